import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { outputDir, ownBaselinesDir } from '../../tests/vr/folders.ts';
import { partsOf } from '../../tests/vr/projects.ts';
import { readRun } from '../../tests/vr/run.ts';
import { storyResults } from '../../tests/storybook/results.ts';
import { treesDir } from '../../tests/trees/kept.ts';
import type { ReviewData, Signature, StoryReview } from './review.ts';
import { usedBy } from './usedBy.ts';

const root = resolve(import.meta.dirname, '../..');
/** Where the review room finds what the runs left; Storybook serves it as `review/`. */
export const reviewDir = join(root, '.cache/review');

/** Where the runs leave what is gathered, and where it goes. */
const places = {
  tests: join(root, storyResults),
  pictures: outputDir,
  baselines: ownBaselinesDir,
  trees: treesDir,
  signatures: join(root, 'reviews.json'),
  to: reviewDir,
};

/** What of a picture that is not as its baseline is shown, beside the baseline. */
const LEFT = ['expected', 'actual', 'difference'];

type TestRun = {
  testResults: {
    assertionResults: {
      status: string;
      failureMessages?: string[];
      meta: { storyId?: string };
    }[];
  }[];
};

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const digest = (...contents: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return contents.length > 0 ? hash.digest('hex').slice(0, 12) : '';
};

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
};

/** The files of a folder of pictures by story, each with its mode: `mobile/pages-home--default.webp`. */
function picturesByStory(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (!existsSync(folder)) return found;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.webp')) continue;
    const id = basename(name).split('.')[0] ?? '';
    found.set(id, [...(found.get(id) ?? []), name]);
  }
  return found;
}

/**
 * Gathers what the last runs left, into {@link reviewDir}; a run that was not made leaves a gap.
 * @returns what stands in `data.json` there.
 */
export function gatherReview(from = places): ReviewData {
  const stories: Record<string, StoryReview> = {};
  const storyOf = (id: string) => (stories[id] ??= { fingerprint: { picture: '', tree: '' } });

  rmSync(from.to, { recursive: true, force: true });
  mkdirSync(from.to, { recursive: true });

  const tests = read(from.tests);
  const run = tests ? (JSON.parse(tests) as TestRun).testResults : [];
  for (const { status, failureMessages = [], meta } of run.flatMap(
    (file) => file.assertionResults,
  )) {
    if (!meta.storyId || (status !== 'passed' && status !== 'failed')) continue;
    const said = stripVTControlCharacters(failureMessages[0] ?? '').split('\n    at ')[0] ?? '';
    const message = said.slice(0, 2000);
    storyOf(meta.storyId).test = {
      passed: status === 'passed',
      axe: /accessibility violation|toHaveNoViolations/i.test(message),
      tree: message.includes('What is read aloud differs'),
      message,
    };
  }

  const results = readRun(from.pictures)?.results ?? [];
  for (const { picture, outcome } of results) {
    const { mode, story: id } = partsOf(picture);
    const files = [
      ...LEFT.map((name) => `${picture}.${name}.webp`).filter((file) =>
        existsSync(join(from.pictures, file)),
      ),
    ];
    for (const file of files) {
      mkdirSync(dirname(join(from.to, 'pictures', file)), { recursive: true });
      cpSync(join(from.pictures, file), join(from.to, 'pictures', file));
    }
    (storyOf(id).pictures ??= {})[mode] = { outcome, files };
  }

  for (const [id, names] of picturesByStory(from.baselines)) {
    const story = storyOf(id);
    const shown = names.map((name) => {
      const actual = join(from.pictures, name.replace(/\.webp$/, '.actual.webp'));
      const mode = dirname(name);
      const differs = story.pictures?.[mode] && story.pictures[mode].outcome !== 'same';
      return readFileSync(differs && existsSync(actual) ? actual : join(from.baselines, name));
    });
    story.fingerprint.picture = digest(...shown);
    if (results.length > 0) {
      for (const name of names) {
        const mode = dirname(name);
        (story.pictures ??= {})[mode] ??= { outcome: 'not run', files: [] };
      }
    }
  }
  if (existsSync(from.trees)) {
    for (const name of readdirSync(from.trees).sort()) {
      storyOf(name.replace(/\.txt$/, '')).fingerprint.tree = digest(
        readFileSync(join(from.trees, name)),
      );
    }
    cpSync(from.trees, join(from.to, 'trees'), { recursive: true });
  }
  if (results.length > 0 && existsSync(from.baselines)) {
    cpSync(from.baselines, join(from.to, 'baselines'), { recursive: true });
  }

  const data: ReviewData = {
    commit: commit(),
    ran: { tests: tests !== undefined, pictures: results.length > 0 },
    stories,
    signatures: JSON.parse(read(from.signatures) ?? '[]') as Signature[],
    usedBy: usedBy(root),
  };
  writeFileSync(join(from.to, 'data.json'), JSON.stringify(data));
  return data;
}
