import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
  tags: ['state:2.home', 'vr', 'vr-mobile', 'vr-large-text', 'vr-forced-colors'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^See Cherished Memories/ });
    await waitFor(() => expect(link).toHaveTextContent(/\$\d/));
    await expect(canvas.getByText('Packages from $49.')).toBeVisible();
  },
};
