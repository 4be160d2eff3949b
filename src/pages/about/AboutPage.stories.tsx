import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aboutContent } from '#content/pages/about.ts';
import { studio } from '#content/studio.ts';
import { AboutPage } from './AboutPage.tsx';

const meta = {
  title: 'Pages/About',
  component: AboutPage,
  parameters: { shell: true, route: '/about' },
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.about', 'vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(aboutContent.hero.h1);
    for (const { alt } of aboutContent.gallery.pictures) {
      await expect(main.getByRole('img', { name: alt })).toBeVisible();
    }
    for (const heading of [
      aboutContent.story.heading,
      ...aboutContent.experience.cards.map(({ title }) => title),
      'Latest 4D HD technology',
      'Early gender testing',
      'Keepsake options',
    ]) {
      await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    }
    await expect(main.getByText('Owner and ultrasound technician')).toBeVisible();
    await expect(main.getAllByText('Ultrasound technician')).toHaveLength(2);
    for (const { title } of studio.videos.about) {
      await expect(main.getByRole('button', { name: `Play video: ${title}` })).toBeVisible();
    }
  },
};
