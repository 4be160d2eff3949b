import React from 'react';
import { styled } from 'storybook/theming';
import { useReviewData } from '../data.ts';
import { parseSnapshotLines, type Line } from '../outline.ts';
import { useAriaSnapshots } from '../useAriaSnapshots.ts';
import { useStory } from '../useStory.ts';
import { Panel } from './parts.tsx';

const Lines = styled.ol(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  fontFamily: theme.typography.fonts.mono,
  fontSize: 13,
  overflowWrap: 'anywhere',
}));

const Item = styled.li<{ line: Line }>(({ theme, line: { depth, kind, isNew } }) => ({
  paddingLeft: depth * 16 + 8,
  borderLeft: `4px solid ${isNew ? theme.color.negative : kind === 'landmark' ? theme.color.mediumdark : 'transparent'}`,
  fontWeight: kind === 'other' ? 400 : 700,
  textDecoration: isNew ? 'underline' : 'none',
}));

/** Shows the open story's accessibility tree, compared with its baseline. */
export function AriaSnapshotPanel(): React.ReactNode {
  const { id } = useStory();
  const data = useReviewData();
  if (!data) return <Panel>Loading...</Panel>;
  return <Snapshot key={id} id={id} hasBaseline={Boolean(data.stories[id]?.ariaSnapshot)} />;
}

function Snapshot({ id, hasBaseline }: { id: string; hasBaseline: boolean }): React.ReactNode {
  const { actual, expected } = useAriaSnapshots(id, hasBaseline);
  const snapshot = actual ?? expected;
  if (snapshot === undefined) return <Panel>Waiting for the story to finish.</Panel>;
  const lines = parseSnapshotLines(snapshot, expected);
  const added = lines.filter(({ isNew }) => isNew);
  const removed =
    expected === undefined
      ? []
      : parseSnapshotLines(expected, snapshot).filter(({ isNew }) => isNew);
  return (
    <Panel tabIndex={0} role="region" aria-label="ARIA snapshot of this story">
      <p>
        {expected === undefined
          ? 'This story has no baseline.'
          : removed.length === 0 && added.length === 0
            ? 'Matches the baseline.'
            : 'Differs from the baseline: added lines are underlined.'}
      </p>
      <SnapshotPart heading="Removed" lines={removed} />
      <SnapshotPart heading="Added" lines={added} />
      <SnapshotPart heading="Snapshot" lines={lines} />
    </Panel>
  );
}

function SnapshotPart({ heading, lines }: { heading: string; lines: Line[] }): React.ReactNode {
  if (lines.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <Lines>
        {lines.map((line, index) => (
          <Item key={index} line={line}>
            {line.text}
          </Item>
        ))}
      </Lines>
    </>
  );
}
