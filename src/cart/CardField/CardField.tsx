import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '#components/Button/Button.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { cardField } from '#content/cardField.ts';
import { phoneHref, studio } from '#content/studio.ts';
import { Frame, Heading, Place, Words } from './CardField.styles.ts';
import type { CardTrouble, TakeCard } from './cardMessages.ts';
import { cardSourceStore, type CardSource } from './cardSource.ts';
import { useCardFrame } from './useCardFrame.ts';

type CardFieldProps = {
  /** The part of the card, such as its number, that was rejected in the last attempt. */
  problem: CardTrouble | undefined;
  /** Receives the function that tokenizes the card, or undefined while the field can't be used. */
  onField: (take: TakeCard | undefined) => void;
};

/** Square's card field in a frame page of this site (ruling 45); null in builds without it. */
export function CardField(props: CardFieldProps) {
  const source = useStore(cardSourceStore, (state) => state.source);
  return source && <Field source={source} {...props} />;
}

function Field({ source, problem, onField }: CardFieldProps & { source: CardSource }) {
  const { state, height, attempt, onLoad, tokenize, retry } = useCardFrame(source);
  const usable = state === 'ready' || state === 'challenge';
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);

  useEffect(() => {
    onField(usable ? tokenize : undefined);
    return () => onField(undefined);
  }, [usable, tokenize, onField]);

  // The bank's 3-D Secure challenge must be in view, wherever the page is scrolled.
  useEffect(() => {
    if (state === 'challenge') frame?.scrollIntoView({ block: 'center' });
  }, [state, frame]);

  return (
    <section aria-labelledby="card-field">
      <Heading id="card-field">{cardField.heading}</Heading>
      <Place>
        <Frame
          key={attempt}
          ref={setFrame}
          src={source.url}
          title={cardField.frameTitle}
          data-state={state}
          height={state === 'challenge' ? undefined : height}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
        />
        {state === 'loading' && <Spinner label={cardField.loading} />}
      </Place>
      <Words role="status">{state === 'challenge' && <p>{cardField.challenge}</p>}</Words>
      <Words role="alert">
        {problem && state !== 'failed' && <p>{cardField.problems[problem]}</p>}
        {(state === 'slow' || state === 'failed') && (
          <>
            <p>
              <span>{state === 'slow' ? cardField.slow : cardField.failed}</span>{' '}
              <a href={phoneHref}>{studio.phone}</a>
              <span>.</span>
            </p>
            <Button variant="outline" onClick={retry}>
              {cardField.retry}
            </Button>
          </>
        )}
      </Words>
    </section>
  );
}
