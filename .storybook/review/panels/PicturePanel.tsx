import React, { useState } from 'react';
import { useReviewData } from '../data.ts';
import { useStory } from '../useStory.ts';
import { PictureCompare } from './PictureCompare.tsx';
import { Button, Panel, Row } from './parts.tsx';

const words: Record<string, string> = {
  same: 'the same',
  taken: 'was taken anew',
  unreadable: 'has a baseline that cannot be read',
  missing: 'has no baseline yet',
  unsettled: 'does not come to rest',
  different: 'differs',
  'not run': 'was not in the last run',
};

/** The pictures of the open story in each mode, as the last run of `npm run vr` left them. */
export function PicturePanel(): React.ReactNode {
  const data = useReviewData();
  const { id } = useStory();
  const [chosen, setChosen] = useState<string>();
  if (!data) return <Panel>Loading</Panel>;
  if (!data.ran.pictures) {
    return <Panel>No run of the pictures is here: npm run vr, then build Storybook anew.</Panel>;
  }
  const pictures = Object.entries(data.stories[id]?.pictures ?? {});
  const [mode, picture] = pictures.find(([name]) => name === chosen) ?? pictures[0] ?? [];
  if (!mode || !picture) return <Panel>This story is not pictured: it has no vr tag.</Panel>;

  const left = (name: string) => {
    const file = `${mode}/${id}.${name}.webp`;
    return picture.files.includes(file) ? `./review/pictures/${file}` : undefined;
  };
  const expected =
    left('expected') ??
    (picture.outcome === 'missing' ? undefined : `./review/baselines/${mode}/${id}.webp`);
  return (
    <Panel tabIndex={0} role="region" aria-label="Pictures of this story">
      <Row role="group" aria-label="Mode">
        {pictures.map(([name, { outcome }]) => (
          <Button
            key={name}
            type="button"
            aria-pressed={name === mode}
            onClick={() => setChosen(name)}
          >
            {name}: {words[outcome] ?? outcome}
          </Button>
        ))}
      </Row>
      <PictureCompare
        key={id + mode}
        expected={expected}
        actual={left('actual')}
        difference={left('difference')}
      />
    </Panel>
  );
}
