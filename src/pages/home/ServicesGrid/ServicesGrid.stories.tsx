import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { homeContent } from '#content/pages/home.ts';
import { studio } from '#content/studio.ts';
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
  play: async ({ canvas }) => {
    const targets = canvas
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
    const newTab = ' (opens in a new tab)';
    await expect(targets).toEqual([
      ['See the packages (Ultrasounds)', '/services', null],
      ['About the test (Gender DNA Testing)', '/services#dna-testing', null],
      ['Look around (Boutique)', '/boutique', null],
      [`Shop Now${newTab}`, studio.links.boutique, '_blank'],
      ['See the add-on (Real Look 8k)', '/services#8k-hyperreal', null],
      ['See the add-on (Watercolor Art)', '/services#8k-hyperreal', null],
      [`Choose an animal (Heartbeat Animals)${newTab}`, studio.links.boutique, '_blank'],
    ]);
  },
};

export const WholeCardLeadsOn: Story = {
  name: 'Entire Card Is a Link',
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
