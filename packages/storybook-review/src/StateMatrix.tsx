import React, { useState } from 'react';
import { Form } from 'storybook/internal/components';
import { useReviewData } from './data.ts';
import { findingsOf, resultsOf } from './review.ts';
import { stateRows } from './states.ts';
import { Table } from './Table.tsx';
import { useIndex } from './useIndex.ts';

const storyLink = (id: string) => `./?path=/story/${id}`;

/** A block for docs pages: every state with its story and the results of the last runs. */
export function StateMatrix(): React.ReactNode {
  const index = useIndex();
  const data = useReviewData();
  const [filter, setFilter] = useState('');
  if (!index || !data) return <p>Loading...</p>;
  const rows = stateRows(data.states, index);
  const claimed = rows.filter(({ stories }) => stories.length === 1).length;
  const hasRun = data.ran.tests || data.ran.screenshots;
  const included = rows.filter(({ stories: [story] }) =>
    resultsOf(data, story?.id).some((result) => result !== 'not run'),
  );
  const found = rows.flatMap(({ state, stories: [story] }) => {
    const findings = findingsOf(data.stories[story?.id ?? ''] ?? {});
    return story && findings.length > 0 ? [{ state, story, findings }] : [];
  });
  const shown = rows.filter(({ state, text, stories }) =>
    [state, text, ...stories.map(({ label }) => label), ...resultsOf(data, stories[0]?.id)]
      .join(' ')
      .toLowerCase()
      .includes(filter.trim().toLowerCase()),
  );
  return (
    <>
      <p>
        {claimed} of {rows.length} states are claimed by exactly one story.
        {hasRun
          ? ` The last runs included ${included.length} of them, and have findings for ${found.length}.`
          : ' This build has no results of tests or screenshots.'}
      </p>
      {found.length > 0 && (
        <ul>
          {found.map(({ state, story, findings }) => (
            <li key={state}>
              <a href={storyLink(story.id)} target="_top">
                {story.label}
              </a>
              : {findings.join(', ')}
            </li>
          ))}
        </ul>
      )}
      <Form.Input
        type="search"
        style={{ fontFamily: 'inherit' }}
        aria-label="Filter the states"
        placeholder="Filter by a word of the state, its story or a result"
        value={filter}
        onChange={({ currentTarget }) => setFilter(currentTarget.value)}
      />
      <p role="status">
        {shown.length} of {rows.length} states shown.
      </p>
      <Table
        label="States"
        head={['State', 'Description', 'Story', 'Screenshot', 'Axe', 'ARIA snapshot']}
        rows={shown.map(({ state, text, stories }) => [
          <code>{state}</code>,
          text,
          stories.length === 0
            ? 'none'
            : stories.map(({ id, label }) => (
                <a key={id} href={storyLink(id)} target="_top">
                  {label}
                </a>
              )),
          ...resultsOf(data, stories[0]?.id).map((result) => (
            <span style={{ fontSize: 'inherit', whiteSpace: 'nowrap' }}>{result}</span>
          )),
        ])}
      />
    </>
  );
}
