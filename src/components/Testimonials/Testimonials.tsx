import { Quote } from 'lucide-react';
import { VideoFacade, type VideoFacadeProps } from '#components/Embed/VideoFacade.tsx';
import { Eyebrow } from '#components/Eyebrow/Eyebrow.tsx';
import { ExternalLink } from '#components/ExternalLink/ExternalLink.tsx';
import { Channel, Head, Layout, QuoteCard, Sample, Videos } from './Testimonials.styles.ts';

export type TestimonialsProps = {
  eyebrow?: string;
  heading: string;
  lead?: string;
  videos: readonly VideoFacadeProps[];
  /** A client's words; a sample is marked as one until the owner has a real one (ruling 1). */
  quote?: { sample: boolean; text: string; name: string };
  /** The studio's channel at the video service. */
  channel?: { label: string; href: string };
};

/** Clients' videos, and their words where there are some: one beside the words, more below them. */
export function Testimonials(props: TestimonialsProps) {
  const { eyebrow, heading, lead, videos, quote, channel } = props;
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
              {quote.sample && <Sample tone="honey">Sample text</Sample>}
            </figcaption>
          </QuoteCard>
        )}
        {channel && (
          <Channel>
            <ExternalLink href={channel.href}>{channel.label}</ExternalLink>
          </Channel>
        )}
      </Head>
      <Videos $stacked={stacked}>
        {videos.map((video) => (
          <VideoFacade key={video.watchUrl} {...video} />
        ))}
      </Videos>
    </Layout>
  );
}
