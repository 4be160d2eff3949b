import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ChoiceCards } from '#components/ChoiceCards/ChoiceCards.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { checkout } from '#content/checkout.ts';
import { SHIPPING_FEE_CENTS } from '#contract/orders.ts';
import { formatCents } from '#lib/money.ts';
import { scrollBehavior } from '#lib/useScroll.ts';
import { theme } from '#theme/theme.ts';
import { useCart } from '../cartStore.ts';
import {
  incompleteEmail,
  isAddressIncomplete,
  missingDetails,
  type CustomerDetails,
} from '../checkout.ts';
import {
  checkoutStore,
  goToStep,
  storeDetails,
  filterAvailable,
  useCheckout,
} from '../checkoutStore.ts';
import { OrderTotals } from '../OrderTotals/OrderTotals.tsx';
import { StepActions, StepBody, StepFoot } from '../Step/Step.styles.ts';
import { ShippingFields } from './ShippingFields.tsx';

const Form = styled.form`
  display: contents;
`;

const Fields = styled(StepBody)`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
`;

const ways = [
  { value: 'pickup', label: 'Pickup', detail: 'Free' },
  { value: 'shipping', label: 'Shipping', detail: formatCents(SHIPPING_FEE_CENTS) },
] as const;

/** Step 2: the customer's details, and pickup or shipping (Q12, Q15, Q16). */
export function DetailsStep() {
  const items = useCart((state) => state.items);
  const unavailableIds = useCheckout((state) => state.unavailableIds);
  const refusals = useCheckout((state) => state.refusals);
  const { register, getValues, setValue, setFocus, control, subscribe } = useForm<CustomerDetails>({
    defaultValues: checkoutStore.getState().details,
  });
  const details = useWatch({ control }) as CustomerDetails;
  const missing = refusals > 0 ? missingDetails(details) : [];
  const way = details.fulfillmentMethod;
  // Don't judge an email while it is being typed.
  const [leftEmail, setLeftEmail] = useState(details.email);
  const incomplete = leftEmail === details.email && incompleteEmail(details);

  // Store every change, so that typed values survive Back, closing the drawer and failures.
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => storeDetails(values) }),
    [subscribe],
  );

  useEffect(() => {
    const [first] = missingDetails(checkoutStore.getState().details);
    if (refusals > 0 && first) setFocus(first);
  }, [refusals, setFocus]);

  // On a phone, choosing shipping renders the address below the screen. Focus stays on the radio.
  const fields = useRef<HTMLDivElement>(null);
  const before = useRef(way);
  useEffect(() => {
    if (before.current !== way) {
      const street = fields.current?.querySelector('[name="street"]');
      street?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
    }
    before.current = way;
  }, [way]);

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goToStep('payment');
      }}
    >
      <Fields ref={fields}>
        <TextField
          label="Full Name"
          required
          autoComplete="name"
          maxLength={200}
          error={missing.includes('name') ? 'Please enter your name.' : undefined}
          {...register('name')}
        />
        <TextField
          label="Email"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          // Always a line, so that the fields below don't move under a tap.
          hint={incomplete ? checkout.isComplete(incomplete) : checkout.receiptHint}
          error={missing.includes('email') ? 'Please enter your email address.' : undefined}
          {...register('email', { onBlur: () => setLeftEmail(getValues('email')) })}
        />
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={50}
          {...register('phone')}
        />
        <ChoiceCards
          legend="How would you like to get your order?"
          name="fulfillmentMethod"
          value={way}
          onChange={(chosen) => setValue('fulfillmentMethod', chosen)}
          options={ways}
        />
        {way === 'shipping' && (
          <ShippingFields register={register} incomplete={isAddressIncomplete(details)} />
        )}
      </Fields>
      <StepFoot>
        <OrderTotals brief items={filterAvailable(items, unavailableIds)} fulfillmentMethod={way} />
        <StepActions>
          <Button variant="outline" onClick={() => goToStep('items')}>
            Back
          </Button>
          <Button type="submit">Continue to Payment</Button>
        </StepActions>
      </StepFoot>
    </Form>
  );
}
