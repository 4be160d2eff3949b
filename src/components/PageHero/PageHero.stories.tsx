import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { PageHero } from './PageHero.tsx';

const meta = {
  title: 'Primitives/Page hero',
  tags: ['autodocs'],
  component: PageHero,
  args: {
    eyebrow: 'Contact',
    title: 'Come by, call or write',
    lead: 'We reply to messages within 24 hours.',
  },
} satisfies Meta<typeof PageHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Come by, call or write',
    );
  },
};

export const WithPicture: Story = {
  tags: ['vr', 'vr-mobile'],
  args: {
    children: (
      <>
        <ButtonLink to="/services">Book Now</ButtonLink>
        <ButtonLink to="/gift-cards" variant="outline">
          Gift Cards
        </ButtonLink>
      </>
    ),
    picture: (
      <Picture
        name="studio-room"
        alt="The scan room with its sofa and two screens"
        sizes="(min-width: 64rem) 32rem, 92vw"
        priority
      />
    ),
  },
};
