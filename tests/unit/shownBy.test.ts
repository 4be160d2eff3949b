import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoryIndex } from '#storybook/stateMatrix.ts';
import { buildStoryIndex } from '../../scripts/story-index.ts';

const read = (name: string) => readFileSync(`docs/requirements/${name}`, 'utf8');
const checklist = [...read('checklist.md').matchAll(/^([A-V]\d+)\. /gm)].map(([, item]) => item);
const rows = [...read('shown-by.md').matchAll(/^\| ([A-V]\d+)\s*\| (.+?)\s*\|$/gm)].map(
  ([, item, shownBy = '']) => ({
    item,
    shownBy: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }),
);

let index: StoryIndex;

beforeAll(() => {
  index = buildStoryIndex();
}, 120_000);

describe('the table of what shows each requirement', () => {
  it('has every item of the checklist once, in its order', () => {
    expect(checklist).toHaveLength(170);
    expect(rows.map(({ item }) => item)).toEqual(checklist);
  });

  it('names only stories and tests that exist, at least one for each', () => {
    const wrong = rows.flatMap(({ item, shownBy }) =>
      shownBy.length === 0
        ? [`${item}: nothing`]
        : shownBy
            .filter((name) => (name.includes('/') ? !existsSync(name) : !(name in index.entries)))
            .map((name) => `${item}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});
