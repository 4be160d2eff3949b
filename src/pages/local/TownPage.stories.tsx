import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect, within } from 'storybook/test';
import { towns } from '#content/places/towns.ts';
import { babyShowerPath, maternityPath, townPath } from '#content/paths.ts';
import { phoneHref, studio } from '#content/studio.ts';
import { ContactSheet } from '#storybook/ContactSheet.tsx';
import { expectNotFound } from '#storybook/expectNotFound.ts';
import { fullText } from '#storybook/fullText.ts';
import { TownPage } from './TownPage.tsx';

function town(slug: string) {
  const found = towns.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`There is no town ${slug}`);
  return found;
}

const galion = town('galion');
const mansfield = town('mansfield');

const meta = {
  title: 'Local pages/Town',
  component: TownPage,
  args: { town: galion },
  parameters: { shell: true, route: townPath('galion') },
} satisfies Meta<typeof TownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Prices load after hydration. */
const findPrices = (canvas: ReturnType<typeof within>) => canvas.findAllByText(/\$\d/);

export const Ontario: Story = {
  tags: ['state:2.town.located-in.ontario', 'vr'],
  args: { town: town('ontario') },
  parameters: { route: townPath('ontario') },
  play: async ({ canvas }) => {
    await findPrices(canvas);
    const [line] = canvas.getAllByText(/^Located in Ontario/);
    await expect(line).toBeVisible();
  },
};

export const Mansfield: Story = {
  tags: ['state:2.town.located-in.mansfield', 'vr', 'vr-mobile', 'vr-large-text'],
  args: { town: mansfield },
  parameters: { route: townPath('mansfield') },
  play: async ({ canvas }) => {
    await findPrices(canvas);
    const [line] = canvas.getAllByText(/^Located in/);
    await expect(line).toBeVisible();
  },
};

export const JustMinutes: Story = {
  tags: ['state:2.town.just-n', 'vr'],
  play: async ({ canvas }) => {
    await findPrices(canvas);
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: galion.h1 })).toBeVisible();
    await expect(main.getByText('The studio is just 20 minutes away')).toBeVisible();
    await expect(main.getByText(galion.population)).toBeVisible();
    await expect(main.getByText('44833')).toBeVisible();
    for (const words of [galion.intro, ...galion.facts, galion.drive, galion.planning]) {
      await expect(main.getByText(fullText(words))).toBeVisible();
    }
    const packages = ['cherished-memories', 'premiere-view', 'first-glimpse', 'gender-peek'];
    const blurbs = main
      .getAllByRole('link')
      .map((link: HTMLElement) => link.getAttribute('href'))
      .filter((href: string | null) => href?.startsWith('/services#'));
    await expect(blurbs).toEqual(packages.map((id) => `/services#${id}`));
    await expect(main.getAllByRole('rowheader')).toHaveLength(7);
    await expect(main.getByText(new RegExp(studio.address.street))).toBeVisible();
    const [book] = main.getAllByRole('link', { name: 'Book Now' });
    await expect(book).toHaveAttribute('href', '/services');
    const [call] = main.getAllByRole('link', { name: studio.phone });
    await expect(call).toHaveAttribute('href', phoneHref);
    await expect(
      main.getByRole('img', { name: 'Drawn map of the way from Galion to Orchard Peek' }),
    ).toBeVisible();
    for (const path of [
      ...galion.neighbours.map(({ slug }) => townPath(slug)),
      babyShowerPath('galion'),
      maternityPath('galion'),
    ]) {
      const hrefs = main.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'));
      await expect(hrefs).toContain(path);
    }
  },
};

export const UnderAnHour: Story = {
  tags: ['state:2.town.under-an-hour', 'vr'],
  args: { town: town('mount-vernon') },
  parameters: { route: townPath('mount-vernon') },
  play: async ({ canvas }) => {
    await findPrices(canvas);
  },
};

const longest = towns.toSorted((a, b) => b.zipCodes.length - a.zipCodes.length)[0] ?? mansfield;

export const ManyZipCodes: Story = {
  name: 'Many ZIP Codes',
  tags: ['vr-mobile'],
  args: { town: { ...longest, zipCodes: [...longest.zipCodes, '44901', '44999', '44862'] } },
  parameters: { route: townPath(longest.slug) },
  play: async ({ canvas }) => {
    await findPrices(canvas);
    await expect(canvas.getByText(/^44902, 44903, .*44999, 44862$/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const AllRecords: Story = {
  tags: ['vr'],
  parameters: { shell: false },
  render: () => <ContactSheet title="Towns" records={towns} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(30);
    await expect(canvas.getAllByText(/^Located in/)).toHaveLength(2);
    const others = canvas.getAllByText(/^(just ([5-9]|[12]\d|30) minutes|less than an hour) away$/);
    await expect(others).toHaveLength(28);
  },
};

export const NoRecord: Story = {
  tags: ['state:2.route.no-record.town'],
  parameters: { route: '/3d-ultrasound-columbus', site: true },
  render: () => <Outlet />,
  play: ({ canvas }) => expectNotFound(canvas),
};
