import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Search } from 'lucide-react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Container } from '#components/Container/Container.tsx';
import { tick } from '#storybook/clock.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Primitives/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  args: { label: 'Keep', children: null },
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

/** The first hover loads the tooltips' code; load it before timing anything. */
async function preloadTooltips(button: HTMLElement) {
  await import('./TooltipHost.tsx');
  await user.hover(button);
  await tick(50);
  await user.unhover(button);
}

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
  tags: ['state:4.tooltip.delay-700'],
  parameters: { fakeTimers: true },
  play: async () => {
    await preloadTooltips(findKeepButton());
    await tick(1000);
    await user.hover(findKeepButton());
    await tick(699);
    await expect(page.queryByRole('tooltip')).toBeNull();
    await tick(1);
    await expect(page.getByRole('tooltip')).toHaveTextContent('Keep');
  },
};

export const SkipDelay: Story = {
  tags: ['state:4.tooltip.skip-300'],
  parameters: { fakeTimers: true },
  play: async () => {
    await preloadTooltips(findLookButton());
    await preloadTooltips(findKeepButton());
    await tick(1000);
    await user.hover(findKeepButton());
    await tick(700);
    await expect(page.getByRole('tooltip')).toHaveTextContent('Keep');
    await user.unhover(findKeepButton());
    await user.hover(findLookButton());
    await waitFor(() => {
      // Radix ignores the first move, which only leaves the grace area of the first tooltip.
      const { left: clientX, top: clientY } = findLookButton().getBoundingClientRect();
      fireEvent.pointerMove(findLookButton(), { pointerType: 'mouse', clientX, clientY });
      return expect(page.getByRole('tooltip')).toHaveTextContent('Look closer');
    });
  },
};
