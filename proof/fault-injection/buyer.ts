import { paymentErrors } from '#contract/refusals.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { post } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { newCart, pay } from '#tests/support/shop.ts';

type Host = { url: string };

/** A cart in a browser: its key's counter increases after a final rejection or for another body. */
export type Buyer = {
  /**
   * Clicks Place Order once: order, then payment.
   * @param name changes the body of the order.
   * @returns the paid order's id, or the error response that the buyer sees.
   */
  click(server: Host, name?: string): Promise<{ paid: string } | { status: number; body: unknown }>;
  /** Clicks until an order is paid. @returns its id. */
  clickUntilPaid(server: Host, afterClick?: () => void): Promise<string>;
};

export function newBuyer(cart = newCart(), firstAttempt = 0): Buyer {
  let attempt = firstAttempt;
  let last: string | undefined;
  const buyer: Buyer = {
    async click(server, name = 'Robin Example') {
      if (last !== undefined && last !== name) attempt += 1;
      last = name;
      const order = { ...pickupOrder, customerName: name };
      const ordered = await post(server, '/api/orders', order, cart(attempt));
      if (ordered.status !== 200) {
        if (ordered.status === 422) attempt += 1;
        return ordered;
      }
      const { id } = ordered.body as { id: string };
      const answer = await pay(server, id, {}, cart(attempt));
      const { success, error } = answer.body as { success?: boolean; error?: string };
      if (success) return { paid: id };
      if (answer.status !== 200 || error !== paymentErrors.unknown) attempt += 1;
      return answer;
    },
    async clickUntilPaid(server, afterClick = () => {}) {
      let paid = '';
      await until(async () => {
        const answer = await buyer.click(server);
        afterClick();
        if ('paid' in answer) ({ paid } = answer);
        return paid !== '';
      });
      return paid;
    },
  };
  return buyer;
}
