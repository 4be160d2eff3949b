import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { baselinesDir, outputDir } from './folders.ts';
import type { Picture } from './projects.ts';
import {
  difference,
  fingerprint,
  isSame,
  readSight,
  see,
  writeSight,
  type Sight,
} from './sight.ts';

export type Result = {
  picture: Picture;
  outcome: 'same' | 'different' | 'missing' | 'accepted' | 'unsettled';
  /** How many pixels differ. */
  count?: number;
  fingerprint: string;
};

export const resultsFile = join(outputDir, 'results.jsonl');

/** Looks taken before a page that goes on changing is given up. */
const LOOKS = 8;

async function look(page: Page): Promise<Sight> {
  return see(await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }));
}

/** Looks until the page shows what is expected, or the same twice. */
async function lookUntilStill(page: Page, expected: Sight | undefined) {
  let sight = await look(page);
  for (let looks = 1; looks < LOOKS; looks += 1) {
    if (expected && isSame(sight, expected)) return { sight, still: true };
    const next = await look(page);
    if (isSame(sight, next)) return { sight, still: true };
    sight = next;
  }
  return { sight, still: false };
}

/**
 * The browser command that holds the page against a project's baseline of a story, or makes it the
 * baseline. What differs is left in `outputDir` for the report.
 * @returns what is wrong, in words; an empty text when nothing is.
 */
export const comparePicture =
  (project: string, { accept }: { accept: boolean }): BrowserCommand<[storyId: string]> =>
  async ({ page }, storyId) => {
    const picture = `${project}/${storyId}`;
    const path = join(baselinesDir, `${picture}.webp`);
    const baseline = await readSight(path);
    const { sight, still } = await lookUntilStill(page, baseline);
    const note = (result: Omit<Result, 'picture' | 'fingerprint'>) => {
      mkdirSync(outputDir, { recursive: true });
      const line: Result = { picture, fingerprint: fingerprint(sight), ...result };
      appendFileSync(resultsFile, `${JSON.stringify(line)}\n`);
    };
    const leave = (name: string, what: Sight) =>
      writeSight(join(outputDir, `${picture}.${name}.webp`), what);

    if (!still) {
      note({ outcome: 'unsettled' });
      await leave('actual', sight);
      return 'The story does not come to rest: something on it goes on moving.';
    }
    if (baseline && isSame(sight, baseline)) {
      note({ outcome: 'same' });
      return '';
    }
    if (accept) {
      await writeSight(path, sight);
      note({ outcome: 'accepted' });
      return '';
    }
    await leave('actual', sight);
    if (!baseline) {
      note({ outcome: 'missing' });
      return `There is no baseline yet: npm run vr:accept ${storyId}`;
    }
    const { marked, count } = difference(baseline, sight);
    await leave('difference', marked);
    note({ outcome: 'different', count });
    return `${count} pixels differ from the baseline: npm run vr:report`;
  };
