import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { hyperrealImages8k } from '#content/topics/hyperrealImages8k.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

const { comparison } = hyperrealImages8k;
if (!comparison) throw new Error('The 8k page compares nothing');

const meta = {
  title: 'Components/Before and after',
  tags: ['autodocs'],
  component: BeforeAfter,
  args: { ...comparison, sizes: '60rem' },
  decorators: [
    (Story) => (
      <Container as="main" style={{ maxWidth: '60rem' }}>
        <h1>Real Look 8k</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof BeforeAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The distance of the boundary between the two pictures from the left edge, in pixels. */
function measureDivider(canvasElement: HTMLElement): number {
  const [, after] = canvasElement.querySelectorAll('figure');
  if (!after) throw new Error('There is no second picture');
  const seam = after.parentElement?.lastElementChild?.getBoundingClientRect().left ?? 0;
  return seam - after.getBoundingClientRect().left;
}

export const Middle: Story = {
  tags: ['state:r58.before-after.middle', 'vr', 'vr-mobile', 'vr-forced-colors'],
  play: async ({ canvas, canvasElement, args }) => {
    const handle = canvas.getByRole('slider', { name: args.label });
    await expect(handle).toHaveValue('50');
    await expect(handle).toHaveAttribute('aria-valuetext', '50% 3D picture, 50% Real Look 8k');
    await expect(canvas.getByRole('img', { name: args.before.alt })).toBeVisible();
    await expect(canvas.getByRole('img', { name: args.after.alt })).toBeVisible();
    const width = canvasElement.querySelector('figure')?.clientWidth ?? 0;
    await expect(Math.abs(measureDivider(canvasElement) / width - 0.5)).toBeLessThan(0.02);
  },
};

export const Moved: Story = {
  tags: ['vr'],
  play: async ({ canvas, canvasElement }) => {
    const before = measureDivider(canvasElement);
    const handle = canvas.getByRole('slider');
    fireEvent.change(handle, { target: { value: '20' } });
    await expect(handle).toHaveAttribute('aria-valuetext', '20% 3D picture, 80% Real Look 8k');
    await expect(measureDivider(canvasElement)).toBeLessThan(before / 2);
  },
};
