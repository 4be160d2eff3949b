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
import { until, type TestServer } from '#tests/support/server.ts';
import { attempt, outcome, withSite, withVisitor } from './browser.ts';
import { resultOf, type Result } from './result.ts';

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

/** Target 30: an interrupted payment is one charge; the same purchase afterwards is a second one. */
export async function interrupted(given: { rounds: number }): Promise<Result> {
  const problems: string[] = [];
  let rounds = 0;
  await withSite(async (site) => {
    const expectCharges = async (count: number, { email }: Buyer) => {
      const { paid, charges } = await outcome(site.server, email);
      if (paid !== count || charges !== count) {
        throw new Error(`${paid} paid, ${charges} charges instead of ${count}`);
      }
    };
    const all = {
      ...interruptions,
      'a reload while the gateway works': reloadDuring(site.server),
    };
    for (const [name, interrupt] of Object.entries(all)) {
      for (let round = 0; round < given.rounds; round += 1) {
        await attempt(problems, name, () =>
          withVisitor(site, async (page) => {
            const buyer = {
              item: 'Heartbeat Bear',
              email: `interrupted-${(rounds += 1)}@example.com`,
            };
            await beginPurchase(page, buyer);
            const next = await interrupt(page, buyer);
            await expectCharges(1, buyer);
            await purchaseAgain(next, buyer);
            await expectCharges(2, buyer);
          }),
        );
      }
    }
  });
  return resultOf(
    `${rounds / given.rounds} interruptions of a payment, ${given.rounds} rounds each: 1 charge; the same purchase again: a second one`,
    `${rounds - problems.length} of ${rounds} as wanted`,
    problems,
  );
}
