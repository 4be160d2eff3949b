import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, lastLines } from './command.ts';
import type { Mode } from './config.ts';
import { NotCompared } from './lock.ts';
import { installedFile, toolsFolder, type Project } from './project.ts';
import { splitName, type Result, type Screenshot } from './results.ts';
import type { StoryIndex } from './select.ts';

/** The input of `vitest.config.ts`, passed as a JSON file. */
export type Task = Pick<Project, 'viteConfig' | 'optimizeDeps' | 'context'> & {
  screenshots: readonly Screenshot[];
  modes: readonly Omit<Mode, 'stories'>[];
  /** Writes baselines instead of comparing with them. */
  update: boolean;
  /** Captures differing screenshots a second time. */
  retry: boolean;
  baselines: string;
  results: string;
  browser: ReturnType<Project['browser']>;
};

export type Capturing = Pick<Task, 'screenshots'> &
  Partial<Pick<Task, 'update' | 'retry' | 'baselines' | 'results'>> & {
    index: StoryIndex;
    /** The folder of another version, with its own stories. */
    root?: string;
  };

/** The story files of some screenshots. */
export function storyFiles(index: StoryIndex, screenshots: readonly Screenshot[]): string[] {
  const stories = screenshots.map((screenshot) => index.entries[splitName(screenshot).story]);
  return [...new Set(stories.flatMap((story) => story?.importPath ?? []))];
}

/**
 * Captures stories in the browser.
 * @returns one line per attempt, and whether every story ran to its end.
 * @throws NotCompared when no story could start.
 */
export async function runStories(
  project: Project,
  {
    screenshots,
    index,
    update = false,
    retry = true,
    root = project.root,
    baselines = project.baselines,
    results = project.results,
  }: Capturing,
): Promise<{ lines: Result[]; passed: boolean }> {
  if (screenshots.length === 0) return { lines: [], passed: true };
  const { viteConfig, optimizeDeps, context, modes, browser } = project;
  const task: Task = {
    ...{ screenshots, update, retry, baselines, results, modes, browser: browser() },
    ...(viteConfig !== undefined && { viteConfig }),
    ...(optimizeDeps && { optimizeDeps }),
    ...(context && { context }),
  };
  const file = (name: string) => join(results, name);
  mkdirSync(results, { recursive: true });
  rmSync(file('results.jsonl'), { force: true });
  writeFileSync(file('task.json'), JSON.stringify(task));
  const { status, output } = await runCommand(
    process.execPath,
    [
      installedFile(root, 'vitest', 'vitest.mjs'),
      'run',
      '--config',
      join(toolsFolder(project.root), 'src/vitest.config.ts'),
      '--reporter=dot',
      '--reporter=junit',
      `--outputFile.junit=${file('junit.xml')}`,
      ...storyFiles(index, screenshots),
    ],
    { cwd: root, show: root === project.root, env: { STORYBOOK_VISUAL_TASK: file('task.json') } },
  );
  if (!existsSync(file('results.jsonl'))) {
    throw new NotCompared(`No story could be captured.\n${lastLines(output)}`);
  }
  const lines = readFileSync(file('results.jsonl'), 'utf8').trim().split('\n');
  return { lines: lines.map((line) => JSON.parse(line) as Result), passed: status === 0 };
}
