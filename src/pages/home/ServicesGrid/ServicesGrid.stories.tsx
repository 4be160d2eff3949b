import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { homeContent } from '#content/pages/home.ts';
import { ServicesGrid } from './ServicesGrid.tsx';

const meta = {
  title: 'Components/Services grid',
  tags: ['autodocs'],
  component: ServicesGrid,
  args: { cards: homeContent.services.cards },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Services</h1>
        <h2>{homeContent.services.heading}</h2>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ServicesGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixCards: Story = {
  tags: ['state:2.home.services-grid', 'vr', 'vr-mobile'],
};

export const EntireCardIsALink: Story = {
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem')) {
      const [own, ...others] = within(card).getAllByRole<HTMLAnchorElement>('link');
      // Compare sizes: hit tests are flaky in a built Storybook (tests/e2e/shape.spec.ts has them).
      const { width, height } = getComputedStyle(own as Element, '::after');
      await expect(Math.abs(Number.parseFloat(width) - card.clientWidth)).toBeLessThan(1);
      await expect(Math.abs(Number.parseFloat(height) - card.clientHeight)).toBeLessThan(1);
      for (const other of others) await expect(getComputedStyle(other).position).toBe('relative');
    }
  },
};

export const CardHover: Story = {
  tags: ['vr'],
  args: { cards: homeContent.services.cards.slice(0, 3) },
  globals: { pseudo: { hover: 'li:first-child a' } },
};
