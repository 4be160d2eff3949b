import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ChoiceCards } from '#components/ChoiceCards/ChoiceCards.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { dismissToasts, showToast } from '#components/Toast/toasts.ts';
import { SHIPPING_FEE_CENTS } from '#contract/orders.ts';
import { formatCents } from '#lib/money.ts';
import { scrollBehavior } from '#lib/useScroll.ts';
import { theme } from '#theme/theme.ts';
import { useCart } from '../cartStore.ts';
import { isAddressIncomplete, type CustomerDetails } from '../checkout.ts';
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

const requiredRule = (message: string) => (value: string) => value.trim() !== '' || message;

const showMissingFieldToast = () =>
  showToast({
    title: 'Missing Information',
    description: 'Please fill in all required fields.',
    variant: 'destructive',
  });

function goToPayment() {
  dismissToasts();
  goToStep('payment');
}

/** Step 2: the customer's details, and pickup or shipping (Q12, Q15, Q16). */
export function DetailsStep() {
  const items = useCart((state) => state.items);
  const unavailableIds = useCheckout((state) => state.unavailableIds);
  const { register, handleSubmit, setValue, control, subscribe, formState } =
    useForm<CustomerDetails>({ defaultValues: checkoutStore.getState().details });
  const details = useWatch({ control }) as CustomerDetails;
  const { name, email } = formState.errors;
  const way = details.fulfillmentMethod;

  // Store every change, so that typed values survive Back, closing the drawer and failures.
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => storeDetails(values) }),
    [subscribe],
  );

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
    <Form noValidate onSubmit={handleSubmit(goToPayment, showMissingFieldToast)}>
      <Fields ref={fields}>
        <TextField
          label="Full Name"
          required
          autoComplete="name"
          maxLength={200}
          error={name?.message}
          {...register('name', { validate: requiredRule('Please enter your name.') })}
        />
        <TextField
          label="Email"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          error={email?.message}
          {...register('email', { validate: requiredRule('Please enter your email address.') })}
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
