import React, { useCallback, useState } from 'react';
import { addons, useChannel } from 'storybook/manager-api';
import { useAsyncValue, useReviewData } from '../data.ts';
import { ARIA_SNAPSHOT, type AriaSnapshot } from '../review.ts';
import { useStory } from '../useStory.ts';
import { Panel } from './parts.tsx';

const fetchBaseline = (id: string) =>
  fetch(`./review/aria-snapshots/${id}.txt`)
    .then(async (response) => (response.ok ? (await response.text()).trimEnd() : undefined))
    .catch(() => undefined);

/** Shows the open story's accessibility tree, compared with its baseline. */
export function AriaSnapshotPanel(): React.ReactNode {
  const { id } = useStory();
  const data = useReviewData();
  if (!data) return <Panel>Loading...</Panel>;
  return <Snapshot key={id} id={id} hasBaseline={Boolean(data.stories[id]?.ariaSnapshot)} />;
}

function Snapshot({ id, hasBaseline }: { id: string; hasBaseline: boolean }): React.ReactNode {
  const [last, setLast] = useState(
    () => (addons.getChannel().last(ARIA_SNAPSHOT) as [AriaSnapshot] | undefined)?.[0],
  );
  useChannel({ [ARIA_SNAPSHOT]: setLast });
  const load = useCallback(
    () => (hasBaseline ? fetchBaseline(id) : Promise.resolve(undefined)),
    [id, hasBaseline],
  );
  const expected = useAsyncValue(load)?.split('\n');
  const actual = last?.id === id ? last.snapshot.split('\n') : expected;
  if (!actual) return <Panel>Waiting for the story to finish.</Panel>;
  const removed = expected?.filter((line) => !actual.includes(line)) ?? [];
  const isAdded = (line: string) => expected?.includes(line) === false;
  return (
    <Panel tabIndex={0} role="region" aria-label="ARIA snapshot of this story">
      <p>
        {!expected
          ? 'This story has no baseline.'
          : removed.length > 0 || actual.some(isAdded)
            ? 'Differs from the baseline: added lines are underlined, removed lines come first.'
            : 'Matches the baseline.'}
      </p>
      <pre>
        {removed.map((line, index) => (
          <del key={index}>{`${line}\n`}</del>
        ))}
        {actual.map((line, index) =>
          isAdded(line) ? <ins key={index}>{`${line}\n`}</ins> : `${line}\n`,
        )}
      </pre>
    </Panel>
  );
}
