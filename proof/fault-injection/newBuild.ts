import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page, type Request } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { open } from '#tests/e2e/page.ts';
import { addToCart, fillCustomer, placeOrder, continueToPayment } from '#tests/flows/checkout.ts';
import { pageVisitor } from '#tests/flows/pageVisitor.ts';
import { buildCopy, copyProject } from '#tests/support/buildCopy.ts';
import { startTestServer } from '#tests/support/server.ts';
import { temporaryFolder } from './resources.ts';
import { recordFailure, resultOf, type Result } from './result.ts';

/** A new build does not break an open tab. Builds a copy of the project twice. */
export async function testOpenTabsAfterNewBuild(): Promise<Result> {
  using folder = temporaryFolder();
  const copy = folder.path;
  const problems: string[] = [];
  await using browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArgs,
  });
  copyProject(copy);
  await buildCopy(copy);
  const buildDir = join(copy, 'build/client');
  const first = await startTestServer({ config: { buildDir } });
  const { port } = first;
  const errors: string[] = [];
  const page = await browser.newPage({ baseURL: first.url, reducedMotion: 'reduce' });
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => errors.push(error.message));
  const visitor = pageVisitor(page);
  await open(page, '/boutique');
  await addToCart(visitor, 'Heartbeat Bear');
  await fillCustomer(visitor, 'Robin Example', 'tab@example.com');

  changeSources(copy);
  await buildCopy(copy);
  await first.stop();

  await using stack = new AsyncDisposableStack();
  stack.use(await startTestServer({ config: { buildDir, port } }));
  let loads = 0;
  await recordFailure(problems, 'the open tab', async () => {
    const kept = await page.getByRole('dialog').getByLabel('Email').inputValue();
    if (kept !== 'tab@example.com') throw new Error('what was typed is gone');
    loads = await countDocuments(page, async () => {
      await continueToPayment(visitor);
      await placeOrder(visitor);
      await visitUnloadedPages(page);
    });
  });
  await recordFailure(problems, 'a reloaded tab', async () => {
    await open(page, '/contact');
    await page.getByText(CHANGED).first().waitFor();
  });
  if (loads > 1) problems.push(`${loads} reloads`);
  problems.push(...errors);
  return resultOf(
    'a new build under an open tab: its chunks load, no reload loop, nothing typed is lost',
    `${loads} page loads, ${errors.length} errors`,
    problems,
  );
}

/** Visits pages whose chunks the tab has not loaded yet. */
async function visitUnloadedPages(page: Page): Promise<void> {
  for (const [name, path] of [
    ['FAQ', /\/faq/],
    ['About', /\/about/],
  ] as const) {
    await page.getByRole('link', { name }).first().click();
    await page.waitForURL(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
}

/** How many documents a tab loads during `work`: one is the new build, more are a reload loop. */
async function countDocuments(page: Page, work: () => Promise<void>): Promise<number> {
  let documents = 0;
  const countNavigation = (request: Request) => {
    if (request.isNavigationRequest()) documents += 1;
  };
  page.on('request', countNavigation);
  await work();
  page.off('request', countNavigation);
  return documents;
}

const CHANGED = 'Write to the studio today';

/** Changes a page's text and a global color, so that most chunks get a new name. */
function changeSources(copy: string): void {
  const replaceInFile = (file: string, from: RegExp, to: string) => {
    const path = join(copy, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has nothing to change`);
    writeFileSync(path, after);
  };
  replaceInFile(
    'src/content/pages/contact.ts',
    /heading: 'Send us a message'/,
    `heading: '${CHANGED}'`,
  );
  replaceInFile('src/theme/tokens.ts', /paper: '#\w+'/, "paper: '#fbf5eb'");
}
