import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoryIndex } from '#packages/storybook-review/src/states.ts';
import { mutants } from '#proof/mutants/mutant.ts';
import { buildStoryIndex } from '#packages/storybook-visual/src/storyIndex.ts';
import stryker from '../../stryker.config.json' with { type: 'json' };

const readDoc = (name: string) => readFileSync(`docs/requirements/${name}`, 'utf8');
const checklist = [...readDoc('checklist.md').matchAll(/^([A-V]\d+)\. /gm)].map(([, item]) => item);
const rows = [...readDoc('shown-by.md').matchAll(/^\| ([A-V]\d+) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, item = '', shownBy = '', killed = '']) => ({
    item,
    shownBy: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    killed,
  }),
);

let index: StoryIndex;

beforeAll(() => {
  index = buildStoryIndex();
}, 120_000);

describe('the requirements table', () => {
  it('has every checklist item exactly once, in order', () => {
    expect(checklist).toHaveLength(170);
    expect(rows.map(({ item }) => item)).toEqual(checklist);
  });

  it('lists only existing stories and tests, at least one per item', () => {
    const wrong = rows.flatMap(({ item, shownBy }) =>
      shownBy.length === 0
        ? [`${item}: nothing`]
        : shownBy
            .filter((name) => (name.includes('/') ? !existsSync(name) : !(name in index.entries)))
            .map((name) => `${item}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names a mutant that a test of the item kills, or why there is none', () => {
    const wrong = rows.flatMap(({ item, shownBy, killed }) => {
      if (/^none: .{20}/.test(killed)) return [];
      const [, mutated] = /^Stryker: `(.+)`$/.exec(killed) ?? [];
      if (mutated && stryker.mutate.some((glob) => matchesGlob(mutated, glob))) return [];
      const mutant = mutants.find(({ name }) => killed === `"${name}"`);
      return mutant && shownBy.includes(mutant.by) ? [] : [`${item}: ${killed}`];
    });
    expect(wrong).toEqual([]);
  });
});

/** The anchors of a Markdown file's headings, as GitHub generates them. */
const anchorsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const markdown = globSync('{*.md,{docs,art,owner,proof,packages}/**/*.md}', {
  exclude: ['**/node_modules/**'],
});

it.each(markdown)('links and anchors in %s resolve', (file) => {
  const links = [
    ...readFileSync(file, 'utf8').matchAll(/\]\(([^()\s]+)\)|(?:src|href)="([^"]+)"/g),
  ].map(([, link, source = '']) => link ?? source);
  const broken = links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsIn(target).includes(anchor);
    });
  expect(broken).toEqual([]);
});
