import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { studio } from '#content/studio.ts';
import { overPage } from '#storybook/overPage.tsx';
import { PromoDialog } from './PromoDialog.tsx';

const meta = {
  title: 'Components/Promo popup',
  tags: ['autodocs'],
  component: PromoDialog,
  args: { promo: studio.promo, open: true, onDismiss: fn() },
  parameters: { clock: '2025-09-01T12:00:00-04:00', docs: { frame: '390px' } },
  decorators: [overPage],
} satisfies Meta<typeof PromoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Open: Story = {
  tags: ['state:2.popup', 'vr', 'vr-mobile', 'vr-forced-colors'],
  play: async ({ args }) => {
    const dialog = page.getByRole('dialog', { name: 'Open House + Ribbon Cutting' });
    await waitFor(() => expect(dialog).toBeVisible());
    const inside = within(dialog);
    await expect(inside.getByRole('img', { name: 'Open House + Ribbon Cutting' })).toBeVisible();
    const rsvp = inside.getByRole('link', { name: /^RSVP on Facebook/ });
    const later = inside.getByRole('button', { name: 'Maybe Later' });
    await expect(rsvp).toHaveAttribute('href', studio.promo.rsvpUrl);
    await expect(rsvp).toHaveAttribute('target', '_blank');

    later.focus();
    await userEvent.tab();
    await expect(rsvp).toHaveFocus();
    await userEvent.tab();
    await expect(later).toHaveFocus();
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const ImageMissing: Story = {
  tags: ['vr'],
  play: async () => {
    const dialog = page.getByRole('dialog');
    const image = within(dialog).getByRole('img');
    image.dispatchEvent(new Event('error'));
    await waitFor(() => expect(within(dialog).queryByRole('img')).toBeNull());
    await expect(within(dialog).getAllByText('Open House + Ribbon Cutting')).toHaveLength(2);
  },
};
