import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container/Container.tsx';
import { ExternalLink } from '#components/ExternalLink/ExternalLink.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Primitives/Prose',
  tags: ['autodocs'],
  component: Prose,
  args: { children: 'Time to look, and then to look again.' },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneParagraph: Story = {
  render: ({ children }) => (
    <Container>
      <Prose>
        <p>{children}</p>
      </Prose>
    </Container>
  ),
};

export const Article: Story = {
  tags: ['vr', 'vr-mobile'],
  render: () => (
    <Container as="main">
      <Prose>
        <h2>What to bring</h2>
        <p>
          Bring anyone you like: the room seats fifteen adults and four children, and two large
          screens show every yawn. Look through <TextLink to="/services">the packages</TextLink>{' '}
          before you come, or at <ExternalLink href="https://shop.example/">the store</ExternalLink>
          .
        </p>
        <h3>The week before</h3>
        <ul>
          <li>Drink plenty of water, starting at least 7 days before your session.</li>
          <li>Tell us at least 24 hours ahead if you cannot come.</li>
        </ul>
        <h3>On the day</h3>
        <ol>
          <li>Plan 30-60 minutes for the whole visit.</li>
          <li>Pay on arrival, by cash or card.</li>
        </ol>
        <blockquote>Time to look, and then to look again.</blockquote>
      </Prose>
    </Container>
  ),
};
