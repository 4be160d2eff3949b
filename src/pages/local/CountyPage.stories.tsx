import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect, within } from 'storybook/test';
import { counties } from '#content/places/counties.ts';
import { createCounty as complete } from '#content/places/records.ts';
import { countyPath, townPath } from '#content/paths.ts';
import { phoneHref, studio } from '#content/studio.ts';
import { ContactSheet } from '#storybook/ContactSheet.tsx';
import { expectNotFound } from '#storybook/expectNotFound.ts';
import { fullText } from '#storybook/fullText.ts';
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
} satisfies Meta<typeof CountyPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Prices load after hydration. */
const findPrices = (canvas: Canvas) => canvas.findAllByText(/\$\d/);

const findHeading = (canvas: Canvas) => canvas.getByRole('heading', { level: 1 });

export const Richland: Story = {
  tags: ['state:2.county.richland', 'vr', 'vr-mobile', 'vr-large-text'],
  play: async ({ canvas }) => {
    await findPrices(canvas);
    const main = within(canvas.getByRole('main'));
    await expect(findHeading(canvas)).toHaveTextContent(/ in Richland County$/);
    await expect(main.getByText(richland.population)).toBeVisible();
    await expect(main.getByText(richland.mainCities.join(', '))).toBeVisible();
    for (const words of [richland.intro, ...richland.facts, richland.drive, richland.planning]) {
      await expect(main.getByText(fullText(words))).toBeVisible();
    }
    await expect(main.getByRole('heading', { name: 'What you can book' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Why families choose us' })).toBeVisible();
    await expect(main.getByText(new RegExp(studio.address.street))).toBeVisible();
    await expect(main.getAllByRole('rowheader')).toHaveLength(7);
    const [book] = main.getAllByRole('link', { name: 'Book Now' });
    await expect(book).toHaveAttribute('href', '/services');
    const [call] = main.getAllByRole('link', { name: studio.phone });
    await expect(call).toHaveAttribute('href', phoneHref);
    await expect(
      main.getByRole('img', { name: 'Drawn map of the way from Mansfield to Orchard Peek' }),
    ).toBeVisible();
    const directions = main.getByRole('link', { name: /Open directions/ });
    await expect(directions.getAttribute('href')).toContain('from=Mansfield%2C+OH');
    for (const { slug, name } of richland.towns) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', townPath(slug));
    }
  },
};

export const WithinMinutes: Story = {
  tags: ['state:2.county.within-minutes', 'vr'],
  args: { county: crawford },
  parameters: { route: countyPath('crawford') },
  play: async ({ canvas }) => {
    await findPrices(canvas);
    await expect(findHeading(canvas)).toHaveTextContent(/ Within Minutes of Crawford County$/);
  },
};

export const UnderAnHour: Story = {
  tags: ['state:2.county.under-an-hour', 'vr'],
  args: { county: seneca },
  parameters: { route: countyPath('seneca') },
  play: async ({ canvas }) => {
    await findPrices(canvas);
    await expect(findHeading(canvas)).toHaveTextContent(/ Less Than an Hour from Seneca County$/);
  },
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
