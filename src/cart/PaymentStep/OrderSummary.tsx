import { Button } from '#components/Button/Button.tsx';
import { checkout } from '#content/checkout.ts';
import { incompleteEmail, isAddressIncomplete, type CustomerDetails } from '../checkout.ts';
import { goToStep } from '../checkoutStore.ts';
import { OrderLines } from '../OrderLines/OrderLines.tsx';
import type { CartItem } from '../storedCart.ts';
import { Notice, Recipient } from './PaymentStep.styles.ts';

type OrderSummaryProps = {
  items: readonly CartItem[];
  details: CustomerDetails;
  oldPrices: ReadonlyMap<string, string>;
};

/** Items, customer, and pickup or shipping (Q13). */
export function OrderSummary({ items, details, oldPrices }: OrderSummaryProps) {
  const { name, email, phone, fulfillmentMethod, street, city, state, zipCode } = details;
  const place = [street, city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean);
  const incomplete = incompleteEmail(details);
  return (
    <>
      {incomplete && (
        <Notice role="note">
          <p>{checkout.isComplete(incomplete)}</p>
          <Button variant="outline" onClick={() => goToStep('details')}>
            {checkout.changeEmail}
          </Button>
        </Notice>
      )}
      {isAddressIncomplete(details) && (
        <Notice role="note">
          <p>The shipping address isn't complete yet. We need it before we can ship.</p>
          <Button variant="outline" onClick={() => goToStep('details')}>
            Add the address
          </Button>
        </Notice>
      )}
      <section aria-labelledby="order-summary">
        <h3 id="order-summary">Order Summary</h3>
        <OrderLines items={items} oldPrices={oldPrices} />
      </section>
      <section aria-labelledby="order-recipient">
        <h3 id="order-recipient">{fulfillmentMethod === 'pickup' ? 'Pickup by' : 'Ship to'}</h3>
        <Recipient>
          <p>{name}</p>
          {fulfillmentMethod === 'shipping' && place.length > 0 && <p>{place.join(', ')}</p>}
          <p>{email}</p>
          {phone && <p>{phone}</p>}
        </Recipient>
      </section>
    </>
  );
}
