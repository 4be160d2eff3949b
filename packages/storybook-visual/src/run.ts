import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceBaseline } from './accept.ts';
import { compareBuiltPages, captureBuiltPages } from './builtPages.ts';
import {
  currentEnvironment,
  recordedEnvironment,
  recordEnvironment,
  requireSameEnvironment,
} from './environment.ts';
import { findAffectedStories } from './graph.ts';
import { NotCompared } from './lock.ts';
import type { Project } from './project.ts';
import { baselineFile, splitName, type Result, type Run, type Screenshot } from './results.ts';
import { runStories, storyFiles } from './runStories.ts';
import {
  findRepeats,
  matchScreenshots,
  requireModes,
  screenshotsIn,
  mergeRetries,
  wantedScreenshots,
} from './select.ts';
import { buildStoryIndex } from './storyIndex.ts';
import { filesChangedSince, checkoutVersion, resolveCommit, type Version } from './versions.ts';

export type Options = {
  patterns: readonly string[];
  modes: readonly string[];
  update: boolean;
  newEnvironment: boolean;
  pages: boolean;
  removeOrphans: boolean;
  repeat: number;
};

/** A run without its duration, and whether every story ran to its end. */
type Finished = Omit<Run, 'seconds'> & { passed: boolean };

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Deletes the results of the last run. */
function clearResults({ results }: Project): void {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

/** Lists screenshots that a run did not capture, as notes. */
function listNotCaptured(wanted: readonly Screenshot[], results: readonly Result[]): string[] {
  const captured = new Set(results.map(({ screenshot }) => screenshot));
  return wanted.filter((one) => !captured.has(one)).map((one) => `Not captured: ${one}`);
}

function selectScreenshots(
  project: Project,
  all: readonly Screenshot[],
  { patterns, modes }: Options,
) {
  requireModes(project.modes, modes);
  return matchScreenshots(all, patterns, modes);
}

/** Compares with the committed baselines, or updates them. */
export async function compareWithBaselines(project: Project, options: Options): Promise<Finished> {
  const { patterns, modes, update, newEnvironment, removeOrphans, repeat } = options;
  const complete = patterns.length === 0 && modes.length === 0;
  if (!(update && complete && newEnvironment)) requireSameEnvironment(project);
  const index = buildStoryIndex(project.root);
  const all = wantedScreenshots(index, project.modes);
  const wanted = selectScreenshots(project, all, options);
  const unknown = patterns.find((pattern) => matchScreenshots(wanted, [pattern]).length === 0);
  if (unknown !== undefined || wanted.length === 0) {
    throw new NotCompared(`No screenshot is named ${unknown ?? modes.join(' ')}.`);
  }
  clearResults(project);
  const lines: Result[] = [];
  // Update the baselines only after all screenshots are captured.
  const updated = join(project.results, 'updated');
  let passed = true;
  for (let round = 1; round <= repeat; round += 1) {
    if (repeat > 1) console.log(`\nRound ${round} of ${repeat}`);
    const captured = await runStories(project, {
      ...{ screenshots: wanted, index, update, baselines: update ? updated : project.baselines },
    });
    lines.push(...captured.lines);
    passed &&= captured.passed;
  }
  for (const one of screenshotsIn(updated)) {
    replaceBaseline(baselineFile(updated, one), baselineFile(project.baselines, one));
  }
  rmSync(updated, { recursive: true, force: true });
  if (update && (complete || !recordedEnvironment(project))) {
    recordEnvironment(project, currentEnvironment(project));
  }
  const { results, retried } = mergeRetries(lines);
  const unreadable = results.filter(({ outcome }) => outcome === 'unreadable');
  if (unreadable.length > 0) {
    const files = unreadable.map(({ screenshot }) => baselineFile(project.baselines, screenshot));
    throw new NotCompared(`Cut short, or no image: ${files.join(', ')}. Restore it from git.`);
  }
  const wantedSet = new Set(all);
  const orphans = screenshotsIn(project.baselines).filter((one) => !wantedSet.has(one));
  if (removeOrphans) for (const one of orphans) rmSync(baselineFile(project.baselines, one));
  const notes = [
    ...listNotCaptured(wanted, results),
    ...findRepeats(results, project.allowedSame).map(
      (equal) =>
        `Look the same: ${equal.join(', ')}. Let one of them show its state, or allow it in visual.config.ts.`,
    ),
    ...(removeOrphans
      ? []
      : orphans.map((one) => `${one} is no story's baseline any more: --remove-orphans`)),
  ];
  return { against: 'the baselines', acceptable: true, results, retried, gone: [], notes, passed };
}

/** Captures this version and another one on this machine, and compares them. */
export async function compareWithVersion(
  project: Project,
  reference: string,
  options: Options,
): Promise<Finished> {
  const commit = resolveCommit(project, reference);
  const other = await checkoutVersion(project, commit);
  const index = buildStoryIndex(project.root);
  const here = selectScreenshots(project, wantedScreenshots(index, project.modes), options);
  const there = new Set(
    selectScreenshots(project, wantedScreenshots(other.index, project.modes), options),
  );
  const changed = filesChangedSince(project.root, commit);
  const files = storyFiles(index, here);
  const touched = new Set(await findAffectedStories(project, changed, files));
  const isAffected = (screenshot: Screenshot) =>
    touched.has(index.entries[splitName(screenshot).story]?.importPath ?? '');
  const wanted = here.filter((one) => !there.has(one) || isAffected(one));
  console.log(`${plural(wanted.length, 'screenshot')} of ${here.length} may differ.`);

  clearResults(project);
  const inBoth = wanted.filter((one) => there.has(one));
  const baselines = await captureVersion(project, other, inBoth);
  const { lines, passed } = await runStories(project, {
    ...{ screenshots: wanted, index, retry: false, baselines },
  });
  const { results, retried } = mergeRetries(lines);
  const notes = listNotCaptured(wanted, results);
  const present = new Set(here);
  const gone = [...there].filter((one) => !present.has(one));
  if (options.pages) {
    const pages = await comparePages(project, other);
    results.push(...pages.results);
    gone.push(...pages.gone);
  }
  const against = `${reference || 'where this branch began'} (${commit.slice(0, 12)})`;
  return { against, acceptable: false, results, retried, gone, notes, passed };
}

/**
 * Captures another version's stories.
 * @returns the folder of its screenshots: its own baselines, if they are valid here.
 */
async function captureVersion(
  project: Project,
  { root, index, commit, baselines, captures }: Version,
  wanted: readonly Screenshot[],
): Promise<string> {
  const findMissingScreenshots = (folder: string) =>
    wanted.filter((screenshot) => !existsSync(baselineFile(folder, screenshot)));
  if (baselines !== undefined && findMissingScreenshots(baselines).length === 0) return baselines;
  const screenshots = findMissingScreenshots(captures);
  if (screenshots.length > 0) {
    console.log(
      `Capturing ${plural(screenshots.length, 'screenshot')} of ${commit.slice(0, 12)} ...`,
    );
    const results = `${captures}-run`;
    await runStories(project, {
      ...{ screenshots, index, root, results, update: true, baselines: captures },
    });
  }
  return captures;
}

async function comparePages(project: Project, { root, captures, commit }: Version) {
  if (!project.pages) throw new NotCompared('visual.config.ts has no pages.');
  const before = `${captures}-pages`;
  const now = join(project.results, 'pages');
  if (!existsSync(before)) {
    console.log(`Building and capturing the pages of ${commit.slice(0, 12)} ...`);
    await captureBuiltPages(project, project.pages, root, before);
  }
  console.log('Building and capturing the pages ...');
  await captureBuiltPages(project, project.pages, project.root, now);
  return compareBuiltPages(before, now, project.results);
}
