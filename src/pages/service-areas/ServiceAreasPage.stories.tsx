import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { serviceAreaLinks } from '#content/serviceAreaLinks.ts';
import { ServiceAreasPage } from './ServiceAreasPage.tsx';

const meta = {
  title: 'Pages/Service areas',
  component: ServiceAreasPage,
  args: { links: serviceAreaLinks() },
  parameters: { shell: true, route: '/service-areas' },
} satisfies Meta<typeof ServiceAreasPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.service-areas', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    for (const link of main.getAllByRole('link', { name: / (away|Located in .*)$/ })) {
      const [name, , distance] = link.children;
      const lineTop = (element?: Element) => element?.getClientRects()[0]?.top ?? NaN;
      await expect(Math.abs(lineTop(distance) - lineTop(name)), link.textContent).toBeLessThan(12);
    }
  },
};
