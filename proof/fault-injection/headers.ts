import { prerenderPaths } from '#content/siteRoutes.ts';
import { hydrated, open, watch } from '#tests/e2e/page.ts';
import { post, startTestServer } from '#tests/support/server.ts';
import {
  addToCart,
  attempt,
  buildDir,
  placed,
  placeOrder,
  toPayment,
  withSite,
  withVisitor,
} from './browser.ts';
import { observatoryScore } from './observatory.ts';
import { inParallel, resultOf, type Result } from './result.ts';

const WANTED = 135;

const pages = [...prerenderPaths, '/nothing-here'];

/** Fetch Metadata where a browser has it, and the Origin where it does not. */
const foreign: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
];

/** Target 12: every page's headers, a browser that finds nothing against its policy, no foreign writes. */
export async function headers(): Promise<Result> {
  const problems: string[] = [];
  const lowest = await scores(problems);
  const refused = await crossSiteWrites(problems);
  const violations: string[] = [];
  await withSite(async (site) => {
    await inParallel(pages.length, 2, (index) =>
      withVisitor(site, async (page) => {
        const path = pages[index] ?? '/';
        const noted = await watch(page);
        await attempt(problems, path, async () => {
          await page.goto(path);
          await hydrated(page);
        });
        violations.push(...noted().filter((line) => /^(policy|error|request)/.test(line)));
      }),
    );
    await withVisitor(site, async (page) => {
      const noted = await watch(page);
      await attempt(problems, 'checkout', async () => {
        await addToCart(page);
        await toPayment(page, 'headers@example.com');
        await placeOrder(page).click();
        await placed(page);
        await open(page, '/contact');
        await page.getByRole('button', { name: 'Send Message' }).click();
        await page.getByText('Name must be at least 2 characters').first().waitFor();
      });
      violations.push(...noted().filter((line) => /^(policy|error|request)/.test(line)));
    });
  });
  problems.push(...violations);
  return resultOf(
    `Observatory ${WANTED} on ${pages.length} pages, no violation on any page or in the checkout, no write from another site`,
    `lowest score ${lowest}, ${violations.length} violations, ${refused} of ${4 * foreign.length} foreign writes refused`,
    problems,
  );
}

/** Sends to each route that writes what a browser sends for a page of another site. */
async function crossSiteWrites(problems: string[]): Promise<number> {
  const server = await startTestServer({ config: { buildDir } });
  let refused = 0;
  try {
    for (const [path, type] of [
      ['/api/orders', 'application/json'],
      ['/api/payments/process', 'application/json'],
      ['/api/contact', 'application/json'],
      ['/contact', 'application/x-www-form-urlencoded'],
    ] as const) {
      for (const headers of foreign) {
        const { status } = await post(server, path, {}, { 'Content-Type': type, ...headers });
        if (status === 403) refused += 1;
        else problems.push(`${path} answers ${status} to ${JSON.stringify(headers)}`);
      }
    }
  } finally {
    await server.stop();
  }
  return refused;
}

/** Scores each page as it would be served at an https address. */
async function scores(problems: string[]): Promise<number> {
  const server = await startTestServer({
    config: { buildDir, publicUrl: 'https://studio.example' },
  });
  let lowest = Infinity;
  try {
    for (const path of [...pages, '/contact/sent']) {
      const response = await fetch(server.url + path);
      const html = await response.text();
      const score = observatoryScore(response.headers, html);
      lowest = Math.min(lowest, score);
      if (score < WANTED) problems.push(`${path} scores ${score}`);
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      if (policy.includes('unsafe')) problems.push(`${path} allows unsafe sources`);
    }
  } finally {
    await server.stop();
  }
  return lowest;
}
