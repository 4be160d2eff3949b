import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect } from 'storybook/test';
import { towns } from '#content/places/towns.ts';
import { townPath } from '#content/paths.ts';
import { ContactSheet } from '#storybook/ContactSheet.tsx';
import { expectNotFound } from '#storybook/expectNotFound.ts';
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
  // Prices load after hydration.
  play: async ({ canvas }) => {
    await canvas.findAllByText(/\$\d/);
  },
} satisfies Meta<typeof TownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ontario: Story = {
  tags: ['state:2.town.located-in.ontario', 'vr', 'vr-mobile'],
  args: { town: town('ontario') },
  parameters: { route: townPath('ontario') },
};

export const Mansfield: Story = {
  tags: ['state:2.town.located-in.mansfield', 'vr', 'vr-mobile', 'vr-large-text'],
  args: { town: mansfield },
  parameters: { route: townPath('mansfield') },
};

export const JustMinutes: Story = {
  tags: ['state:2.town.just-n', 'vr', 'vr-mobile'],
};

export const UnderAnHour: Story = {
  tags: ['state:2.town.under-an-hour', 'vr', 'vr-mobile'],
  args: { town: town('mount-vernon') },
  parameters: { route: townPath('mount-vernon') },
};

const longest = towns.toSorted((a, b) => b.zipCodes.length - a.zipCodes.length)[0] ?? mansfield;

export const ManyZipCodes: Story = {
  name: 'Many ZIP Codes',
  tags: ['vr-mobile'],
  args: { town: { ...longest, zipCodes: [...longest.zipCodes, '44901', '44999', '44862'] } },
  parameters: { route: townPath(longest.slug) },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/\$\d/);
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
