import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { serviceAreaLinks } from '#content/serviceAreaLinks.ts';
import { fixedRoutes, prerenderPaths } from '#content/siteRoutes.ts';
import { studio } from '#content/studio.ts';
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
    const lists = main.getAllByRole('region');
    const addresses = lists.map((list) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    await expect(addresses.map((list) => list.length)).toEqual([11, 30, 7, 9, 9]);
    const localPages = prerenderPaths.filter(
      (path) => !fixedRoutes.some((fixed) => fixed.path === path),
    );
    await expect(addresses.flat().toSorted()).toEqual(localPages.toSorted());
    await expect(main.getByRole('link', { name: 'Ontario Located in Ontario' })).toBeVisible();
    for (const link of main.getAllByRole('link', { name: / (away|Located in .*)$/ })) {
      const [name, , distance] = link.children;
      const lineTop = (element?: Element) => element?.getClientRects()[0]?.top ?? NaN;
      await expect(Math.abs(lineTop(distance) - lineTop(name)), link.textContent).toBeLessThan(12);
    }
    const shop = main.getByRole('link', { name: /Shop Boutique/ });
    await expect(shop).toHaveAttribute('href', studio.links.boutique);
    await expect(shop).toHaveAttribute('target', '_blank');
  },
};
