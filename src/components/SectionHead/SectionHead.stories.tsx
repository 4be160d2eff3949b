import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '#components/Container/Container.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { SectionHead } from './SectionHead.tsx';

const meta = {
  title: 'Primitives/Section head',
  tags: ['autodocs'],
  component: SectionHead,
  args: { heading: 'What you can book', lead: 'A session for every week.' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLead: Story = {};

export const WithALink: Story = {
  args: { children: <TextLink to="/services">All of them</TextLink> },
};
