import { styled } from 'styled-components';
import { demoCheckout } from '#api/payments.ts';
import { Closures } from '#components/Closures/Closures.tsx';
import { ExternalLink } from '#components/ExternalLink/ExternalLink.tsx';
import { Hours } from '#components/Hours/Hours.tsx';
import { checkout } from '#content/checkout.ts';
import { demoNotes } from '#content/demo.ts';
import { formatClosure, hoursCaption, weekHours } from '#content/hours.ts';
import { addressLine, directionsUrl, phoneHref, studio } from '#content/studio.ts';
import { orderReference } from '#contract/orders.ts';
import { theme } from '#theme/theme.ts';
import { recipientOf, type LastOrder } from '../lastOrder.ts';
import { OrderLines } from '../OrderLines/OrderLines.tsx';
import { OrderTotals } from '../OrderTotals/OrderTotals.tsx';

const Receipt = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  line-height: 1.45;

  h3,
  h4 {
    font-size: ${theme.size.h4};
  }
  h4 {
    margin-block-start: ${theme.space[2]};
  }
  h3 + p {
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  table {
    margin-block-start: ${theme.space[2]};
  }
  /* The hours wrap below the day if both don't fit on one line. */
  tr {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space[4]};
  }
  td {
    margin-inline-start: auto;
  }
`;

const words = checkout.receipt;

/** The last order's items, and pickup or shipping (ruling 54). */
export function LastOrderReceipt({ order }: { order: LastOrder }) {
  const { orderId, items, fulfillmentMethod, cannotMail } = order;
  const isPickup = fulfillmentMethod === 'pickup';
  const reference = orderReference({ id: orderId });
  return (
    <Receipt aria-labelledby="last-order">
      <div>
        <h3 id="last-order">{words.heading}</h3>
        <p>{words.number(reference)}</p>
      </div>
      <OrderLines items={items} />
      <OrderTotals items={items} fulfillmentMethod={fulfillmentMethod} />
      <h4>{words.next}</h4>
      {cannotMail && <p>{words.cannotMail(recipientOf(order) ?? 'you', reference)}</p>}
      {cannotMail ? isPickup && <p>{words.collect}</p> : <p>{words[fulfillmentMethod]}</p>}
      {isPickup && (
        <div>
          <p>
            <ExternalLink href={directionsUrl()}>{addressLine}</ExternalLink>
          </p>
          <Hours caption={hoursCaption} rows={weekHours({ withSunday: true })} />
          <Closures closures={studio.closures} sentence={formatClosure} />
        </div>
      )}
      <p>
        {words.questions} <a href={phoneHref}>{studio.phone}</a>
      </p>
      {demoCheckout && demoNotes().map((note) => <p key={note}>{note}</p>)}
    </Receipt>
  );
}
