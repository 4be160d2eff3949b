import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openCart } from '#cart/cartStore.ts';
import { showToast, toastStore } from '#components/Toast/toasts.ts';
import { studio } from '#content/studio.ts';
import { PROMO_DELAY, PROMO_SEEN_KEY, usePromo } from '#layout/PromoPopup/usePromo.ts';
import { FaqPage } from '#pages/faq/FaqPage.tsx';
import { tick } from '#storybook/clock.ts';

const meta = {
  title: 'System/Overlays',
  parameters: { shell: true, clock: '2025-09-01T12:00:00-04:00', fakeTimers: true },
  render: () => <FaqPage />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
/** User events without delays, because most of these stories use fake timers. */
const user = userEvent.setup({ delay: null });
const queryPromo = () => page.queryByRole('dialog', { name: 'Open House + Ribbon Cutting' });

async function openPromo() {
  await import('#layout/PromoPopup/PromoDialog.tsx');
  await tick(PROMO_DELAY);
  await waitFor(() => expect(queryPromo()).toBeVisible());
}

async function expectDismissed() {
  await waitFor(() => expect(queryPromo()).toBeNull());
  await expect(localStorage.getItem(PROMO_SEEN_KEY)).toBe('true');
}

async function expectNoPromo() {
  await import('#layout/PromoPopup/PromoDialog.tsx');
  await tick(10 * PROMO_DELAY);
  await expect(queryPromo()).toBeNull();
}

const doNothing = () => {};

/** Shows the hook's state: the dialog itself is lazy and may render after the phase changes. */
function PromoPhase() {
  return <p>{usePromo({ lastDay: studio.promo.lastDay, prepare: doNothing }).phase}</p>;
}

export const PopupAfter1500Ms: Story = {
  name: 'Popup After 1500 ms',
  tags: ['state:4.popup.after-1500ms'],
  render: () => (
    <>
      <FaqPage />
      <PromoPhase />
    </>
  ),
  play: async ({ canvas }) => {
    await import('#layout/PromoPopup/PromoDialog.tsx');
    await tick(1400);
    await expect(canvas.getByText('waiting')).toBeVisible();
    await expect(queryPromo()).toBeNull();
    await tick(100);
    await waitFor(() => expect(queryPromo()).toBeVisible());
  },
};

export const PopupOnExpiryDay: Story = {
  tags: ['state:4.popup.on-expiry-day', 'vr', 'vr-mobile'],
  parameters: { clock: '2025-09-18T23:59:00-04:00' },
  play: openPromo,
};

export const PopupAfterExpiry: Story = {
  tags: ['state:4.popup.after-expiry', 'vr', 'vr-mobile'],
  parameters: { clock: '2025-09-19T00:00:00-04:00' },
  play: expectNoPromo,
};

export const PopupSeen: Story = {
  tags: ['state:4.popup.seen'],
  beforeEach: () => localStorage.setItem(PROMO_SEEN_KEY, 'true'),
  play: expectNoPromo,
};

export const PopupRsvp: Story = {
  name: 'Popup RSVP',
  tags: ['state:4.popup.dismiss-rsvp'],
  play: async () => {
    await openPromo();
    const rsvp = page.getByRole('link', { name: /^RSVP on Facebook/ });
    await expect(rsvp).toHaveAttribute('target', '_blank');
    await expect(rsvp).toHaveAttribute('rel', 'noopener');
    rsvp.addEventListener('click', (event) => event.preventDefault());
    await user.click(rsvp);
    await expectDismissed();
  },
};

export const PopupMaybeLater: Story = {
  tags: ['state:4.popup.dismiss-later'],
  play: async () => {
    await openPromo();
    await user.click(page.getByRole('button', { name: 'Maybe Later' }));
    await expectDismissed();
  },
};

export const PopupOverlayClick: Story = {
  tags: ['state:4.popup.dismiss-overlay'],
  play: async () => {
    await openPromo();
    const overlay = document.querySelector('[data-promo-overlay]');
    if (!overlay) throw new Error('The popup has no overlay');
    await tick(0); // Radix adds its listener for outside clicks in the next task.
    await user.click(overlay);
    await expectDismissed();
  },
};

export const PopupEscape: Story = {
  play: async () => {
    await openPromo();
    await user.keyboard('{Escape}');
    await expectDismissed();
  },
};

/** With localStorage blocked, the popup still opens and closes (ruling 31). */
export const PopupStorageBlocked: Story = {
  beforeEach: () => {
    const { getItem, setItem } = Storage.prototype;
    const throwSecurityError = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: throwSecurityError, setItem: throwSecurityError });
    return () => Object.assign(Storage.prototype, { getItem, setItem });
  },
  play: async () => {
    await openPromo();
    await user.click(page.getByRole('button', { name: 'Maybe Later' }));
    await waitFor(() => expect(queryPromo()).toBeNull());
  },
};

export const PopupOverOpenDrawer: Story = {
  tags: ['vr'],
  parameters: { cart: 'one' },
  beforeEach: async () => {
    await import('#cart/CartDrawer/CartDrawer.tsx');
    openCart();
  },
  play: async () => {
    await page.findByRole('dialog', { name: 'Shopping Cart' });
    await openPromo();
    const popup = queryPromo();
    await expect(popup).toContainElement(document.activeElement as HTMLElement);
    const { left, top, width, height } = (popup as HTMLElement).getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height - 40);
    await expect(popup).toContainElement(onTop as HTMLElement);
  },
};

export const ToastOverDrawer: Story = {
  tags: ['vr', 'vr-mobile'],
  parameters: { cart: 'one', clock: '2026-01-15T12:00:00-05:00', fakeTimers: false },
  beforeEach: async () => {
    await import('#cart/CartDrawer/CartDrawer.tsx');
    openCart();
    showToast({
      title: 'Missing Information',
      description: 'Please fill in all required fields.',
      variant: 'destructive',
      duration: Infinity,
    });
  },
  play: async () => {
    await page.findByRole('dialog', { name: 'Shopping Cart' });
    const region = await page.findByRole('region', { name: 'Messages (F8)' });
    const close = await within(region).findByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toBeVisible());
    const { left, top, width, height } = close.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(close).toContainElement(onTop as HTMLElement);
    await expect(toastStore.getState().toasts).toMatchObject([{ open: true }]);
  },
};

/** Clicking a toast's button does not close the drawer. */
export const ToastClosedOverDrawer: Story = {
  ...ToastOverDrawer,
  tags: [],
  play: async () => {
    await page.findByRole('dialog', { name: 'Shopping Cart' });
    const region = await page.findByRole('region', { name: 'Messages (F8)' });
    await user.click(await within(region).findByRole('button', { name: 'Close' }));
    await expect(toastStore.getState().toasts).toMatchObject([{ open: false }]);
    await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  },
};
