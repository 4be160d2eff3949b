import { Map as MapIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { ButtonRow } from '#components/ButtonRow/ButtonRow.tsx';
import { Figure, Frame } from './Embed.styles.ts';
import { focusOnArrival } from './VideoFacade.tsx';

const DrawnMap = styled.div`
  height: 100%;
  > svg {
    width: 100%;
    height: 100%;
  }
`;

type MapFacadeProps = {
  title: string;
  directionsUrl: string;
  embedUrl: string;
  words: { directions: string; live: string };
  /** The drawn map. */
  children: ReactNode;
};

/** A drawn map with the way to the real one: no other host is asked before a click. */
export function MapFacade({ title, directionsUrl, embedUrl, words, children }: MapFacadeProps) {
  const [live, setLive] = useState(false);
  return (
    <Figure>
      <Frame $ratio="4 / 3">
        {live ? (
          <iframe ref={focusOnArrival} src={embedUrl} title={title} />
        ) : (
          <DrawnMap>{children}</DrawnMap>
        )}
      </Frame>
      <ButtonRow as="figcaption">
        <ButtonLink variant="secondary" href={directionsUrl}>
          {words.directions}
        </ButtonLink>
        {!live && (
          <Button variant="quiet" onClick={() => setLive(true)}>
            <MapIcon aria-hidden="true" />
            {words.live}
          </Button>
        )}
      </ButtonRow>
    </Figure>
  );
}
