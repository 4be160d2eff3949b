import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Primitives/Accordion',
  tags: ['autodocs'],
  component: Accordion,
  args: {
    items: [
      { id: 'length', question: 'How long does it take?', answer: <p>10-25 minutes.</p> },
      { id: 'water', question: 'What should I drink?', answer: <p>Plenty of water.</p> },
    ],
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllClosed: Story = { tags: ['vr'] };

export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    const length = canvas.getByRole('button', { name: 'How long does it take?' });
    const water = canvas.getByRole('button', { name: 'What should I drink?' });
    await userEvent.click(length);
    await expect(length).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(water);
    await expect(water).toHaveAttribute('aria-expanded', 'true');
    await expect(length).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(water);
    await expect(water).toHaveAttribute('aria-expanded', 'false');
  },
};

/** As in the ARIA Authoring Practices: arrow keys, Home and End move between the questions. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const length = canvas.getByRole('button', { name: 'How long does it take?' });
    const water = canvas.getByRole('button', { name: 'What should I drink?' });
    await userEvent.tab();
    await expect(length).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(water).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(length).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(water).toHaveFocus();
    await userEvent.keyboard('{Home} ');
    await expect(length).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(length).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Simulates find in page: before it reveals a closed answer, the browser fires `beforematch`. */
export const FoundBySearch: Story = {
  play: async ({ canvas }) => {
    const answer = canvas.getByText('Plenty of water.');
    await expect(answer.closest('[hidden="until-found"]')).not.toBeNull();
    await fireEvent(answer, new Event('beforematch', { bubbles: true }));
    // A native event, not React's, so the answer opens asynchronously.
    await canvas.findByRole('button', { name: 'What should I drink?', expanded: true });
    await expect(answer.closest('[hidden]')).toBeNull();
  },
};

/** The content security policy blocks `style` attributes in prerendered markup (ADR 7). */
export const NoStyleAttribute: Story = {
  args: { openAtFirst: 'water' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain(' style=');
  },
};
