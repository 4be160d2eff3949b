import { Map as MapIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { ButtonRow } from '#components/ButtonRow/ButtonRow.tsx';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { Figure, Frame } from './Embed.styles.ts';
import { focusOnArrival } from './VideoFacade.tsx';

const DrawnMap = styled.div`
  height: 100%;
  > svg {
    width: 100%;
    height: 100%;
  }
`;

const LiveMap = styled.iframe`
  position: absolute;
  inset: 0;

  &[data-loading] {
    opacity: 0;
  }
`;

const Way = styled(ButtonRow)`
  align-items: center;
`;

type MapFacadeProps = {
  title: string;
  directionsUrl: string;
  embedUrl: string;
  words: { directions: string; live: string; missing: string };
  /** The drawn map, shown until the real one has loaded. */
  children: ReactNode;
};

/**
 * A drawn map with a link to directions and a button that loads the real map. Nothing is requested
 * from another host before that click (ruling 59).
 */
export function MapFacade(props: MapFacadeProps) {
  const directions = (
    <ButtonLink variant="secondary" href={props.directionsUrl}>
      {props.words.directions}
    </ButtonLink>
  );
  return (
    <ErrorBoundary part="map" fallback={directions}>
      <MapOnRequest {...props} directions={directions} />
    </ErrorBoundary>
  );
}

type MapOnRequestProps = MapFacadeProps & { directions: ReactNode };

function MapOnRequest({ title, embedUrl, words, directions, children }: MapOnRequestProps) {
  const [live, setLive] = useState<'loading' | 'loaded'>();
  return (
    <Figure>
      <Frame $ratio="4 / 3">
        {live !== 'loaded' && <DrawnMap>{children}</DrawnMap>}
        {live && (
          <LiveMap
            ref={focusOnArrival}
            src={embedUrl}
            title={title}
            data-loading={live === 'loading' || undefined}
            onLoad={() => setLive('loaded')}
          />
        )}
      </Frame>
      <Way as="figcaption">
        {live && <span>{words.missing}</span>}
        {directions}
        {!live && (
          <Button variant="quiet" onClick={() => setLive('loading')}>
            <MapIcon aria-hidden="true" />
            {words.live}
          </Button>
        )}
      </Way>
    </Figure>
  );
}
