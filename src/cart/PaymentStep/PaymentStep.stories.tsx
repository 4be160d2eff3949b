import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { addItem } from '#cart/cartStore.ts';
import { checkout } from '#content/checkout.ts';
import { cartLine } from '#mocks/fixtures/carts.ts';
import { findRequests, type World } from '#mocks/world.ts';
import {
  CartStage,
  controlledCart,
  type CartControls,
  clickPlaceOrder,
  findDrawer,
  findToast,
  interrupted,
  openDrawerAt,
  robin,
  robinShipped,
} from '#storybook/CartStage.tsx';

const meta = {
  title: 'Cart & checkout/Payment step',
  tags: ['autodocs'],
  component: CartStage,
  parameters: { cart: 'one', docs: { frame: '390px' } },
  beforeEach: openDrawerAt('payment', robin),
} satisfies Meta<typeof CartStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithControls: StoryObj<CartControls> = controlledCart('payment');

const findPaymentStep = () => findDrawer('Payment');

/** Step, cart and button are the same as before the click (Q24). */
async function expectNothingLost(step: Awaited<ReturnType<typeof findPaymentStep>>) {
  await waitFor(() => expect(step.getByRole('button', { name: 'Place Order' })).toBeEnabled());
  await expect(step.getByText(/Heartbeat Bear/)).toBeVisible();
  await expect(step.getByText('robin@example.com')).toBeVisible();
}

export const PickupSummary: Story = {
  tags: ['state:9.shipping.pickup-free', 'vr', 'vr-mobile', 'vr-large-text', 'vr-small-phone'],
  play: async () => {
    const step = await findPaymentStep();
    const totals = step.getByText(/Total/).closest('[role="status"]');
    await expect(totals).toHaveTextContent('Pickup at the studio Free');
    await expect(totals).toHaveTextContent('Total before sales tax $48.00');
  },
};

export const ShippingSummary: Story = {
  tags: ['state:9.shipping.fee', 'vr', 'vr-mobile', 'vr-small-phone'],
  beforeEach: openDrawerAt('payment', robinShipped),
  play: async () => {
    const step = await findPaymentStep();
    const totals = step.getByText(/Total/).closest('[role="status"]');
    await expect(totals).toHaveTextContent('Shipping $5.99');
    await expect(totals).toHaveTextContent('Total before sales tax $53.99');
  },
};

