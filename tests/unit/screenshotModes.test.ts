import { expect, test } from 'vitest';
import { wantedScreenshots } from '#packages/storybook-visual/src/select.ts';
import { modes } from '#tests/visual/modes.ts';

const storyEntry = (id: string, title: string, ...tags: string[]) => [
  id,
  { id, type: 'story', title, name: 'X', tags },
];

test('pages are captured in tablet mode, and the first story of each component with hover', () => {
  const entries = Object.fromEntries([
    storyEntry('pages-x--one', 'Pages/X', 'vr', 'vr-mobile'),
    storyEntry('primitives-y--one', 'Primitives/Y', 'vr'),
    storyEntry('primitives-y--two', 'Primitives/Y', 'vr'),
  ]) as Parameters<typeof wantedScreenshots>[0]['entries'];
  expect(wantedScreenshots({ entries }, modes).sort()).toEqual([
    'desktop/pages-x--one',
    'desktop/primitives-y--one',
    'desktop/primitives-y--two',
    'hover/primitives-y--one',
    'mobile/pages-x--one',
    'tablet/pages-x--one',
  ]);
});
