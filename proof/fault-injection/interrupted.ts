import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { orderRefusals } from '#contract/refusals.ts';
import { hydrated } from '#tests/e2e/page.ts';
import {
  beginPurchase,
  interruptions,
  placeOrder,
  purchaseAgain,
  returnToPayment,
  type Buyer,
  type Interruption,
} from '#tests/flows/interruptions.ts';
import { pageVisitor } from '#tests/flows/pageVisitor.ts';
import { startTestServer, until, type TestServer } from '#tests/support/server.ts';
import { buildIfChanged } from '../../scripts/build.ts';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';
import { attempt, resultOf, type Result } from './result.ts';

/** What came of an address's clicks: its paid orders, and its charges at the gateway. */
async function outcome({ database, gateway }: TestServer, email: string) {
  const orders = await database.db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('customer_email', '=', email)
    .execute();
  const ids = new Set(orders.map(({ id }) => id));
  return {
    paid: orders.filter(({ status }) => status === 'paid').length,
    charges: [...gateway.charges.values()].filter(({ orderId }) => ids.has(orderId)).length,
  };
}

/** The order is placed again before the gateway has answered, and once more afterwards. */
const reloadDuring =
  (server: TestServer): Interruption =>
  async (page, buyer) => {
    const calls = server.gateway.calls.length;
    const release = server.gateway.hold();
    const visitor = pageVisitor(page);
    try {
      await visitor.click('button', /^Place Order$/);
      await until(() => server.gateway.calls.length > calls);
      await page.reload();
      await hydrated(page);
      await returnToPayment(page, buyer);
      await visitor.click('button', /^Place Order$/);
      await visitor.seeText(new RegExp(`^409: ${orderRefusals.paymentOpen}$`));
    } finally {
      release();
    }
    await until(async () => (await outcome(server, buyer.email)).paid === 1);
    await placeOrder(page);
    return page;
  };

/** An interrupted payment is one charge; the same purchase afterwards is a second one. */
export async function interrupted(given: { rounds: number }): Promise<Result> {
  if (!process.env.BUILD_DIR) await buildIfChanged();
  const buildDir = resolve(process.env.BUILD_DIR ?? 'build/client');
  const server = await startTestServer({ config: { buildDir } });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArgs,
    // Playwright turns it off, visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const expectCharges = async (count: number, { email }: Buyer) => {
    const { paid, charges } = await outcome(server, email);
    if (paid !== count || charges !== count) {
      throw new Error(`${paid} paid, ${charges} charges instead of ${count}`);
    }
  };
  const all = { ...interruptions, 'a reload while the gateway works': reloadDuring(server) };
  const problems: string[] = [];
  let rounds = 0;
  try {
    for (const [name, interrupt] of Object.entries(all)) {
      for (let round = 0; round < given.rounds; round += 1) {
        const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
        context.setDefaultTimeout(15_000);
        await attempt(problems, name, async () => {
          const page = await context.newPage();
          const email = `interrupted-${(rounds += 1)}@example.com`;
          const buyer = { item: 'Heartbeat Bear', email };
          await beginPurchase(page, buyer);
          const next = await interrupt(page, buyer);
          await expectCharges(1, buyer);
          await purchaseAgain(next, buyer);
          await expectCharges(2, buyer);
        });
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return resultOf(
    `${rounds / given.rounds} interruptions of a payment, ${given.rounds} rounds each: 1 charge; the same purchase again: a second one`,
    `${rounds - problems.length} of ${rounds} as wanted`,
    problems,
  );
}
