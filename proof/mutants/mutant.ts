import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStoryIndex } from '#packages/storybook-visual/src/storyIndex.ts';
import { accessibility } from './list/accessibility.ts';
import { behavior } from './list/behavior.ts';
import { deadEnds } from './list/deadEnds.ts';
import { looks } from './list/looks.ts';
import { server } from './list/server.ts';

/** Small changes that break the product, keyed by what they break, with the test that must fail. */
export type Mutants = Readonly<
  Record<
    string,
    {
      file: string;
      /** A text that occurs exactly once in the file, and its replacement. */
      change: readonly [find: string, replace: string];
      /**
       * A story's id, a screenshot such as 'desktop/primitives-button--primary', `OWNER_CHECK`, or
       * a test file and part of a test's name: 'tests/server/log.test.ts > drops lines'.
       */
      killedBy: string;
    }
  >
>;

/** Which kind of test run a mutant needs. */
export type Kind = 'owner' | 'unit' | 'server' | 'stories' | 'screenshots' | 'e2e';

/** `by` is what to run: a story, a screenshot or a test file. `test` is the test that must fail. */
export type Mutant = Mutants[string] & { name: string; kind: Kind; by: string; test: string };

/** The check of the owner's files, `npm run owner -- check`. */
export const OWNER_CHECK = 'scripts/check-owner.ts';

function kindOf(by: string): Kind {
  if (by === OWNER_CHECK) return 'owner';
  if (/^tests\/(server|parity)\//.test(by)) return 'server';
  if (by.endsWith('.test.ts')) return 'unit';
  if (by.endsWith('.spec.ts')) return 'e2e';
  return by.includes('/') ? 'screenshots' : 'stories';
}

/** All mutants. */
export const mutants: readonly Mutant[] = Object.entries({
  ...behavior,
  ...deadEnds,
  ...accessibility,
  ...server,
  ...looks,
}).map(([name, mutant]) => {
  const [by = '', test = by] = mutant.killedBy.split(' > ');
  return { ...mutant, name, by, test, kind: kindOf(by) };
});

/**
 * Applies a mutant to its file's text.
 * @throws Error with a sentence when the text to replace does not occur exactly once.
 */
export function mutate(text: string, { name, file, change: [find, replace] }: Mutant): string {
  const count = text.split(find).length - 1;
  if (count !== 1) {
    const place = JSON.stringify(find);
    throw new Error(`'${name}' wants ${place} once in ${file}, which has it ${count} times.`);
  }
  return text.replace(find, () => replace);
}

/** The text of a mutant's file in the project at `root`. */
export const readMutatedFile = ({ file }: Mutant, root = '.'): string =>
  readFileSync(join(root, file), 'utf8');

let entries: ReturnType<typeof buildStoryIndex>['entries'] | undefined;

/** The file of a story, by its id or one of its screenshots; undefined for other tests. */
export function storyFile(storyOrScreenshot: string): string | undefined {
  const [id] = /[^/]+--[^/]+$/.exec(storyOrScreenshot) ?? [];
  if (id === undefined) return undefined;
  entries ??= buildStoryIndex().entries;
  return entries[id]?.importPath?.replace(/^\.\//, '');
}
