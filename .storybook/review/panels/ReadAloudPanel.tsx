import React from 'react';
import { styled } from 'storybook/theming';
import { useReviewData } from '../data.ts';
import { outline, type Line } from '../outline.ts';
import { useTrees } from '../trees.ts';
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
  borderLeft: `4px solid ${isNew ? theme.color.negative : kind === 'landmark' ? theme.color.secondary : 'transparent'}`,
  fontWeight: kind === 'other' ? 400 : 700,
  textDecoration: isNew ? 'underline' : 'none',
}));

/** What assistive technology is given of the open story, in its order. */
export function ReadAloudPanel(): React.ReactNode {
  const { id } = useStory();
  const data = useReviewData();
  if (!data) return <Panel>Loading</Panel>;
  return <Tree key={id} id={id} isKept={Boolean(data.stories[id]?.fingerprint.tree)} />;
}

function Tree({ id, isKept }: { id: string; isKept: boolean }): React.ReactNode {
  const { now, kept } = useTrees(id, isKept);
  const tree = now ?? kept;
  if (tree === undefined) {
    return <Panel>Nothing has been read yet: the story has not come to its end.</Panel>;
  }
  const lines = outline(tree, kept);
  const fresh = lines.filter(({ isNew }) => isNew);
  const gone = kept === undefined ? [] : outline(kept, tree).filter(({ isNew }) => isNew);
  return (
    <Panel tabIndex={0} role="region" aria-label="What is read aloud">
      <p>
        {kept === undefined
          ? 'No tree of this story is held, so there is nothing to compare it with.'
          : gone.length === 0 && fresh.length === 0
            ? 'The same as the tree that is held.'
            : 'Not the same as the tree that is held: what is new is underlined.'}
      </p>
      <Part heading="No longer read" lines={gone} />
      <Part heading="New" lines={fresh} />
      <Part heading="In its order" lines={lines} />
    </Panel>
  );
}

function Part({ heading, lines }: { heading: string; lines: Line[] }): React.ReactNode {
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
