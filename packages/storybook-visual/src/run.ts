import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceBaseline } from './accept.ts';
import { captureBuiltPages } from './builtPages.ts';
import { requireCaptured } from './capture.ts';
import { compareFolders } from './compare.ts';
import { currentEnvironment, recordEnvironment, requireSameEnvironment } from './environment.ts';
import { NotCompared } from './lock.ts';
import type { Project } from './project.ts';
import { renderPage, summarizeRun } from './report.ts';
import { baselineFile, screenshotsWith, writeRun, type Run } from './results.ts';
import { findRepeats, screenshotsIn, wantedScreenshots } from './select.ts';
import { buildStoryIndex } from './storyIndex.ts';
import { checkoutVersion, resolveCommit, screenshotsOf } from './versions.ts';

/** Deletes the results of the last comparison. */
function clearResults({ results }: Project): void {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

/** Compares the captures with the committed baselines. */
export async function compareWithBaselines(
  project: Project,
  { removeOrphans = false } = {},
): Promise<Run> {
  requireSameEnvironment(project);
  const { complete, ...captured } = requireCaptured(project);
  const wanted = wantedScreenshots(buildStoryIndex(project.root), project.modes);
  clearResults(project);
  const results = await compareFolders(project.captures, project.baselines, project.results);
  const captures = new Set(results.map(({ screenshot }) => screenshot));
  const missing = complete ? wanted.filter((one) => !captures.has(one)) : [];
  const orphans = screenshotsIn(project.baselines).filter((one) => !wanted.includes(one));
  if (removeOrphans) for (const one of orphans) rmSync(baselineFile(project.baselines, one));
  const notes = [
    ...missing.map((one) => `Not captured: ${one}`),
    ...findRepeats(results, project.allowedSame).map(
      (equal) =>
        `Look the same: ${equal.join(', ')}. Let one of them show its state, or allow it in visual.config.ts.`,
    ),
    ...(removeOrphans
      ? []
      : orphans.map((one) => `${one} is no story's baseline any more: --remove-orphans`)),
  ];
  return { against: 'the baselines', acceptable: true, results, gone: [], notes, ...captured };
}

/** Makes all captures the baselines, and records what they depend on. @returns their number. */
export function replaceBaselines(project: Project): number {
  if (!requireCaptured(project).complete) {
    throw new NotCompared('The last run had a part of the stories: run the tests of all stories.');
  }
  const screenshots = screenshotsIn(project.captures);
  for (const one of screenshots) {
    replaceBaseline(baselineFile(project.captures, one), baselineFile(project.baselines, one));
  }
  recordEnvironment(project, currentEnvironment(project));
  return screenshots.length;
}

/** Compares the captures with another version: with its baselines, or captured on this machine. */
export async function compareWithVersion(
  project: Project,
  reference: string,
  { pages = false } = {},
): Promise<Run> {
  const { seconds, commit } = requireCaptured(project);
  const other = resolveCommit(project, reference);
  const there = await screenshotsOf(project, other);
  const wanted = wantedScreenshots(buildStoryIndex(project.root), project.modes);
  clearResults(project);
  const results = await compareFolders(project.captures, there, project.results);
  const gone = screenshotsIn(there).filter((one) => !wanted.includes(one));
  if (pages) {
    const built = await comparePages(project, other);
    results.push(...built.results);
    gone.push(...built.gone);
  }
  return {
    against: `${reference || 'where this branch began'} (${other.slice(0, 12)})`,
    ...{ acceptable: false, results, gone, notes: [], seconds },
    ...(commit && { commit }),
  };
}

/** Builds the pages of both versions, and compares them without JavaScript. */
async function comparePages(project: Project, commit: string) {
  if (!project.pages) throw new NotCompared('visual.config.ts has no pages.');
  const before = join(project.cache, 'pages/before');
  const now = join(project.cache, 'pages/now');
  rmSync(join(project.cache, 'pages'), { recursive: true, force: true });
  console.log('Building and capturing the pages of both versions ...');
  await captureBuiltPages(project, project.pages, await checkoutVersion(project, commit), before);
  await captureBuiltPages(project, project.pages, project.root, now);
  const captured = new Set(screenshotsIn(now));
  return {
    results: await compareFolders(now, before, project.results),
    gone: screenshotsIn(before).filter((one) => !captured.has(one)),
  };
}

/** Writes a run and its report, and prints what differs. @returns 0 when nothing does, else 1. */
export async function reportRun({ results: folder }: Project, run: Run): Promise<number> {
  writeRun(folder, run);
  const report = join(folder, 'index.html');
  writeFileSync(report, await renderPage(run, folder));
  for (const [title, screenshots] of Object.entries({
    New: screenshotsWith('new', run.results),
    Gone: run.gone,
    Changed: screenshotsWith('changed', run.results),
  })) {
    if (screenshots.length > 0) console.log(`\n${title}:\n  ${screenshots.join('\n  ')}`);
  }
  for (const note of run.notes) console.log(note);
  console.log(`\n${summarizeRun(run)}\nReport: ${report}`);
  const same = run.results.every(({ outcome }) => outcome === 'same');
  return same && run.gone.length + run.notes.length === 0 ? 0 : 1;
}
