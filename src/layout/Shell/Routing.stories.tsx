import type { Meta, StoryObj } from '@storybook/react-vite';
import { Outlet } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';
import { topics } from '#content/topics/topics.ts';

const meta = {
  title: 'System/Routing',
  parameters: { shell: true, site: true },
  render: () => <Outlet />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const findHeading = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('heading', { level: 1 });

/** A topic page whose path also matches the pattern of town paths. */
export const TopicBeatsTownPattern: Story = {
  parameters: { route: '/3d-ultrasound-near-me' },
  play: async ({ canvasElement }) => {
    const topic = topics.find(({ slug }) => slug === '3d-ultrasound-near-me');
    await expect(await findHeading(canvasElement)).toHaveTextContent(topic?.h1 ?? 'no such topic');
  },
};

/** Marion is both a county and a town; the county's path starts with the town's. */
export const CountyBeatsTownPattern: Story = {
  parameters: { route: '/3d-ultrasound-marion-county' },
  play: async ({ canvasElement }) => {
    await expect(await findHeading(canvasElement)).toHaveTextContent('Marion County');
  },
};

export const TownOfTheSameName: Story = {
  parameters: { route: '/3d-ultrasound-marion' },
  play: async ({ canvasElement }) => {
    await expect(await findHeading(canvasElement)).toHaveTextContent('Marion');
    await expect(await findHeading(canvasElement)).not.toHaveTextContent('County');
  },
};

export const TrailingSlash: Story = {
  parameters: { route: '/faq/' },
  play: async ({ canvasElement }) => {
    await expect(await findHeading(canvasElement)).not.toHaveTextContent('404');
    const questions = () => within(canvasElement).getAllByRole('button', { expanded: false });
    await waitFor(() => expect(questions().length).toBeGreaterThanOrEqual(13));
  },
};
