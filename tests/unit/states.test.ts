import { beforeAll, describe, expect, it } from 'vitest';
import { compareStates, type StoryIndex } from '#packages/storybook-review/src/states.ts';
import { buildStoryIndex } from '#packages/storybook-visual/src/storyIndex.ts';
import list from '#storybook/states.json' with { type: 'json' };

let index: StoryIndex;

beforeAll(() => {
  index = buildStoryIndex();
}, 120_000);

describe('the state matrix', () => {
  it('has every state claimed by exactly one story', () => {
    const { claimed, missing, duplicate, unknown } = compareStates(list.states, index);
    const stories = Object.values(index.entries).filter(({ type }) => type === 'story').length;
    console.log(`${stories} stories, states claimed ${claimed.length}/${list.states.length}`);
    expect({ missing, duplicate, unknown }).toEqual({ missing: [], duplicate: [], unknown: [] });
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
    compareStates(list.states, {
      entries: Object.fromEntries(stories.map((entry) => [entry.id, entry])),
    });

  it('names a state that no story claims', () => {
    expect(compare().missing).toContain('4.planner.none');
  });

  it('names a state that two stories claim, with both', () => {
    const { duplicate } = compare(story('a', '4.planner.none'), story('b', '4.planner.none'));
    expect(duplicate).toEqual(['4.planner.none: a, b']);
  });

  it('names a claim of a state that is not in the list, with the story', () => {
    expect(compare(story('a', '4.planner.nun')).unknown).toEqual(['4.planner.nun: a']);
  });
});
