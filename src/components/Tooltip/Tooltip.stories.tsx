import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Search } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Container } from '#components/Container/Container.tsx';
import { tick } from '#storybook/clock.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  args: { label: 'Keep', children: <></> },
  render: ({ label }) => (
    <Container>
      <Tooltip label={label}>
        <Button variant="outline" aria-label="Keep this picture">
          <Heart aria-hidden="true" />
        </Button>
      </Tooltip>{' '}
      <Tooltip label="Look closer">
        <Button variant="outline" aria-label="Look closer at this picture">
          <Search aria-hidden="true" />
        </Button>
      </Tooltip>
    </Container>
  ),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);
/** User events without delays, because these stories use fake timers. */
const user = userEvent.setup({ delay: null });
const findKeepButton = () => page.getByRole('button', { name: 'Keep this picture' });
const findLookButton = () => page.getByRole('button', { name: 'Look closer at this picture' });

export const Open: Story = {
  tags: ['vr'],
  play: async () => {
    await user.tab();
    const tooltip = await page.findByRole('tooltip', { name: 'Keep' });
    await expect(findKeepButton()).toHaveAccessibleDescription('Keep');
    const { left, right, top, bottom } = tooltip.getBoundingClientRect();
    await expect(left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight).toBe(true);
  },
};

export const OpensAfter700ms: Story = {
  name: 'Opens After 700 ms',
  tags: ['state:4.tooltip.delay-700', 'vr', 'vr-mobile', 'vr-forced-colors'],
  parameters: { fakeTimers: true },
  play: async () => {
    // More than 300 ms after a tooltip of another story.
    await tick(1000);
    await user.hover(findKeepButton());
    await tick(699);
    await expect(page.queryByRole('tooltip')).toBeNull();
    await tick(1);
    await expect(page.getByRole('tooltip')).toHaveTextContent('Keep');
  },
};

export const SkipDelay: Story = {
  tags: ['state:4.tooltip.skip-300', 'vr', 'vr-mobile'],
  parameters: { fakeTimers: true },
  play: async () => {
    await user.hover(findKeepButton());
    await tick(700);
    await expect(page.getByRole('tooltip')).toHaveTextContent('Keep');
    await user.unhover(findKeepButton());
    await user.hover(findLookButton());
    await tick(0);
    await expect(page.getByRole('tooltip')).toHaveTextContent('Look closer');
  },
};

export const EscapeCloses: Story = {
  play: async () => {
    await user.tab();
    await page.findByRole('tooltip', { name: 'Keep' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('tooltip')).toBeNull());
    await expect(findKeepButton()).toHaveFocus();
  },
};

export const NotByTap: Story = {
  parameters: { fakeTimers: true },
  play: async () => {
    await user.pointer({ keys: '[TouchA]', target: findKeepButton() });
    await tick(1000);
    await expect(findKeepButton()).toHaveFocus();
    await expect(page.queryByRole('tooltip')).toBeNull();
  },
};
