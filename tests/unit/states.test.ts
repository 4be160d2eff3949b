import { beforeAll, describe, expect, it } from 'vitest';
import { compareStates, type StoryIndex } from '#storybook/stateMatrix.ts';
import { buildStoryIndex } from '../../scripts/story-index.ts';

const STATES = 175;
let index: StoryIndex;

beforeAll(() => {
  index = buildStoryIndex();
}, 120_000);

describe('the state matrix', () => {
  it('has every state claimed by exactly one story', () => {
    const { claimed, missing, doubled, unknown } = compareStates(index);
    const stories = Object.values(index.entries).filter(({ type }) => type === 'story').length;
    console.log(`${stories} stories, states claimed ${claimed.length}/${STATES}`);
    expect({ missing, doubled, unknown }).toEqual({ missing: [], doubled: [], unknown: [] });
    expect(claimed).toHaveLength(STATES);
  });
});

describe('the comparison itself', () => {
  const story = (id: string, ...states: string[]) => ({
    id,
    type: 'story',
    title: 'A title',
    name: id,
    tags: states.map((state) => `state:${state}`),
  });
  const compare = (...stories: ReturnType<typeof story>[]) =>
    compareStates({ entries: Object.fromEntries(stories.map((entry) => [entry.id, entry])) });

  it('names a state that no story claims', () => {
    expect(compare().missing).toContain('4.planner.none');
  });

  it('names a state that two stories claim, with both', () => {
    const { doubled } = compare(story('a', '4.planner.none'), story('b', '4.planner.none'));
    expect(doubled).toEqual(['4.planner.none: a, b']);
  });

  it('names a claim of a state that is not in the list, with the story', () => {
    expect(compare(story('a', '4.planner.nun')).unknown).toEqual(['4.planner.nun: a']);
  });
});
