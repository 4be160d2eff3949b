import React, { useState } from 'react';
import { styled } from 'storybook/theming';
import { useReviewData } from '../data.ts';
import { useStory } from '../useStory.ts';
import { Button, Panel, Row } from './parts.tsx';
import { needsReview } from '../review.ts';

/** Labels for outcomes of storybook-visual; other outcomes are shown by their names. */
const words: Record<string, string> = { changed: 'differs', same: 'matches' };

const Images = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: 16,
  alignItems: 'start',
  figure: { margin: 0, minWidth: 0 },
  img: { display: 'block', maxWidth: '100%', outline: `1px solid ${theme.appBorderColor}` },
}));

/** Shows the open story's screenshots in each mode: baseline, actual and difference. */
export function ScreenshotsPanel(): React.ReactNode {
  const data = useReviewData();
  const { id } = useStory();
  const [chosen, setChosen] = useState<string>();
  if (!data) return <Panel>Loading...</Panel>;
  const screenshots = Object.entries(data.stories[id]?.screenshots ?? {});
  const findMode = (test: (name: string, outcome: string) => boolean) =>
    screenshots.find(([name, { outcome }]) => test(name, outcome));
  const [mode, screenshot] =
    findMode((name) => name === chosen) ??
    findMode((_, outcome) => needsReview(outcome)) ??
    findMode((name) => name === 'desktop') ??
    screenshots[0] ??
    [];
  if (!mode || !screenshot) return <Panel>This story has no screenshots.</Panel>;

  const { outcome, files } = screenshot;
  const findFile = (name: string) => files.find((file) => file.endsWith(`.${name}.webp`));
  const baseline = outcome === 'new' ? undefined : `./review/baselines/${mode}/${id}.webp`;
  const images = {
    Baseline: findFile('expected') ? `./review/screenshots/${findFile('expected')}` : baseline,
    Actual: findFile('actual') && `./review/screenshots/${findFile('actual')}`,
    Difference: findFile('difference') && `./review/screenshots/${findFile('difference')}`,
  };
  return (
    <Panel tabIndex={0} role="region" aria-label="Screenshots of this story">
      <Row role="group" aria-label="Mode">
        {screenshots.map(([name, { outcome }]) => (
          <Button
            key={name}
            type="button"
            aria-pressed={name === mode}
            onClick={() => setChosen(name)}
          >
            {outcome === 'not run' ? name : `${name}: ${words[outcome] ?? outcome}`}
          </Button>
        ))}
      </Row>
      {outcome === 'not run' && (
        <p>
          {data.ran.screenshots
            ? 'The last run did not capture this mode: this is the baseline.'
            : 'This build has no screenshot run: this is the baseline.'}
        </p>
      )}
      <Images>
        {Object.entries(images).map(
          ([title, address]) =>
            address && (
              <figure key={title}>
                <figcaption>{title}</figcaption>
                <a href={address} target="_blank" rel="noreferrer">
                  <img src={address} alt={`${title}, full size`} />
                </a>
              </figure>
            ),
        )}
      </Images>
    </Panel>
  );
}
