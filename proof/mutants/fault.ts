import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A small thing broken on purpose, and the test that must notice. */
export type Fault = {
  /** What is wrong with the product then, in a few words; no other fault has the same. */
  name: string;
  /** Items of docs/requirements/checklist.md that are broken by it, or the part that it belongs to. */
  breaks: readonly string[];
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /**
   * What is run: a file of tests, a file of stories, a picture such as
   * 'desktop/primitives-button--primary', or `OWNER_CHECK`.
   */
  by: string;
  /** What must go red: part of a test's name, the id of a story, the picture. */
  red: string;
  /** Part of what the test says then: it tells this fault from others that the same test finds. */
  saying?: string;
};

/** The check of the owner's files, `npm run owner -- check`. */
export const OWNER_CHECK = 'scripts/check-owner.ts';

/** What has to be started for a fault. */
export type Kind = 'owner' | 'unit' | 'server' | 'stories' | 'pictures' | 'journeys';

export const kinds: readonly Kind[] = [
  'owner',
  'unit',
  'server',
  'stories',
  'pictures',
  'journeys',
];

export function kindOf({ by }: Fault): Kind {
  if (by === OWNER_CHECK) return 'owner';
  if (/^tests\/(server|parity)\//.test(by)) return 'server';
  if (by.endsWith('.test.ts')) return 'unit';
  if (by.endsWith('.stories.tsx')) return 'stories';
  if (by.endsWith('.spec.ts')) return 'journeys';
  return 'pictures';
}

/**
 * A file's text with some faults in it.
 * @throws Error in a sentence when the place of one is not there exactly once.
 */
export function breakText(text: string, faults: readonly Fault[]): string {
  const places = faults.map((fault) => {
    const count = text.split(fault.find).length - 1;
    if (count !== 1) {
      throw new Error(
        `'${fault.name}' wants ${JSON.stringify(fault.find)} once in ${fault.file}, which has it ${count} times.`,
      );
    }
    return { fault, at: text.indexOf(fault.find) };
  });
  places.sort((one, other) => other.at - one.at);
  return places.reduce(
    (broken, { fault, at }) =>
      broken.slice(0, at) + fault.replace + broken.slice(at + fault.find.length),
    text,
  );
}

/** The text of a fault's file in the project that lies in `root`. */
export const textOf = ({ file }: Fault, root = '.'): string =>
  readFileSync(join(root, file), 'utf8');
