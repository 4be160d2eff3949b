import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { newCart, paymentFor, placeOrder } from '#tests/support/shop.ts';
import { newBuyer, type Buyer } from './buyer.ts';
import { resultOf, type Result } from './result.ts';

type Cart = ReturnType<typeof newCart>;

/** Ways to interrupt a payment. Each returns the buyers whose next clicks must get the cart paid. */
const interruptions: Record<string, (server: TestServer, cart: Cart) => Promise<Buyer[]>> = {
  /** The page closes before the gateway responds, and the order is placed again with another body. */
  async reload(server, cart) {
    const { release, orderId } = await abandon(server, cart);
    const buyer = newBuyer(cart, 1);
    const meanwhile = await buyer.click(server, 'After Reload');
    if ('paid' in meanwhile || meanwhile.status !== 409) throw new Error(`paid beside ${orderId}`);
    release();
    return [buyer];
  },
  /** The page closes, and the gateway charges but its response is lost. */
  async discarded(server, cart) {
    server.gateway.script.push('charge-then-lose');
    const { release } = await abandon(server, cart);
    release();
    return [newBuyer(cart, 1)];
  },
  /** The buyer goes back and pays again with the same body and key. */
  async back(server, cart) {
    const { release } = await abandon(server, cart);
    release();
    return [newBuyer(cart)];
  },
  /** Two tabs with different bodies click at the same moment. */
  async tabs(server, cart) {
    const tabs = [newBuyer(cart), newBuyer(cart, 100)];
    await Promise.all(tabs.map((tab, index) => tab.click(server, `Tab ${index}`)));
    return tabs;
  },
};

/** Sends an order and its payment, and closes the connection during the gateway call. */
async function abandon(server: TestServer, cart: Cart) {
  const orderId = await placeOrder(server, undefined, cart());
  const release = server.gateway.hold();
  const page = new AbortController();
  const calls = server.gateway.calls.length;
  const paying = fetch(`${server.url}/api/payments/process`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...cart() },
    body: JSON.stringify(paymentFor(orderId)),
    signal: page.signal,
  }).catch(() => {});
  await until(() => server.gateway.calls.length > calls);
  page.abort();
  await paying;
  return { release, orderId };
}

/** Over HTTP: an interrupted cart is charged once; buying the same again creates a new order. */
export async function testInterruptedCarts(given: {
  databaseUrl?: string | undefined;
  rounds: number;
}): Promise<Result> {
  await using server = await startTestServer({ databaseUrl: given.databaseUrl });
  const problems: string[] = [];
  const { charges } = server.gateway;
  for (let round = 0; round < given.rounds; round += 1) {
    for (const [name, interrupt] of Object.entries(interruptions)) {
      const before = charges.size;
      const again = newBuyer();
      const buyers = await interrupt(server, newCart());
      const paid = new Set<string>();
      for (const buyer of buyers) paid.add(await buyer.clickUntilPaid(server));
      const once = charges.size - before;
      if (paid.size !== 1 || once !== 1)
        problems.push(`${name}: ${paid.size} orders, ${once} charges`);
      paid.add(await again.clickUntilPaid(server));
      const twice = charges.size - before;
      if (paid.size !== 2 || twice !== 2) problems.push(`${name}, again: ${twice} charges`);
    }
  }
  return resultOf(
    `${given.rounds} rounds each of ${Object.keys(interruptions).join(', ')}: 1 charge per cart, the same purchase again is a new order`,
    `${charges.size} charges of ${given.rounds * 8} carts`,
    problems,
  );
}
