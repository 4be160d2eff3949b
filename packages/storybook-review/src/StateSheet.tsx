import React, { useEffect, useState } from 'react';
import { useStorybookState } from 'storybook/manager-api';
import { css, Global, styled } from 'storybook/theming';
import { useReviewData } from './data.ts';
import { Button, Panel } from './panels/parts.tsx';
import { needsReview, PANE, type ReviewData } from './review.ts';
import { storyFrameUrl } from './SideBySide.tsx';
import { tagsFromFile } from './sidebar.ts';
import { claimedStates } from './states.ts';
import { useAriaSnapshots } from './useAriaSnapshots.ts';

const Sheet = styled(Panel)(({ theme }) => ({
  flex: 'none',
  width: '100%',
  background: theme.background.content,
  h1: { margin: 0, fontSize: 20 },
  article: {
    display: 'grid',
    gridTemplateColumns: 'minmax(10rem, 1fr) 3fr minmax(12rem, 1fr)',
    gap: 16,
    padding: '16px 0',
    borderTop: `1px solid ${theme.appBorderColor}`,
    breakInside: 'avoid',
  },
  'article:first-of-type': { scrollMarginTop: 200 }, // Keeps the heading in view.
  'article > div': { display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: 12 },
  figure: { margin: 0, fontSize: 12 },
  'figure img': {
    display: 'block',
    minWidth: 120,
    maxWidth: '100%',
    height: 180,
    // A long page would be a few pixels wide: show its top instead.
    objectFit: 'cover',
    objectPosition: 'left top',
    outline: `1px solid ${theme.appBorderColor}`,
  },
  pre: {
    maxHeight: 220,
    margin: 0,
    overflow: 'auto',
    fontSize: 11,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  iframe: { gridColumn: '1 / -1', width: '100%', height: 700, border: 0, background: '#fff' },
  '@media (max-width: 900px)': { article: { gridTemplateColumns: '1fr' } },
  '@media print': {
    height: 'auto',
    overflow: 'visible',
    button: { display: 'none' },
    pre: { maxHeight: 'none' },
    'figure img': { height: 110 },
  },
}));

/** Prints only the sheet, without the manager around it. */
const onPaper = css`
  @media print {
    body :not(:has([data-sheet]), [data-sheet], [data-sheet] *) {
      display: none !important;
    }
    :has([data-sheet]) {
      position: static !important;
      display: block !important;
      height: auto !important;
      overflow: visible !important;
    }
  }
`;

type Props = { id: string };

/** Lists every story of the open component, one row each, with screenshots of the last runs. */
export function StateSheet({ id }: Props): React.ReactNode {
  const data = useReviewData();
  const { index = {} } = useStorybookState();
  useEffect(() => document.querySelector(`[data-story="${id}"]`)?.scrollIntoView(), [id, data]);
  if (!data) return <Sheet>Loading...</Sheet>;
  const title = (index[id] as { title: string } | undefined)?.title;
  if (!title) return <Sheet>There is no such story.</Sheet>;
  const stories = Object.values(index).flatMap((entry) =>
    entry.type === 'story' && entry.title === title ? [entry] : [],
  );
  return (
    <Sheet data-sheet tabIndex={0} role="region" aria-label="State sheet">
      <Global styles={onPaper} />
      <h1>{title}</h1>
      <p>
        {stories.length === 1 ? '1 story' : `${stories.length} stories`}, build{' '}
        {data.commit || 'without a commit'}.{' '}
        <Button type="button" onClick={() => window.print()}>
          Print
        </Button>
      </p>
      {stories.map((story) => (
        <StoryRow key={story.id} id={story.id} name={story.name} tags={story.tags} data={data} />
      ))}
    </Sheet>
  );
}

type RowProps = Props & { name: string; tags: string[] | undefined; data: ReviewData };

function StoryRow({ id, name, tags = [], data }: RowProps): React.ReactNode {
  const [live, setLive] = useState(false);
  const { screenshots = {}, ariaSnapshot } = data.stories[id] ?? {};
  const { expected } = useAriaSnapshots(id, ariaSnapshot === true);
  const shown = Object.entries(screenshots);
  const accepted = new Set(shown.flatMap(([, screenshot]) => screenshot.accepted ?? []));
  return (
    <article aria-label={name} data-story={id}>
      <section>
        <h2>
          <a href={`./?path=/story/${id}`}>{name}</a>
        </h2>
        {claimedStates(data.states, tagsFromFile(id) ?? tags).map(({ state, text }) => (
          <p key={state}>
            <code>{state}</code> {text}
          </p>
        ))}
        {shown.length > 0 && <p>Accepted by: {[...accepted].join('; ') || 'nobody yet'}</p>}
        <Button type="button" aria-expanded={live} onClick={() => setLive(!live)}>
          {live ? 'Close live' : 'Open live'}
        </Button>
      </section>
      <div>
        {shown.length === 0 && 'No screenshots.'}
        {shown.map(([mode, { outcome, accepted }]) => {
          const address = accepted
            ? `./review/baselines/${mode}/${id}.webp`
            : `./review/screenshots/${mode}/${id}.actual.webp`;
          return (
            <figure key={mode}>
              <a href={address} target="_blank" rel="noreferrer">
                <img src={address} loading="lazy" alt={`${name}, ${mode}`} />
              </a>
              <figcaption>
                {mode}
                {needsReview(outcome) && `: ${outcome}`}
              </figcaption>
            </figure>
          );
        })}
      </div>
      <pre tabIndex={0}>{expected ?? (ariaSnapshot ? 'Loading...' : 'No ARIA snapshot.')}</pre>
      {live && (
        <iframe
          ref={(frame) => frame?.scrollIntoView({ block: 'nearest' })}
          name={PANE}
          title={`Live: ${name}`}
          src={storyFrameUrl(id)}
        />
      )}
    </article>
  );
}
