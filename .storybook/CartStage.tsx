import { styled } from 'styled-components';
import { expect, waitFor, within } from 'storybook/test';
import { CartButton } from '#cart/CartButton/CartButton.tsx';
import { CartHost } from '#cart/CartHost/CartHost.tsx';
import { cartStore } from '#cart/cartStore.ts';
import { blankDetails, type CustomerDetails } from '#cart/checkout.ts';
import { checkoutStore, type CheckoutStep } from '#cart/checkoutStore.ts';
import type { OpenPayment } from '#cart/storedCart.ts';
import { Toaster } from '#components/Toast/Toaster.tsx';
import { toastStore } from '#components/Toast/toasts.ts';
import { cartFixtures } from '#mocks/fixtures/carts.ts';
import { theme } from '#theme/theme.ts';

const Bar = styled.header`
  display: flex;
  justify-content: flex-end;
  padding: ${theme.space[3]};
`;

/** The cart without the page around it: its button, its drawer, and the toasts. */
export function CartStage() {
  return (
    <>
      <Bar>
        <CartButton />
      </Bar>
      <CartHost />
      <Toaster />
    </>
  );
}

/** Details that pass. */
export const robin: Partial<CustomerDetails> = {
  name: 'Robin Example',
  email: 'robin@example.com',
  phone: '(419) 555-0188',
};

/** The same, to be shipped. */
export const robinShipped: Partial<CustomerDetails> = {
  ...robin,
  fulfillmentMethod: 'shipping',
  street: '1 Sample Street',
  city: 'Galion',
  state: 'OH',
  zipCode: '44833',
};

/** What an earlier visit stored before it paid, in the scenarios that begin with its payment. */
export const interrupted: OpenPayment = {
  // The first id of a mocked world.
  orderId: '00000000-0000-4000-8000-000000000001',
  items: cartFixtures.one,
  fulfillmentMethod: 'pickup',
};

/** A story's `beforeEach` that starts with the drawer open at a step. */
export const openAt =
  (
    step: CheckoutStep = 'items',
    details: Partial<CustomerDetails> = {},
    openPayment?: OpenPayment,
  ) =>
  () => {
    checkoutStore.setState({ step, details: { ...blankDetails, ...details } });
    cartStore.setState({ isOpen: true, openPayment });
  };

/** The open drawer, which lives outside the story's own element. */
export async function findDrawer(name: string | RegExp = /./) {
  const drawer = await within(document.body).findByRole('dialog', { name });
  return within(drawer);
}

const successes = ['Order Placed Successfully!', 'Message Sent!'];

/** Waits for a toast with that title, which must look like a failure or like a success. */
export async function findToast(title: string) {
  const words = await within(document.body).findByText(title, { selector: 'li *' });
  const toast = words.closest('li');
  if (!toast) throw new Error(`'${title}' is not in a toast`);
  await waitFor(() => expect(toast).toBeVisible());
  const { toasts } = toastStore.getState();
  const variant = toasts.find((shown) => shown.title === title)?.variant;
  await expect(variant).toBe(successes.includes(title) ? 'default' : 'destructive');
  return within(toast);
}
