import { expect, test, type Page } from '@playwright/test';
import { plannerText, stages } from '#content/stages.ts';
import { studio } from '#content/studio.ts';
import { contrastRatio, leastRatio } from '#theme/contrast.ts';
import { tokens } from '#theme/tokens.ts';
import { pdfRuns, type PdfRun } from '#tests/support/pdfText.ts';
import { firstPages, open } from './page.ts';

// Tests the printed PDF of each kind of page, which can differ from `emulateMedia`.

/** Removes spaces and soft hyphens: line breaks differ between paper and screen. */
const withoutSpaces = (text: string) => text.replaceAll(/[\s\u00AD]+/g, '').toLowerCase();

const countMatches = (text: string, part: string) => text.split(part).length - 1;

/** The visible headings, and all text including collapsed FAQ answers. */
const readPage = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement) => {
    const hasWidth = (heading: HTMLElement) =>
      heading.getClientRects().length > 0 && heading.offsetWidth > 1;
    const isPrinted = (heading: HTMLElement) => !heading.closest('[data-print="hide"]');
    const folded = [...main.querySelectorAll('accordion-answer')];
    return {
      headings: [...main.querySelectorAll<HTMLElement>('h1, h2, h3')]
        .filter((heading) => hasWidth(heading) && isPrinted(heading))
        .map(({ innerText }) => innerText),
      // The start of a section: its heading and the text after it, above the rest of it.
      beginnings: [
        ...main.querySelectorAll<HTMLElement>(
          'div:not(:last-child) > h2:is(:only-child, :has(+ p:last-child))',
        ),
      ]
        .filter((heading) => hasWidth(heading) && isPrinted(heading))
        .map(({ innerText, nextElementSibling: lead }) => innerText + (lead?.textContent ?? '')),
      text: [main.innerText, ...folded.map(({ textContent }) => textContent)].join(' '),
    };
  });

const toHexColor = (color: readonly number[]) =>
  `#${color
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

// The width of paper: a page may have another layout there than on a desktop.
test.use({ viewport: { width: 816, height: 1056 } });

for (const path of [...firstPages, '/8k-hyperreal-images', '/404']) {
  test(`${path} prints each heading once, in order and together with its text, in dark colors`, async ({
    page,
  }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const screen = await readPage(page);
    const runs = pdfRuns(await page.pdf({ format: 'Letter' }));
    const sheets = Object.values(Object.groupBy(runs, ({ page: number }) => number)).map((sheet) =>
      withoutSpaces((sheet ?? []).map(({ text }) => text).join('')),
    );
    const paper = sheets.join(' ');

    expect(countMatches(paper, 'skiptocontent')).toBe(0);
    expect(sheets[0]).toContain(withoutSpaces(await page.locator('h1').innerText()));
    for (const beginning of screen.beginnings.map(withoutSpaces)) {
      expect.soft(sheets.filter((sheet) => sheet.endsWith(beginning))).toEqual([]);
    }
    let last = 0;
    for (const heading of screen.headings.map(withoutSpaces)) {
      // A PDF page's text is in paint order, which puts positioned elements last.
      const place = sheets.findIndex((sheet, index) => index >= last && sheet.includes(heading));
      expect.soft(place, `'${heading}' is on no sheet before the last heading's`).not.toBe(-1);
      last = Math.max(last, place);
      expect
        .soft(countMatches(paper, heading), `'${heading}' is printed once`)
        .toBeLessThanOrEqual(countMatches(withoutSpaces(screen.text), heading));
    }
    // A map label is painted twice, first as its own halo in the paper's color.
    const pale = runs.filter(
      ({ text, color }) =>
        text.trim() !== '' &&
        toHexColor(color) !== tokens.color.paper &&
        contrastRatio(toHexColor(color), '#ffffff') < leastRatio.text,
    );
    expect(pale.map(({ text }) => text).join('')).toBe('');
  });
}

/** The PDF runs (each with its page and baseline) that contain a text, one per letter. */
function findRuns(runs: readonly PdfRun[], text: string) {
  const places = runs.flatMap((run) => [...withoutSpaces(run.text)].map(() => run));
  const at = runs
    .map((run) => withoutSpaces(run.text))
    .join('')
    .indexOf(withoutSpaces(text));
  return places.slice(at, at + withoutSpaces(text).length);
}

test('printed sections of an article keep the space above their heading', async ({ page }) => {
  await open(page, '/3d-4d-ultrasound');
  await page.waitForLoadState('networkidle');
  const runs = pdfRuns(await page.pdf({ format: 'Letter' }));
  const heading = findRuns(runs, 'If you come once');
  const before = findRuns(runs, 'Find your week in the Peek Planner');
  expect(heading[0]?.page).toBe(before[0]?.page);
  expect((heading[0]?.y ?? 0) - (before[0]?.y ?? 0)).toBeGreaterThan(60);
});

test("the planner's stages print on one sheet with their question", async ({ page }) => {
  await open(page, '/services');
  await page.waitForLoadState('networkidle');
  const runs = pdfRuns(await page.pdf({ format: 'Letter' }));
  const question = findRuns(runs, plannerText.pickerLegend);
  expect(question).not.toEqual([]);
  const last = stages.flatMap(({ label }) => findRuns(runs, label));
  expect(new Set([...question, ...last].map(({ page: sheet }) => sheet)).size).toBe(1);
});

test('the visit checklist prints alone, with phone number and address', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await open(page, '/thank-you');
  await page.getByRole('button', { name: /^Print/ }).click();
  const runs = pdfRuns(await page.pdf({ format: 'Letter' }));
  const paper = withoutSpaces(runs.map(({ text }) => text).join(''));
  expect(countMatches(paper, withoutSpaces('Prepare for your visit'))).toBe(1);
  expect(paper).toContain(withoutSpaces(studio.phone));
  expect(paper).not.toContain(withoutSpaces(await page.locator('h1').innerText()));
});
