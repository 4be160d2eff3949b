import { useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CartButton } from '#cart/CartButton/CartButton.tsx';
import { CartHost } from '#cart/CartHost/CartHost.tsx';
import { cartStore } from '#cart/cartStore.ts';
import { blankDetails, type CustomerDetails } from '#cart/checkout.ts';
import { checkoutStore, type CheckoutStep } from '#cart/checkoutStore.ts';
import type { OpenPayment } from '#cart/storedCart.ts';
import { Shop } from '#cart/Shop/Shop.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { Toaster } from '#components/Toast/Toaster.tsx';
import { toastStore } from '#components/Toast/toasts.ts';
import { boutiqueContent } from '#content/pages/boutique.ts';
import { Header } from '#layout/Header/Header.tsx';
import { cartFixtures } from '#mocks/fixtures/carts.ts';

const { eyebrow, h1, lead } = boutiqueContent.hero;

/** The cart's button, drawer and toasts, over the page on which most visitors open it. */
export function CartStage() {
  return (
    <>
      <Header cart={<CartButton />} />
      <main>
        <PageHero eyebrow={eyebrow} title={h1} lead={lead} />
        <Shop />
      </main>
      <CartHost />
      <Toaster />
    </>
  );
}

/** Valid customer details for pickup. */
export const robin: Partial<CustomerDetails> = {
  name: 'Robin Example',
  email: 'robin@example.com',
  phone: '(419) 555-0188',
};

/** Valid customer details for shipping. */
export const robinShipped: Partial<CustomerDetails> = {
  ...robin,
  fulfillmentMethod: 'shipping',
  street: '1 Sample Street',
  city: 'Galion',
  state: 'OH',
  zipCode: '44833',
};

/** The pending payment that an earlier page load stored; for scenarios that start with one. */
export const interrupted: OpenPayment = {
  // The first id that `createWorld` generates.
  orderId: '00000000-0000-4000-8000-000000000001',
  items: cartFixtures.one,
  fulfillmentMethod: 'pickup',
};

/** A `beforeEach` for stories: opens the drawer at the given step. */
export const openDrawerAt =
  (
    step: CheckoutStep = 'items',
    details: Partial<CustomerDetails> = {},
    openPayment?: OpenPayment,
  ) =>
  () => {
    checkoutStore.setState({ step, details: { ...blankDetails, ...details } });
    cartStore.setState({ isOpen: true, openPayment });
  };

/** What the controls of the cart's docs pages change. */
export type CartControls = {
  cart: keyof typeof cartFixtures;
  name: string;
  email: string;
  fulfillmentMethod: CustomerDetails['fulfillmentMethod'];
};

function ControlledCart({ step, cart, ...details }: CartControls & { step: CheckoutStep }) {
  const { name, email, fulfillmentMethod } = details;
  useEffect(() => {
    cartStore.setState({ items: cartFixtures[cart] });
    openDrawerAt(step, { ...robinShipped, name, email, fulfillmentMethod })();
  }, [step, cart, name, email, fulfillmentMethod]);
  return <CartStage />;
}

/** A story whose controls change what is in the drawer. */
export const controlledCart = (step: CheckoutStep) => {
  const ofLaterSteps = { table: { disable: step === 'items' } };
  return {
    args: {
      cart: 'one',
      name: 'Robin Example',
      email: 'robin@example.com',
      fulfillmentMethod: 'pickup',
    },
    argTypes: {
      cart: { control: 'select', options: Object.keys(cartFixtures) },
      fulfillmentMethod: { control: 'radio', options: ['pickup', 'shipping'], ...ofLaterSteps },
      name: ofLaterSteps,
      email: ofLaterSteps,
    },
    render: (args: CartControls) => <ControlledCart step={step} {...args} />,
  } as const;
};

/** Finds the open drawer, which renders in a portal outside the story's root element. */
export async function findDrawer(name: string | RegExp = /./) {
  const drawer = await within(document.body).findByRole('dialog', { name });
  return within(drawer);
}

/** Clicks Place Order once it is enabled: a card field may still be loading. */
export async function clickPlaceOrder() {
  const step = await findDrawer('Payment');
  const button = step.getByRole('button', { name: 'Place Order' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return step;
}

const successes = ['Order Placed Successfully!', 'Message Sent!'];

/** Waits for the toast with this title and asserts its variant: default or destructive. */
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
