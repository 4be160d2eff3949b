import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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

/** The link that a click in the middle of an element would activate. */
function linkAt(element: Element) {
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a');
}

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
  play: ({ canvas }) =>
    // Nothing can be hit while a dialog of the story before closes.
    waitFor(async () => {
      for (const card of canvas.getAllByRole('listitem')) {
        const [own, ...others] = within(card).getAllByRole('link');
        for (const part of card.querySelectorAll('img, h3, p')) {
          await expect(linkAt(part)).toBe(own);
        }
        for (const other of others) await expect(linkAt(other)).toBe(other);
      }
    }),
};

export const CardHover: Story = {
  tags: ['vr'],
  args: { cards: homeContent.services.cards.slice(0, 3) },
  parameters: { pseudo: { hover: 'li:first-child a' } },
};
