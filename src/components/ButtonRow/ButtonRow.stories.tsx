import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { ButtonRow } from './ButtonRow.tsx';

type Args = {
  /** The buttons' labels. */
  labels: string[];
  /** The available width. */
  width: string;
};

const meta = {
  title: 'Primitives/Button row',
  tags: ['autodocs'],
  args: { labels: ['Book Now', 'Learn more', 'Call us'], width: '40rem' },
  render: ({ labels, width }) => (
    <div style={{ width }}>
      <ButtonRow>
        {labels.map((label, index) => (
          <Button key={label} variant={index === 0 ? 'primary' : 'outline'}>
            {label}
          </Button>
        ))}
      </ButtonRow>
    </div>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const countRows = (buttons: HTMLElement[]) =>
  new Set(buttons.map((button) => button.offsetTop)).size;

export const Beside: Story = {
  play: async ({ canvas }) => {
    await expect(countRows(canvas.getAllByRole('button'))).toBe(1);
  },
};

export const Wrapped: Story = {
  args: { width: '12rem' },
  play: async ({ canvas }) => {
    await expect(countRows(canvas.getAllByRole('button'))).toBe(3);
  },
};
