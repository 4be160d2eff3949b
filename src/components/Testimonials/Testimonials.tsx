import { Quote } from 'lucide-react';
import { VideoFacade, type VideoFacadeProps } from '#components/Embed/VideoFacade.tsx';
import { Eyebrow } from '#components/Eyebrow/Eyebrow.tsx';
import { ExternalLink } from '#components/ExternalLink/ExternalLink.tsx';
import type { ClientWords } from '#content/clients.ts';
import {
  ChannelLink,
  Head,
  Layout,
  QuoteCard,
  SampleBadge,
  Videos,
} from './Testimonials.styles.ts';

export type TestimonialsProps = {
  eyebrow?: string;
  heading: string;
  lead?: string;
  words: ClientWords;
  videos: readonly Omit<VideoFacadeProps, 'words'>[];
  /**
   * A client's testimonial; sample text is marked until the owner provides a real one (ruling 1).
   */
  quote?: { sample: boolean; text: string; name: string } | undefined;
  /** The studio's channel on the video service. */
  channel?: { label: string; href: string };
};

/** Client videos with an optional testimonial: one video beside the text, more videos below it. */
export function Testimonials(props: TestimonialsProps) {
  const { eyebrow, heading, lead, words, videos, quote, channel } = props;
  const stacked = videos.length > 1;
  return (
    <Layout $stacked={stacked}>
      <Head>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2>{heading}</h2>
        {lead && <p>{lead}</p>}
        {quote && (
          <QuoteCard>
            <Quote aria-hidden="true" />
            <blockquote>{quote.text}</blockquote>
            <figcaption>
              {quote.name}
              {quote.sample && <SampleBadge tone="honey">{words.sample}</SampleBadge>}
            </figcaption>
          </QuoteCard>
        )}
        {channel && (
          <ChannelLink>
            <ExternalLink href={channel.href}>{channel.label}</ExternalLink>
          </ChannelLink>
        )}
      </Head>
      <Videos $stacked={stacked}>
        {videos.map((video) => (
          <VideoFacade key={video.watchUrl} {...video} words={words} />
        ))}
      </Videos>
    </Layout>
  );
}
