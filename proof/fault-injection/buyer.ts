import { paymentErrors } from '#contract/refusals.ts';
import { pickupOrder } from '#mocks/fixtures/orders.ts';
import { post } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { newCart, pay } from '#tests/support/shop.ts';

type Host = { url: string };

export type Buyer = ReturnType<typeof newBuyer>;

/** Acts like the page: uses a new idempotency key after a final rejection or for another body. */
export function newBuyer(cart = newCart(), firstAttempt = 0) {
  let attempt = firstAttempt;
  let last: string | undefined;
  const buyer = {
    /**
     * Clicks Place Order once: order, then payment.
     * @param name changes the body of the order.
     * @returns the paid order's id, or the error response that the buyer sees.
     */
    async click(server: Host, name = 'Robin Example') {
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
    /** Clicks until an order is paid. @returns its id. */
    async clickUntilPaid(server: Host, afterClick = () => {}) {
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
