import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchRoutes, useLocation, type RouteObject } from 'react-router';
import { expect, within } from 'storybook/test';
import { counties } from '#content/places/counties.ts';
import { towns } from '#content/places/towns.ts';
import { countyPath, topicPath, townPath } from '#content/siteRoutes.ts';
import { topics } from '#content/topics/topics.ts';
import { CountyPage } from '#pages/county/CountyPage.tsx';
import { FaqPage } from '#pages/faq/FaqPage.tsx';
import { NotFoundPage } from '#pages/not-found/NotFoundPage.tsx';
import { TopicPage } from '#pages/topic/TopicPage.tsx';
import { TownPage } from '#pages/town/TownPage.tsx';

// As in src/routes.ts: one route for each record, none for a pattern.
const table: RouteObject[] = [
  { path: '/faq', element: <FaqPage /> },
  ...topics.map((topic) => ({ path: topicPath(topic.slug), element: <TopicPage topic={topic} /> })),
  ...counties.map((county) => ({
    path: countyPath(county.slug),
    element: <CountyPage county={county} />,
  })),
  ...towns.map((town) => ({ path: townPath(town.slug), element: <TownPage town={town} /> })),
  { path: '*', element: <NotFoundPage /> },
];

function Routed() {
  const { pathname } = useLocation();
  return matchRoutes(table, pathname)?.at(-1)?.route.element;
}

const meta = {
  title: 'System/Routing',
  parameters: { layout: 'page' },
  render: () => <Routed />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('heading', { level: 1 });

/** An address that looks like a town's. */
export const TopicBeatsTownPattern: Story = {
  parameters: { route: '/3d-ultrasound-near-me' },
  play: async ({ canvasElement }) => {
    const topic = topics.find(({ slug }) => slug === '3d-ultrasound-near-me');
    await expect(heading(canvasElement)).toHaveTextContent(topic?.h1 ?? 'no such topic');
  },
};

/** Marion is a county and a town of it; the county's address begins as the town's does. */
export const CountyBeatsTownPattern: Story = {
  parameters: { route: '/3d-ultrasound-marion-county' },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('Marion County');
  },
};

export const TownOfTheSameName: Story = {
  parameters: { route: '/3d-ultrasound-marion' },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('Marion');
    await expect(heading(canvasElement)).not.toHaveTextContent('County');
  },
};

export const TrailingSlash: Story = {
  parameters: { route: '/faq/' },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).not.toHaveTextContent('404');
    await expect(within(canvasElement).getAllByRole('group').length).toBeGreaterThanOrEqual(13);
  },
};
