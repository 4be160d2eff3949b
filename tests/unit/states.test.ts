import { toId } from 'storybook/internal/csf';
import { beforeAll, describe, expect, it, test } from 'vitest';
import {
  compareStates,
  stateRows,
  type StoryIndex,
} from '#packages/storybook-review/src/states.ts';
import { wantedScreenshots } from '#packages/storybook-visual/src/select.ts';
import { buildStoryIndex } from '#packages/storybook-visual/src/storyIndex.ts';
import list from '#storybook/states.json' with { type: 'json' };
import { modes } from '../visual/modes.ts';
import { journeys } from '../flows/journeys.ts';

let index: StoryIndex;

beforeAll(() => {
  index = buildStoryIndex();
}, 120_000);

describe('the state matrix', () => {
  it('has exactly one story per state', () => {
    const { claimed, missing, duplicate, unknown } = compareStates(list.states, index);
    const stories = Object.values(index.entries).filter(({ type }) => type === 'story').length;
    console.log(`${stories} stories, states claimed ${claimed.length}/${list.states.length}`);
    expect({ missing, duplicate, unknown }).toEqual({ missing: [], duplicate: [], unknown: [] });
  });
});

// What `picture` may say, and the modes that it excuses.
const excuses: [RegExp, string[]][] = [
  [/^(no look|same as (?<other>\S+))$/, ['desktop', 'mobile', 'small-phone']],
  [/^(phones only)$/, ['desktop']],
  [/^(desktop only|phones: same as (?<other>\S+))$/, ['mobile', 'small-phone']],
];

test('every state has a screenshot at each width, or says why it has none', () => {
  const captured = new Set(wantedScreenshots(index, modes));
  const rows = stateRows(list.states, index).map(({ state, picture, stories }) => {
    const [id = ''] = stories.map((story) => story.id);
    const wanted = ['desktop', 'mobile', ...(/^cart-/.test(id) ? ['small-phone'] : [])];
    return { state, picture, missing: wanted.filter((mode) => !captured.has(`${mode}/${id}`)) };
  });
  const withPicture = new Set(
    rows.filter(({ picture }) => !/^(no look|same)/.test(picture ?? '')).map(({ state }) => state),
  );
  const wrong = rows.flatMap(({ state, picture, missing }) => {
    if (picture === undefined) return missing.map((mode) => `${state}: no ${mode} screenshot`);
    const excuse = excuses.find(([words]) => words.test(picture));
    const other = excuse?.[0].exec(picture)?.groups?.other;
    if (!excuse) return `${state}: '${picture}' gives no reason`;
    if (other && !withPicture.has(other)) return `${state}: ${other} has no screenshot`;
    if (missing.length === 0) return `${state}: '${picture}', but it has screenshots`;
    return missing.filter((mode) => !excuse[1].includes(mode)).map((mode) => `${state}: ${mode}`);
  });
  const complete = rows.filter(({ missing }) => missing.length === 0).length;
  const words = Map.groupBy(rows, ({ picture = '' }) => picture.replace(/ \S*\d\S*$/, ''));
  words.delete('');
  console.log(
    `${captured.size} screenshots; all widths of ${complete} states;`,
    [...words].map(([word, { length }]) => `${length} '${word}'`).join(', '),
  );
  expect(wrong).toEqual([]);
});

test('every journey has a story, and the folder Flows has no other stories', () => {
  const idOf = (journey: string) =>
    `flows-journeys--${journey.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const stories = Object.keys(index.entries).filter((id) => id.startsWith('flows-journeys--'));
  expect(stories.sort()).toEqual(Object.keys(journeys).map(idOf).sort());
});

test("every story's id equals its name in the sidebar", () => {
  const differing = Object.values(index.entries)
    .filter(({ type, id, title, name }) => type === 'story' && toId(title, name) !== id)
    .map(({ id, name }) => `${id}: ${name}`);
  expect(differing).toEqual([]);
});

describe('compareStates', () => {
  const story = (id: string, ...states: string[]) => ({
    id,
    type: 'story',
    title: 'A title',
    name: id,
    tags: states.map((state) => `state:${state}`),
  });
  const compareWith = (...stories: ReturnType<typeof story>[]) =>
    compareStates(list.states, {
      entries: Object.fromEntries(stories.map((entry) => [entry.id, entry])),
    });

  it('reports a state that no story claims', () => {
    expect(compareWith().missing).toContain('4.planner.none');
  });

  it('reports a state that two stories claim', () => {
    const { duplicate } = compareWith(story('a', '4.planner.none'), story('b', '4.planner.none'));
    expect(duplicate).toEqual(['4.planner.none: a, b']);
  });

  it("reports a story's claim of an unknown state", () => {
    expect(compareWith(story('a', '4.planner.nun')).unknown).toEqual(['4.planner.nun: a']);
  });
});
