import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Lock } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { demoCheckout } from '#api/payments.ts';
import { Button } from '#components/Button/Button.tsx';
import { demoNotes } from '#content/demo.ts';
import { CardField } from '../CardField/CardField.tsx';
import type { TakeCard } from '../CardField/cardMessages.ts';
import { cardSourceStore } from '../CardField/cardSource.ts';
import { useCart } from '../cartStore.ts';
import { isSameCart } from '../checkout.ts';
import { goToStep, filterAvailable, submitOrder, useCheckout } from '../checkoutStore.ts';
import { OrderTotals } from '../OrderTotals/OrderTotals.tsx';
import { StepActions, StepFoot } from '../Step/Step.styles.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { Failure, MeanwhileNote, Parts, SecureNote } from './PaymentStep.styles.ts';

/** Step 3: the order's summary, the card field and the Place Order button (Q13, Q18). */
export function PaymentStep() {
  const items = useCart((state) => state.items);
  const { details, processing, paying, unavailableIds, oldPrices, cardProblem, failure } =
    useCheckout((state) => state);
  const queryClient = useQueryClient();
  const sold = filterAvailable(items, unavailableIds);
  const order = paying ?? { items: sold, details, oldPrices };
  const isOther = paying !== undefined && !isSameCart(paying.items, sold);
  // The card field shows its own problems.
  const shownFailure = cardProblem ? undefined : failure;
  const button = useRef<HTMLButtonElement>(null);
  const hasCardField = useStore(cardSourceStore, ({ source }) => source !== undefined);
  const [takeCard, setTakeCard] = useState<{ take: TakeCard }>();
  const onField = useCallback((take: TakeCard | undefined) => {
    setTakeCard(take && { take });
  }, []);

  // A disabled button loses focus; restore it after a failed attempt.
  const wasProcessing = useRef(processing);
  useEffect(() => {
    if (wasProcessing.current && !processing) button.current?.focus();
    wasProcessing.current = processing;
  }, [processing]);

  return (
    <>
      {/* A scrollable area without focusable content: tabIndex lets the keyboard scroll it. */}
      <Parts role="group" aria-label="Your order" tabIndex={0}>
        <OrderSummary {...order} />
        {isOther && (
          <MeanwhileNote role="status">
            This is the order that is being paid. What you add to your cart meanwhile stays there.
          </MeanwhileNote>
        )}
        <CardField problem={cardProblem} onField={onField} />
        <SecureNote>
          <Lock size={22} aria-hidden="true" />
          <strong>Secure payment</strong>
          <p>Your payment goes through our payment provider. We never see or keep a card number.</p>
          {demoCheckout && demoNotes().map((note) => <p key={note}>{note}</p>)}
        </SecureNote>
      </Parts>
      <StepFoot>
        {/* No live region: the toast announces the reason. */}
        {shownFailure && (
          <Failure id="payment-failure">
            <CircleAlert aria-hidden="true" />
            <span>{shownFailure}</span>
          </Failure>
        )}
        <OrderTotals items={order.items} fulfillmentMethod={order.details.fulfillmentMethod} />
        <StepActions>
          <Button variant="outline" disabled={processing} onClick={() => goToStep('details')}>
            Back
          </Button>
          <Button
            ref={button}
            aria-describedby={shownFailure && 'payment-failure'}
            pending={processing}
            disabled={order.items.length === 0 || (hasCardField && !takeCard)}
            onClick={() => void submitOrder(queryClient, takeCard?.take)}
          >
            {processing ? 'Processing...' : 'Place Order'}
          </Button>
        </StepActions>
      </StepFoot>
    </>
  );
}
