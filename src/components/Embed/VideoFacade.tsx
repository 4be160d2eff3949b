import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '#components/Badge/Badge.tsx';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { ExternalLink } from '#components/ExternalLink/ExternalLink.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { ClientWords } from '#content/clients.ts';
import type { PictureName } from '#lib/pictures.ts';
import { Caption, Figure, Frame, PlayButton, PlayMark } from './Embed.styles.ts';

export type VideoFacadeProps = {
  title: string;
  /** The video's page on the video service, in case the player shows nothing. */
  watchUrl: string;
  embedUrl: string;
  poster: PictureName;
  /** A sample that the owner has not replaced yet: marked on the page (ruling 1). */
  sample?: boolean | undefined;
  words: Pick<ClientWords, 'play' | 'empty' | 'watch' | 'sampleVideo'>;
};

/** A video preview that requests nothing from another host until the visitor plays it. */
export function VideoFacade(props: VideoFacadeProps) {
  const link = <ExternalLink href={props.watchUrl}>{props.words.watch}</ExternalLink>;
  return (
    <ErrorBoundary part="video" fallback={link}>
      <VideoOnRequest {...props} link={link} />
    </ErrorBoundary>
  );
}

type VideoOnRequestProps = VideoFacadeProps & { link: ReactNode };

function VideoOnRequest({ title, embedUrl, poster, sample, words, link }: VideoOnRequestProps) {
  const [playing, setPlaying] = useState(false);
  return (
    <Figure>
      <Frame $ratio="16 / 9">
        {playing ? (
          <iframe
            ref={focusOnArrival}
            src={embedUrl}
            title={title}
            allow="autoplay; encrypted-media; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <Picture name={poster} alt="" sizes="(min-width: 64rem) 40rem, 92vw" />
            <PlayButton
              type="button"
              data-print="hide"
              aria-label={words.play(title)}
              onClick={() => setPlaying(true)}
            >
              <PlayMark>
                <Play aria-hidden="true" />
              </PlayMark>
            </PlayButton>
          </>
        )}
      </Frame>
      <Caption>
        <span>{playing ? words.empty : title}</span>
        {sample && <Badge tone="honey">{words.sampleVideo}</Badge>}
        {link}
      </Caption>
    </Figure>
  );
}

/** A ref callback: focuses the frame that replaces the button that was clicked. */
export function focusOnArrival(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
