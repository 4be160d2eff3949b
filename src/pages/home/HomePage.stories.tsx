import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { homeContent } from '#content/pages/home.ts';
import { studio } from '#content/studio.ts';
import { rememberWeek } from '#lib/rememberedWeek.ts';
import { HomePage } from './HomePage.tsx';

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  parameters: { shell: true, route: '/' },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WeekRemembered: Story = {
  tags: ['state:r70.home.week-remembered', 'vr', 'vr-mobile'],
  beforeEach: () => rememberWeek(18),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('slider')).toHaveValue('18'));
    await expect(await canvas.findByText('Illustration, week 18')).toBeVisible();
  },
};

export const Default: Story = {
  tags: ['state:2.home', 'vr', 'vr-mobile', 'vr-large-text'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(
      main.getByRole('heading', {
        level: 1,
        name: 'Are you ready to meet the Apple of your Eye?',
      }),
    ).toBeVisible();
    const actions = document.getElementById('book-now');
    if (!actions) throw new Error('Nothing has the id book-now');
    await expect(within(actions).getByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      '/services',
    );
    await expect(within(actions).getByRole('link', { name: 'Gift Cards' })).toHaveAttribute(
      'href',
      '/gift-cards',
    );
    await waitFor(() =>
      expect(main.getByRole('link', { name: /^See Cherished Memories/ })).toHaveTextContent(/\$\d/),
    );
    await expect(main.getByText('Packages from $49.')).toBeVisible();
    for (const { alt } of homeContent.pictures) {
      await expect(main.getByRole('img', { name: alt })).toBeInTheDocument();
    }
    await expect(main.getByText(homeContent.intro.paragraphs[0])).toBeVisible();
    await expect(
      main.getByRole('button', { name: `Play video: ${studio.videos.home.title}` }),
    ).toBeVisible();
    await expect(main.getAllByText(/15\+ guests/).length).toBeGreaterThan(0);
    await expect(main.getAllByRole('link', { name: 'Book Now' })).toHaveLength(2);
  },
};
