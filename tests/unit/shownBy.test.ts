import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoryIndex } from '#storybook/stateMatrix.ts';
import { kindOf, type Fault } from '#tests/sabotage/fault.ts';
import { faults } from '#tests/sabotage/faults.ts';
import { storyOf } from '#tests/sabotage/plan.ts';
import { buildStoryIndex } from '../../scripts/story-index.ts';

const read = (name: string) => readFileSync(`docs/requirements/${name}`, 'utf8');
const checklist = [...read('checklist.md').matchAll(/^([A-V]\d+)\. /gm)].map(([, item]) => item);
const rows = [...read('shown-by.md').matchAll(/^\| ([A-V]\d+) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, item = '', shownBy = '', redBy = '']) => ({
    item,
    shownBy: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    redBy,
  }),
);

/** What a fault turns red, as this table names tests. */
function testOf(fault: Fault): string {
  if (kindOf(fault) === 'stories') return fault.red;
  return kindOf(fault) === 'pictures' ? storyOf(fault.by) : fault.by;
}

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

  it('names for each a fault that breaks it and is found by one of its tests, or says why not', () => {
    const wrong = rows.flatMap(({ item, shownBy, redBy }) => {
      if (/^none: .{20}/.test(redBy)) return [];
      const fault = faults.find(({ name }) => redBy === `"${name}"`);
      const holds = fault?.breaks.includes(item) && shownBy.includes(testOf(fault));
      return holds ? [] : [`${item}: ${redBy}`];
    });
    expect(wrong).toEqual([]);
  });
});
