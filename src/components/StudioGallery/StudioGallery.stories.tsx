import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { homeContent } from '#content/pages/home.ts';
import { StudioGallery } from './StudioGallery.tsx';

const meta = {
  title: 'Components/Studio gallery',
  tags: ['autodocs'],
  component: StudioGallery,
  args: { pictures: homeContent.pictures },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>The studio</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof StudioGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourPhotos: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
  },
};

export const ImageMissing: Story = {
  tags: ['vr'],
  play: async ({ canvas }) => {
    const { alt } = homeContent.pictures[1];
    fireEvent.error(canvas.getByRole('img', { name: alt }));
    await expect(await canvas.findByText(alt)).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};
