import { expect, it } from 'vitest';
import { buildStoryIndex } from '#packages/storybook-visual/src/storyIndex.ts';
import { journeys } from '../flows/journeys.ts';

const idOf = (journey: string) =>
  `flows-journeys--${journey.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

it('every journey has a story, and the folder Flows has no other stories', () => {
  const stories = Object.keys(buildStoryIndex().entries).filter((id) =>
    id.startsWith('flows-journeys--'),
  );
  expect(stories.sort()).toEqual(Object.keys(journeys).map(idOf).sort());
}, 120_000);
