import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { clientWords } from '#content/clients.ts';
import { homeContent } from '#content/pages/home.ts';
import { studio } from '#content/studio.ts';
import { Testimonials } from './Testimonials.tsx';

const { testimonials } = homeContent;

const meta = {
  title: 'Components/Testimonials',
  tags: ['autodocs'],
  component: Testimonials,
  args: { heading: testimonials.heading, lead: testimonials.lead, words: clientWords, videos: [] },
  decorators: [
    (Story) => (
      <Container as="main">
        <h1>Clients</h1>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Testimonials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneVideo: Story = {
  tags: ['state:2.home.testimonial', 'vr', 'vr-mobile'],
  args: {
    eyebrow: testimonials.eyebrow,
    quote: studio.testimonials.home,
    videos: [{ ...studio.videos.home, poster: 'video-home' }],
    channel: { label: testimonials.channel, href: studio.links.videoChannel },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: `Play video: ${studio.videos.home.title}` }),
    ).toBeVisible();
    const channel = canvas.getByRole('link', { name: /More videos on our channel/ });
    await expect(channel).toHaveAttribute('href', studio.links.videoChannel);
    await expect(channel).toHaveAttribute('target', '_blank');
  },
};

export const TwoVideos: Story = {
  tags: ['vr', 'vr-mobile'],
  args: {
    videos: [
      { ...studio.videos.about[0], poster: 'video-about-1' },
      { ...studio.videos.about[1], poster: 'video-about-2' },
    ],
  },
};
