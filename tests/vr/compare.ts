import { appendFileSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { baselinesDir, outputDir } from './folders.ts';
import type { Mode, Picture } from './projects.ts';
import {
  difference,
  fingerprint,
  isSame,
  readSight,
  see,
  writeSight,
  type Region,
  type Sight,
} from './sight.ts';

export type Result = {
  picture: Picture;
  outcome: 'same' | 'different' | 'missing' | 'taken' | 'unsettled' | 'unreadable';
  /** How many looks it took; one where the first one was as expected. */
  looks: number;
  /** How many pixels differ. */
  count?: number;
  /** Where they lie. */
  region?: Region;
  /** The same for the same difference in another place. */
  shape?: string;
  fingerprint: string;
};

const resultsFile = join(outputDir, 'results.jsonl');

/** Where a run keeps a picture: what was expected, what was seen, and where they differ. */
export const pictureFile = (
  picture: Picture,
  name: 'expected' | 'actual' | 'difference',
  folder = outputDir,
) => join(folder, `${picture}.${name}.webp`);

export const baselineFile = (picture: Picture, folder = baselinesDir) =>
  join(folder, `${picture}.webp`);

/** Looks taken before a page that goes on changing is given up. */
const LOOKS = 8;

async function look(page: Page): Promise<Sight> {
  return see(await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }));
}

/** Looks until the page shows what is expected, or the same twice. */
async function lookUntilStill(page: Page, expected: Sight | undefined) {
  let sight = await look(page);
  for (let looks = 1; looks < LOOKS; looks += 1) {
    if (expected && isSame(sight, expected)) return { sight, looks, still: true };
    const next = await look(page);
    if (isSame(sight, next)) return { sight, looks: looks + 1, still: true };
    sight = next;
  }
  return { sight, looks: LOOKS, still: false };
}

/** The browser command that has the page shown in another medium; as it was for none. */
export const showAs: BrowserCommand<[media: Mode['media']]> = async ({ page }, media) => {
  await page.emulateMedia({ media: media?.media ?? 'screen', contrast: media?.contrast ?? null });
};

/**
 * The browser command that holds the page against the baseline of a picture, or makes it the
 * baseline. What differs is left in `outputDir`: the very file that `vr:accept` copies.
 * @returns why a second look is wanted, in words; an empty text when none is.
 */
export const comparePicture =
  ({ take }: { take: boolean }): BrowserCommand<[picture: Picture]> =>
  async ({ page }, picture) => {
    const path = baselineFile(picture);
    let baseline: Sight | undefined;
    try {
      baseline = take ? undefined : await readSight(path);
    } catch {
      const unreadable: Result = { picture, outcome: 'unreadable', looks: 0, fingerprint: '' };
      appendFileSync(resultsFile, `${JSON.stringify(unreadable)}\n`);
      return `${path} is no picture: it has been cut short.`;
    }
    const { sight, looks, still } = await lookUntilStill(page, baseline);
    const note = (result: Omit<Result, 'picture' | 'looks' | 'fingerprint'>) => {
      const line: Result = { picture, looks, fingerprint: fingerprint(sight), ...result };
      appendFileSync(resultsFile, `${JSON.stringify(line)}\n`);
    };
    const leave = (name: 'actual' | 'difference', what: Sight) =>
      writeSight(pictureFile(picture, name), what);

    if (!still) {
      note({ outcome: 'unsettled' });
      await leave('actual', sight);
      return `${picture} does not come to rest: something on it goes on moving.`;
    }
    if (take) {
      await writeSight(path, sight);
      note({ outcome: 'taken' });
      return '';
    }
    if (baseline && isSame(sight, baseline)) {
      note({ outcome: 'same' });
      return '';
    }
    if (!baseline) {
      await leave('actual', sight);
      // A second look would find none either.
      note({ outcome: 'missing' });
      return '';
    }
    const { marked, count, region, shape } = difference(baseline, sight);
    await Promise.all([leave('actual', sight), leave('difference', marked)]);
    mkdirSync(dirname(pictureFile(picture, 'expected')), { recursive: true });
    if (existsSync(path)) copyFileSync(path, pictureFile(picture, 'expected'));
    note({ outcome: 'different', count, region, shape });
    return `${picture} differs in ${count} pixels: npm run vr:review`;
  };
