import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { tick } from '#storybook/clock.ts';
import { overPage } from '#storybook/overPage.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import { Toaster } from './Toaster.tsx';
import { showToast, toastStore, type ToastContent } from './toasts.ts';

const success: ToastContent = {
  title: 'Message Sent!',
  description: "Thank you for your message. We'll get back to you as soon as possible.",
};
const failure: ToastContent = {
  title: 'Missing Information',
  description: 'Please fill in all required fields.',
  variant: 'destructive',
};
const forever = { duration: Infinity };

/** Shows a toast as long as it is mounted. */
function ToastWhileMounted({ title, description, variant = 'default' }: ToastContent) {
  useEffect(() => {
    const toast = showToast({ title, description, variant, ...forever });
    return () => toast.dismiss();
  }, [title, description, variant]);
  return <Toaster />;
}

const meta = {
  title: 'Primitives/Toast',
  tags: ['autodocs'],
  component: ToastWhileMounted,
  parameters: { docs: { frame: '390px' } },
  decorators: [overPage],
  args: { ...success, variant: 'default' },
  argTypes: { variant: { control: 'radio', options: ['default', 'destructive'] } },
  render: () => <Toaster />,
} satisfies Meta<typeof ToastWhileMounted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnyText: Story = {
  render: (args) => <ToastWhileMounted {...args} />,
  play: async ({ args }) => {
    await waitFor(() => expect(getToast()).toHaveTextContent(args.title));
  },
};

const page = within(document.body);
/** User events without delays, because some of these stories use fake timers. */
const user = userEvent.setup({ delay: null });
const messages = () => within(page.getByRole('region', { name: 'Messages (F8)' }));
/** The toast. Not found by text: Radix adds temporary copies of its text for screen readers. */
const toast = () => messages().queryByRole('listitem');
const getToast = () => messages().getByRole('listitem');

export const Default: Story = {
  tags: ['state:4.toast.default', 'vr', 'vr-mobile'],
  beforeEach: () => void showToast({ ...success, ...forever }),
  play: async () => {
    await waitFor(() => expect(within(getToast()).getByText('Message Sent!')).toBeVisible());
  },
};

export const Destructive: Story = {
  tags: ['state:4.toast.destructive', 'vr', 'vr-mobile', 'vr-forced-colors'],
  beforeEach: () => void showToast({ ...failure, ...forever }),
  play: async () => {
    await waitFor(() => expect(within(getToast()).getByText('Missing Information')).toBeVisible());
  },
};

export const LongText: Story = {
  tags: ['vr-mobile'],
  beforeEach: () =>
    void showToast({
      title: 'We could not confirm the payment yet and will look again',
      description:
        'We could not confirm the payment yet. Press Place Order again; you will not be charged twice. If it still fails, call us at the studio.',
      variant: 'destructive',
      ...forever,
    }),
  play: async () => {
    await expect(getToast().getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

export const OneToastAtATime: Story = {
  tags: ['state:4.toast.limit-one'],
  beforeEach: () => {
    showToast({ ...failure, ...forever });
    showToast({ ...success, ...forever });
  },
  play: async () => {
    await expect(messages().getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(within(getToast()).getByText('Message Sent!')).toBeVisible());
  },
};

export const Updated: Story = {
  tags: ['state:4.toast.updated'],
  play: async () => {
    const sending = showToast({ title: 'Sending', description: 'One moment.', ...forever });
    await waitFor(() => expect(getToast()).toHaveTextContent('Sending'));
    const before = getToast();
    sending.update(success);
    await waitFor(() => expect(getToast()).toHaveTextContent('Message Sent!'));
    await expect(getToast()).toBe(before);
  },
};

export const Dismissed: Story = {
  tags: ['state:4.toast.dismissed'],
  parameters: { fakeTimers: true },
  beforeEach: () => void showToast({ ...success, ...forever }),
  play: async () => {
    await user.click(page.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(toast()).toBeNull());
    await expect(toastStore.getState().toasts).toHaveLength(1);
    await tick(1_000_000);
    await expect(toastStore.getState().toasts).toEqual([]);
  },
};

export const AutoCloses: Story = {
  tags: ['state:4.toast.auto-5000'],
  parameters: { fakeTimers: true },
  beforeEach: () => void showToast(success),
  play: async () => {
    await tick(4900);
    await expect(getToast()).toHaveAttribute('data-state', 'open');
    await tick(200);
    await waitFor(() => expect(toast()).toBeNull());
  },
};

/** Drags the toast to the right by `pixels` and releases it. */
async function swipe(pixels: number) {
  const target = getToast();
  const at = (clientX: number) => ({ clientX, clientY: 10, button: 0, pointerId: 1 });
  fireEvent.pointerDown(target, at(100));
  for (let moved = 0; moved <= pixels; moved += 10) fireEvent.pointerMove(target, at(100 + moved));
  fireEvent.pointerUp(target, at(100 + pixels));
}

export const SwipedAway: Story = {
  tags: ['state:4.toast.swipe'],
  beforeEach: () => void showToast({ ...success, ...forever }),
  play: async () => {
    await swipe(60);
    await waitFor(() => expect(toast()).toBeNull());
  },
};

export const SwipeCancelled: Story = {
  tags: ['state:4.toast.swipe-cancel'],
  beforeEach: () => void showToast({ ...success, ...forever }),
  play: async () => {
    await swipe(40);
    await expect(getToast()).toHaveAttribute('data-swipe', 'cancel');
    await expect(getToast()).toHaveAttribute('data-state', 'open');
  },
};

export const FocusedByHotkey: Story = {
  tags: ['state:4.toast.f8', 'vr', 'vr-mobile'],
  beforeEach: () => void showToast({ ...success, ...forever }),
  play: async () => {
    const keyboardMap = [{ key: 'F8', code: 'F8' }];
    await userEvent.setup({ delay: null, keyboardMap }).keyboard('{F8}');
    const viewport = page.getByRole('region', { name: 'Messages (F8)' });
    await expect(viewport).toContainElement(document.activeElement as HTMLElement);
  },
};

/** Plain text when the toasts' code fails to load, as when offline. */
export const CodeFailsToLoad: Story = {
  tags: ['state:r52.toast.plain', 'vr', 'vr-mobile'],
  render: () => <PlainToasts />,
  beforeEach: () => void showToast({ ...failure, ...forever }),
};
