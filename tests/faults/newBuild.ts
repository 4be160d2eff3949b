import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { hydrated } from '#tests/e2e/page.ts';
import { startTestServer } from '#tests/support/server.ts';
import { addToCart, attempt, drawer, placed, placeOrder, press, sees } from './browser.ts';
import { resultOf, type Result } from './result.ts';

const root = resolve(import.meta.dirname, '../..');

/** Target 16: a new build under an open tab costs it nothing. Builds a copy of the project twice. */
export async function newBuild(): Promise<Result> {
  const copy = mkdtempSync(join(tmpdir(), 'studio-deploy-'));
  const problems: string[] = [];
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    copyProject(copy);
    build(copy);
    const buildDir = join(copy, 'build/client');
    const first = await startTestServer({ config: { buildDir } });
    const { port } = first;
    const page = await browser.newPage({ baseURL: first.url, reducedMotion: 'reduce' });
    page.setDefaultTimeout(15_000);
    const errors: string[] = [];
    let documents = 0;
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await addToCart(page);
    await press(page, 'Checkout');
    await drawer(page).getByLabel('Full Name').fill('Robin Example');
    await drawer(page).getByLabel('Email').fill('tab@example.com');
    await first.stop();

    change(copy);
    build(copy);
    const second = await startTestServer({ config: { buildDir, port } });
    try {
      documents = 0;
      await attempt(problems, 'the old tab', async () => {
        const kept = await drawer(page).getByLabel('Email').inputValue();
        if (kept !== 'tab@example.com') throw new Error('what was typed is gone');
        await press(page, 'Continue to Payment');
        await placeOrder(page).click();
        await placed(page);
        // Pages whose chunks the old tab has not loaded yet.
        await page.getByRole('link', { name: 'FAQ' }).first().click();
        await page.waitForURL(/\/faq/);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.getByRole('link', { name: 'About' }).first().click();
        await page.waitForURL(/\/about/);
        await page.getByRole('heading', { level: 1 }).waitFor();
        if (documents > 1) throw new Error(`${documents} reloads`);
      });
      await attempt(problems, 'a new tab', async () => {
        await page.goto('/contact');
        await hydrated(page);
        await sees(page, CHANGED);
      });
      problems.push(...errors);
    } finally {
      await second.stop();
    }
    return resultOf(
      'a new build under an open tab: its chunks load, no reload loop, nothing typed is lost',
      `${documents} page loads, ${errors.length} errors`,
      problems,
    );
  } finally {
    await browser.close();
    rmSync(copy, { recursive: true, force: true });
  }
}

const CHANGED = 'Write to the studio today';

function copyProject(to: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    if (/^(tests\/vr|docs|bench)\//.test(file)) continue;
    cpSync(join(root, file), join(to, file), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'));
}

/** A change of words on a page and of a colour everywhere: most chunks get another name. */
function change(copy: string): void {
  const edit = (file: string, from: RegExp, to: string) => {
    const path = join(copy, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has nothing to change`);
    writeFileSync(path, after);
  };
  edit('src/content/pages/contact.ts', /heading: 'Send us a message'/, `heading: '${CHANGED}'`);
  edit('src/theme/theme.ts', /paper: '#\w+'/, "paper: '#fbf5eb'");
}

function build(copy: string): void {
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: copy, stdio: 'ignore' });
}
