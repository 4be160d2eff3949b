import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paymentNote } from '#content/policies.ts';
import { phoneHref, studio } from '#content/studio.ts';
import { ContactPage } from './ContactPage.tsx';

const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  parameters: { shell: true, route: '/contact' },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:2.contact', 'vr', 'vr-mobile', 'vr-large-text'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    for (const call of main.getAllByRole('link', { name: studio.phone })) {
      await expect(call).toHaveAttribute('href', phoneHref);
    }
    await expect(main.getByRole('link', { name: studio.email })).toHaveAttribute(
      'href',
      `mailto:${studio.email}`,
    );
    await expect(main.getByText(new RegExp(studio.address.street))).toBeVisible();
    const days = main.getAllByRole('rowheader').map((day) => day.textContent);
    await expect(days).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
    await expect(main.getByText(paymentNote)).toBeVisible();
  },
};