export const SecureNote: Story = {
  tags: ['state:2.checkout.payment', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { cart: 'three' },
  play: async () => {
    const step = await findPaymentStep();
    const summary = within(step.getByRole('region', { name: 'Order Summary' }));
    await expect(summary.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const DemoNote: Story = {
  tags: ['state:r45.demo-note'],
  play: async () => {
    await findPaymentStep();
  },
};

export const TwoDecimals: Story = {
  tags: ['state:9.total.two-decimals', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { cart: 'decimals' },
  play: async () => {
    const step = await findPaymentStep();
    await expect(step.getByText(/Total/).closest('[role="status"]')).toHaveTextContent(
      'Total before sales tax $60.50',
    );
  },
};

export const ManyLines: Story = {
  tags: ['vr-mobile'],
  parameters: { cart: 'many' },
  play: async () => {
    const step = await findPaymentStep();
    const button = step.getByRole('button', { name: 'Place Order' }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const ReachedFromDetails: Story = {
  tags: ['state:4.checkout.to-payment'],
  beforeEach: openDrawerAt('details'),
  play: async () => {
    const details = await findDrawer('Customer Information');
    await userEvent.type(details.getByRole('textbox', { name: 'Full Name *' }), 'Robin');
    await userEvent.type(details.getByRole('textbox', { name: 'Email *' }), 'robin@example.com');
    await userEvent.click(details.getByRole('button', { name: 'Continue to Payment' }));
    const step = await findPaymentStep();
    await expect(step.getByRole('heading', { name: 'Payment' })).toHaveFocus();
  },
};

export const BackToDetails: Story = {
  tags: ['state:4.checkout.back-to-details'],
  beforeEach: openDrawerAt('payment', robinShipped),
  play: async () => {
    const step = await findPaymentStep();
    await userEvent.click(step.getByRole('button', { name: 'Back' }));
    const details = await findDrawer('Customer Information');
    await expect(details.getByRole('textbox', { name: 'Full Name *' })).toHaveValue(
      'Robin Example',
    );
    await expect(details.getByRole('textbox', { name: 'City' })).toHaveValue('Galion');
  },
};

export const Processing: Story = {
  tags: ['state:4.checkout.processing', 'vr', 'vr-mobile', 'vr-forced-colors', 'vr-small-phone'],
  parameters: { scenario: 'orders.pending' },
  play: async ({ world }) => {
    const step = await findPaymentStep();
    const button = step.getByRole('button', { name: 'Place Order' });
    button.click();
    button.click();
    const busy = await step.findByRole('button', { name: 'Processing...' });
    await expect(busy).toBeDisabled();
    await waitFor(() => expect(findRequests(world, 'createOrder')).toHaveLength(1));
  },
};

export const AlreadyPaid: Story = {
  tags: ['state:r68.cart.already-paid', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { scenario: 'orders.alreadyPaid' },
  play: async ({ world }) => {
    const step = await clickPlaceOrder();
    const toast = await findToast('Payment Failed');
    await expect(
      toast.getByText('409: This cart was already paid as order 4A49158F.'),
    ).toBeVisible();
    await expectNothingLost(step);
    await expect(findRequests(world, 'processPayment')).toHaveLength(0);
  },
};

export const Declined: Story = {
  tags: ['state:8.payment.message', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { scenario: 'payments.declined' },
  play: async () => {
    const step = await clickPlaceOrder();
    await findToast('Payment Failed');
    await expect(step.getByRole('button', { name: 'Place Order' })).toHaveAccessibleDescription(
      'Your card was declined.',
    );
  },
};

export const DeclinedNoMessage: Story = {
  tags: ['state:8.payment.fallback', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { scenario: 'payments.declinedNoError' },
  play: async () => {
    await clickPlaceOrder();
    await findToast('Payment Failed');
  },
};

export const DeclinedWithTheDefaultMessage: Story = {
  tags: ['state:8.payment.service-default', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { scenario: 'payments.defaultText' },
  play: async () => {
    await clickPlaceOrder();
    await findToast('Payment Failed');
  },
};

export const CartAndValuesKeptAfterFailure: Story = {
  tags: ['state:4.checkout.failure-stays'],
  parameters: { scenario: 'payments.declined' },
  play: async () => {
    const step = await clickPlaceOrder();
    await findToast('Payment Failed');
    await expectNothingLost(step);
    await userEvent.click(step.getByRole('button', { name: 'Back' }));
    const details = await findDrawer('Customer Information');
    await expect(details.getByRole('textbox', { name: 'Phone' })).toHaveValue('(419) 555-0188');
  },
};

export const PaymentServerError: Story = {
  tags: ['vr'],
  parameters: { scenario: 'payments.500' },
  play: async () => {
    const step = await clickPlaceOrder();
    const toast = await findToast('Payment Failed');
    await expect(toast.getByText(/^500: Something went wrong on our side/)).toBeVisible();
    await expectNothingLost(step);
  },
};

export const OrderCreateFails: Story = {
  tags: ['state:8.order.create-fails', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { cart: 'three', scenario: 'orders.500' },
  play: async ({ world }) => {
    await clickPlaceOrder();
    await findToast('Payment Failed');
    await expect(findRequests(world, 'processPayment')).toEqual([]);
  },
};

export const Offline: Story = {
  tags: ['vr'],
  parameters: { cart: 'three', scenario: 'orders.offline' },
  play: async ({ world }) => {
    await clickPlaceOrder();
    const toast = await findToast('Payment Failed');
    await expect(toast.getByText('Please try again or contact us for assistance.')).toBeVisible();
    await expect(findRequests(world, 'processPayment')).toEqual([]);
  },
};

export const PriceRefused: Story = {
  parameters: { scenario: 'orders.priceChanged' },
  play: async ({ world }) => {
    const step = await clickPlaceOrder();
    const toast = await findToast('Payment Failed');
    await expect(toast.getByText(/^409: Heartbeat Bear now costs \$52\.00\./)).toBeVisible();
    await expect(await step.findByText('New price: it was $48.00 each')).toBeVisible();
    await expect(world.orders.size).toBe(0);
  },
};

export const Placed: Story = {
  tags: ['state:8.order.success-toast', 'vr', 'vr-mobile', 'vr-small-phone'],
  play: async ({ world }) => {
    await clickPlaceOrder();
    await findToast('Order Placed Successfully!');
    await expect([...world.orders.values()].map(({ status }) => status)).toEqual(['paid']);
  },
};

export const ResetsAfterSuccess: Story = {
  tags: ['state:4.checkout.success-resets'],
  play: async () => {
    await clickPlaceOrder();
    await findToast('Order Placed Successfully!');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    const button = await within(document.body).findByRole('button', {
      name: 'Cart 0 items',
    });
    await userEvent.click(button);
    await findDrawer('Shopping Cart');
  },
};

export const ShowsTheOrderBeingPaid: Story = {
  tags: ['state:r40.payment.snapshot', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { scenario: 'payments.pending' },
  play: async ({ world }) => {
    const step = await clickPlaceOrder();
    await waitFor(() => expect(findRequests(world, 'processPayment')).toHaveLength(1));
    const { id, name, price } = cartLine('onesie');
    addItem({ id, name, price }, 2);
    await expect(await step.findByText(/^This is the order that is being paid/)).toBeVisible();
    await expect(step.queryByText(checkout.interrupted)).toBeNull();
    const summary = within(step.getByRole('region', { name: 'Order Summary' }));
    await expect(summary.getAllByRole('listitem')).toHaveLength(1);
    await expect(step.getByText(/Total/).closest('[role="status"]')).toHaveTextContent('$48.00');
    await expect(
      within(document.body).getByRole('button', { name: 'Cart 3 items', hidden: true }),
    ).toBeInTheDocument();
  },
};

export const ItemsAddedDuringPaymentStay: Story = {
  play: async () => {
    const step = await findPaymentStep();
    step.getByRole('button', { name: 'Place Order' }).click();
    const { id, name, price } = cartLine('onesie');
    addItem({ id, name, price });
    await findToast('Order Placed Successfully!');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click(within(document.body).getByRole('button', { name: 'Cart 1 item' }));
    const cart = await findDrawer('Shopping Cart');
    await expect(cart.getByRole('heading', { name })).toBeVisible();
    await expect(cart.queryByRole('heading', { name: 'Heartbeat Bear' })).toBeNull();
  },
};

export const ClosedWhileProcessing: Story = {
  parameters: { scenario: 'payments.pending' },
  play: async ({ world }) => {
    const step = await clickPlaceOrder();
    await userEvent.click(step.getByRole('button', { name: 'Close cart' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(findRequests(world, 'processPayment')).toHaveLength(1));
    await userEvent.click(within(document.body).getByRole('button', { name: /^Cart \d/ }));
    const again = await findPaymentStep();
    await expect(again.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  },
};

export const PaymentInterrupted: Story = {
  tags: [
    'state:r53.cart.payment-interrupted',
    'vr',
    'vr-mobile',
    'vr-forced-colors',
    'vr-small-phone',
  ],
  parameters: { scenario: 'payments.interrupted' },
  beforeEach: openDrawerAt('payment', robin, interrupted),
  play: async () => {
    const step = await findPaymentStep();
    await expect(step.getByText(checkout.interrupted)).toBeVisible();
    await expect(step.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  },
};

export const StillBeingConfirmed: Story = {
  parameters: { scenario: 'payments.interrupted' },
  beforeEach: openDrawerAt('payment', robin, interrupted),
  play: async ({ world }) => {
    const step = await clickPlaceOrder();
    const toast = await findToast('Payment Failed');
    await expect(toast.getByText(/^409: We're still confirming your last payment/)).toBeVisible();
    await expectNothingLost(step);
    await expect(step.getByText(checkout.interrupted)).toBeVisible();
    await expect(findRequests(world, 'processPayment')).toEqual([]);
  },
};

export const OutcomeUnknown: Story = {
  parameters: { scenario: 'payments.unknown' },
  play: async () => {
    const step = await clickPlaceOrder();
    await findToast('Payment Failed');
    await expect(await step.findByText(checkout.interrupted)).toBeVisible();
    await clickPlaceOrder();
    await findToast('Order Placed Successfully!');
  },
};

export const EarlierPaymentSucceeded: Story = {
  tags: ['state:r53.cart.paid-meanwhile', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { cart: 'three', scenario: 'payments.paidMeanwhile' },
  beforeEach: openDrawerAt('payment', robinShipped, {
    ...interrupted,
    items: [cartLine('heartbeat-bunny'), cartLine('frame-oak', 2)],
  }),
  play: async ({ world }) => {
    await clickPlaceOrder();
    await findToast('Order Placed Successfully!');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(
      await within(document.body).findByRole('button', { name: 'Cart 1 item' }),
    ).toBeVisible();
    await expect((world as World).payments).toHaveLength(1);
  },
};

export const EarlierPaymentDeclined: Story = {
  parameters: { scenario: 'payments.declinedMeanwhile' },
  beforeEach: openDrawerAt('payment', robin, interrupted),
  play: async ({ world }) => {
    await clickPlaceOrder();
    await findToast('Order Placed Successfully!');
    await expect((world as World).payments.map(({ state }) => state)).toEqual([
      'declined',
      'succeeded',
    ]);
  },
};
