import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { toastStore } from '#components/Toast/toasts.ts';
import { Container } from '#components/Container/Container.tsx';
import { stages } from '#content/stages.ts';
import { SendToPartner } from './SendToPartner.tsx';

const stage = stages.find(({ value }) => value === 'optimal-3d');
if (!stage) throw new Error('There is no stage optimal-3d');

const meta = {
  title: 'Components/Send to partner',
  tags: ['autodocs'],
  component: SendToPartner,
  args: { stage, week: 31 },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof SendToPartner>;

export default meta;
type Story = StoryObj<typeof meta>;

const resultUrl = () => `${location.origin}/peek-planner?week=31`;

/** Clicks the button with a fake share API (or none) and clipboard, then restores the real ones. */
async function sendWithShareApi(
  canvas: ReturnType<typeof within>,
  able: { share?: unknown; canShare?: unknown; writeText?: unknown; until?: () => Promise<void> },
) {
  const { share, canShare, writeText, until } = able;
  Object.defineProperty(navigator, 'canShare', { value: canShare, configurable: true });
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  try {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to my partner' }));
    await until?.();
  } finally {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'clipboard');
  }
}

const newestToast = () => toastStore.getState().toasts[0];

export const Default: Story = { tags: ['vr'] };

export const Shared: Story = {
  play: async ({ canvas }) => {
    const share = fn(() => Promise.resolve());
    const until = () => waitFor(() => expect(share).toHaveBeenCalled());
    await sendWithShareApi(canvas, { share, until });
    await expect(share).toHaveBeenCalledWith({
      title: 'Peek Planner',
      text: 'At 31 weeks: now is the moment',
      url: resultUrl(),
    });
    await expect(newestToast()).toBeUndefined();
  },
};

export const SharedWithImage: Story = {
  play: async ({ canvas }) => {
    const share = fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    const until = () => waitFor(() => expect(share).toHaveBeenCalled());
    await sendWithShareApi(canvas, { share, canShare: () => true, until });
    const [{ files = [], ...link } = {}] = share.mock.calls[0] ?? [];
    await expect(link).toEqual({
      title: 'Peek Planner',
      text: 'At 31 weeks: now is the moment',
      url: resultUrl(),
    });
    await expect(files.map(({ name, type }) => [name, type])).toEqual([
      ['week-31.jpg', 'image/jpeg'],
    ]);
    const [file = new Blob()] = files;
    await expect(await createImageBitmap(file)).toMatchObject({ width: 1080, height: 1080 });
  },
};

export const ShareDialogCanceled: Story = {
  play: async ({ canvas }) => {
    const share = fn(() => Promise.reject(new DOMException('', 'AbortError')));
    const until = () => waitFor(() => expect(share).toHaveBeenCalled());
    await sendWithShareApi(canvas, { share, until });
    await expect(newestToast()).toBeUndefined();
  },
};

export const Copied: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(() => Promise.resolve());
    await sendWithShareApi(canvas, { writeText });
    await waitFor(() => expect(newestToast()?.title).toBe('Link copied'));
    await expect(writeText).toHaveBeenCalledWith(resultUrl());
  },
};

export const CopyFailed: Story = {
  play: async ({ canvas }) => {
    await sendWithShareApi(canvas, { writeText: () => Promise.reject(new Error('blocked')) });
    await waitFor(() => expect(newestToast()?.title).toBe("We couldn't copy the link"));
    await expect(newestToast()?.description).toContain(resultUrl());
  },
};
