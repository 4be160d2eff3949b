import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect } from 'storybook/test';
import { counties } from '#content/places/counties.ts';
import { createCounty as complete } from '#content/places/records.ts';
import { countyPath } from '#content/paths.ts';
import { ContactSheet } from '#storybook/ContactSheet.tsx';
import { expectNotFound } from '#storybook/expectNotFound.ts';
import { CountyPage } from './CountyPage.tsx';

function county(slug: string) {
  const found = counties.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`There is no county ${slug}`);
  return found;
}

const richland = county('richland');
const crawford = county('crawford');
const seneca = county('seneca');

const meta = {
  title: 'Local pages/County',
  component: CountyPage,
  args: { county: richland },
  parameters: { shell: true, route: countyPath('richland') },
  // Prices load after hydration.
  play: async ({ canvas }) => {
    await canvas.findAllByText(/\$\d/);
  },
} satisfies Meta<typeof CountyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Richland: Story = {
  tags: ['state:2.county.richland', 'vr', 'vr-mobile', 'vr-large-text'],
};

export const WithinMinutes: Story = {
  tags: ['state:2.county.within-minutes', 'vr', 'vr-mobile'],
  args: { county: crawford },
  parameters: { route: countyPath('crawford') },
};

export const UnderAnHour: Story = {
  tags: ['state:2.county.under-an-hour', 'vr', 'vr-mobile'],
  args: { county: seneca },
  parameters: { route: countyPath('seneca') },
};

const atMinutes = (minutes: number) => ({
  ...complete({ ...crawford, minutes, population: 42025 }),
  slug: `crawford-${minutes}`,
});

export const ThirtyMinuteBoundary: Story = {
  parameters: { shell: false },
  render: () => <ContactSheet title="The boundary" records={[30, 31].map(atMinutes)} />,
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings[0]).toHaveTextContent(/ Within Minutes of /);
    await expect(headings[1]).toHaveTextContent(/ Less Than an Hour from /);
  },
};

export const AllRecords: Story = {
  tags: ['vr'],
  parameters: { shell: false },
  render: () => <ContactSheet title="Counties" records={counties} />,
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings).toHaveLength(11);
    for (const { textContent } of headings) {
      await expect(textContent).toMatch(
        / (in|Within Minutes of|Less Than an Hour from) \w+ County$/,
      );
    }
  },
};

export const NoRecord: Story = {
  tags: ['state:2.route.no-record.county'],
  parameters: { route: '/3d-ultrasound-erie-county', site: true },
  render: () => <Outlet />,
  play: ({ canvas }) => expectNotFound(canvas),
};
