import React, { useState } from 'react';
import { Form } from 'storybook/internal/components';
import { useIndex, useReviewData } from './data.ts';
import { findingsOf, resultOf } from './review.ts';
import { stateRows } from './states.ts';
import { Table } from './Table.tsx';

/** A block for docs pages: every state with its story and the results of the last runs. */
export function StateMatrix(): React.ReactNode {
  const index = useIndex();
  const data = useReviewData();
  const [filter, setFilter] = useState('');
  if (!index || !data) return <p>Loading...</p>;
  const rows = stateRows(data.states, index).map((row) => {
    const review = data.stories[row.stories[0]?.id ?? ''] ?? {};
    const modes = Object.keys(review.screenshots ?? {}).join(', ');
    return {
      ...row,
      pictures: [modes, row.picture].filter(Boolean).join('; '),
      result: resultOf(review),
      hasFindings: findingsOf(review).length > 0,
    };
  });
  const count = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length;
  const shown = rows
    .filter(({ state, text, stories, pictures, result }) =>
      [state, text, ...stories.map(({ label }) => label), pictures, result]
        .join(' ')
        .toLowerCase()
        .includes(filter.trim().toLowerCase()),
    )
    .sort((one, other) => Number(other.hasFindings) - Number(one.hasFindings));
  return (
    <>
      <p>
        {count(({ stories }) => stories.length === 1)} of {rows.length} states are claimed by
        exactly one story.
        {data.ran.tests || data.ran.screenshots
          ? ` The last runs included ${count(({ result }) => result !== 'not run')} of them, and have findings for ${count(({ hasFindings }) => hasFindings)}.`
          : ' This build has no results of tests or screenshots.'}
      </p>
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
        head={['State', 'Description', 'Story', 'Screenshots', 'Last runs']}
        rows={shown.map(({ state, text, stories, pictures, result }) => [
          <code>{state}</code>,
          text,
          stories.length === 0
            ? 'none'
            : stories.map(({ id, label }) => (
                <a key={id} href={`./?path=/story/${id}`} target="_top">
                  {label}
                </a>
              )),
          pictures,
          result,
        ])}
      />
    </>
  );
}
