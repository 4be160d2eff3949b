import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RouteMap } from './RouteMap.tsx';

const places = {
  ontario: { name: 'Ontario', latitude: 40.7595, longitude: -82.5902 },
  mansfield: { name: 'Mansfield', latitude: 40.7584, longitude: -82.5155, isCountySeat: true },
  galion: { name: 'Galion', latitude: 40.7336, longitude: -82.7899 },
  crestline: { name: 'Crestline', latitude: 40.7876, longitude: -82.7366 },
  bucyrus: { name: 'Bucyrus', latitude: 40.8084, longitude: -82.9755, isCountySeat: true },
  upperSandusky: {
    name: 'Upper Sandusky',
    latitude: 40.8273,
    longitude: -83.2813,
    isCountySeat: true,
  },
};

const meta = {
  title: 'Components/Route map',
  tags: ['autodocs'],
  component: RouteMap,
  args: {
    title: 'Drawn map of the way from Galion to Orchard Peek',
    studio: { name: 'Orchard Peek', latitude: 40.768, longitude: -82.5922 },
    place: places.galion,
    neighbours: [places.mansfield, places.crestline, places.bucyrus],
  },
} satisfies Meta<typeof RouteMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromATown: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Drawn map of the way from Galion to Orchard Peek' }),
    ).toBeVisible();
  },
};

export const NextDoor: Story = {
  tags: ['vr'],
  args: {
    title: 'Drawn map of the way from Ontario to Orchard Peek',
    place: places.ontario,
    neighbours: [places.mansfield],
  },
};

export const FarAway: Story = {
  tags: ['vr', 'vr-forced-colors'],
  args: {
    title: 'Drawn map of the way from Upper Sandusky to Orchard Peek',
    place: places.upperSandusky,
    neighbours: [places.bucyrus, places.galion, places.crestline, places.mansfield],
  },
};
