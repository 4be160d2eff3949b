import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paymentErrors } from '#contract/refusals.ts';
import { findRequests } from '#mocks/world.ts';
import { findCardDocument, typeCard, withCardField } from '#storybook/cardStage.ts';
import {
  CartStage,
  controlledCart,
  type CartControls,
  clickPlaceOrder,
  findDrawer,
  findToast,
  openDrawerAt,
  robin,
} from '#storybook/CartStage.tsx';

const meta = {
  title: 'Cart & checkout/Card field',
  tags: ['autodocs'],
  component: CartStage,
  parameters: { cart: 'one', docs: { frame: '390px' } },
  beforeEach: [openDrawerAt('payment', robin), withCardField()],
} satisfies Meta<typeof CartStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithControls: StoryObj<CartControls> = controlledCart('payment');

const findPaymentStep = () => findDrawer('Payment');

export const Ready: Story = {
  tags: ['state:r45.card.ready', 'vr', 'vr-mobile', 'vr-small-phone'],
  play: async () => {
    await findCardDocument();
    const step = await findPaymentStep();
    const button = step.getByRole('button', { name: 'Place Order' });
    await waitFor(() => expect(button).toBeEnabled());
    const frame = step.getByTitle('Card number, expiry date and security code');
    await waitFor(() => expect(frame).toBeVisible());
  },
};

export const Loading: Story = {
  tags: ['state:r45.card.loading', 'vr', 'vr-mobile', 'vr-small-phone'],
  beforeEach: withCardField('never comes'),
  play: async () => {
    const step = await findPaymentStep();
    await expect(await step.findByText('Loading the card field...')).toBeVisible();
    await expect(step.getByRole('button', { name: 'Place Order' })).toBeDisabled();
  },
};

export const NeverLoads: Story = {
  tags: ['vr'],
  beforeEach: withCardField('never comes', 0),
  play: async () => {
    const step = await findPaymentStep();
    const alert = within(await step.findByRole('alert'));
    await expect(await alert.findByText(/takes longer than it should/)).toBeVisible();
    await expect(alert.getByRole('link', { name: /555-/ })).toBeVisible();
    await expect(step.getByText(/Heartbeat Bear/)).toBeVisible();
  },
};

export const LibraryBlocked: Story = {
  tags: ['state:r45.card.blocked', 'vr', 'vr-mobile', 'vr-small-phone'],
  beforeEach: withCardField('is blocked'),
  play: async () => {
    const step = await findPaymentStep();
    const alert = within(await step.findByRole('alert'));
    await expect(await alert.findByText(/couldn't be loaded/)).toBeVisible();
    await expect(step.getByRole('button', { name: 'Place Order' })).toBeDisabled();
  },
};

export const LoadsOnRetry: Story = {
  beforeEach: withCardField('is blocked'),
  play: async () => {
    const step = await findPaymentStep();
    const again = await step.findByRole('button', { name: 'Load the card field again' });
    withCardField()();
    await userEvent.click(again);
    await findCardDocument();
    const button = step.getByRole('button', { name: 'Place Order' });
    await waitFor(() => expect(button).toBeEnabled());
  },
};

export const Paid: Story = {
  play: async ({ world }) => {
    await typeCard('good');
    await clickPlaceOrder();
    await findToast('Order Placed Successfully!');
    await expect(findRequests(world, 'processPayment')[0]?.body).toMatchObject({
      sourceId: 'cnon:card-nonce-ok',
      amount: 4800,
    });
  },
};

export const InvalidNumber: Story = {
  tags: ['state:r45.card.invalid', 'vr', 'vr-mobile', 'vr-small-phone', 'vr-forced-colors'],
  play: async ({ world }) => {
    await typeCard('wrong');
    const step = await clickPlaceOrder();
    await findToast('Payment Failed');
    await expect(step.getByRole('alert')).toHaveTextContent('Please check the card number.');
    await expect(findRequests(world, 'createOrder')).toEqual([]);
  },
};

export const Expired: Story = {
  play: async ({ world }) => {
    await typeCard('good', { expires: '01/20' });
    const step = await clickPlaceOrder();
    await findToast('Payment Failed');
    await expect(step.getByRole('alert')).toHaveTextContent('Please check the expiry date.');
    await expect(world.requests.filter(({ name }) => name !== 'listProducts')).toEqual([]);
  },
};

export const Declined: Story = {
  tags: ['vr', 'vr-mobile'],
  parameters: { scenario: 'payments.declinedThenPaid' },
  play: async () => {
    await typeCard('declined');
    const step = await clickPlaceOrder();
    const toast = await findToast('Payment Failed');
    await expect(toast.getByText(paymentErrors.declined)).toBeVisible();
    await expect(step.getByText(/Heartbeat Bear/)).toBeVisible();
  },
};

export const PaidAfterDecline: Story = {
  parameters: { scenario: 'payments.declinedThenPaid' },
  play: async ({ world }) => {
    await typeCard('declined');
    await clickPlaceOrder();
    await findToast('Payment Failed');
    await typeCard('good');
    await clickPlaceOrder();
    await findToast('Order Placed Successfully!');
    const tokens = findRequests(world, 'processPayment').map(
      ({ body }) => (body as { sourceId: string }).sourceId,
    );
    await expect(tokens).toEqual(['cnon:card-nonce-declined', 'cnon:card-nonce-ok']);
    await expect(findRequests(world, 'createOrder')).toHaveLength(1);
  },
};

export const TokenUsedTwice: Story = {
  parameters: { scenario: 'payments.defaultText' },
  play: async () => {
    await typeCard('used');
    const step = await clickPlaceOrder();
    const toast = await findToast('Payment Failed');
    await expect(toast.getByText(paymentErrors.default)).toBeVisible();
    const button = step.getByRole('button', { name: 'Place Order' });
    await waitFor(() => expect(button).toBeEnabled());
  },
};

export const BankChallenge: Story = {
  tags: ['state:r45.card.challenge', 'vr', 'vr-mobile', 'vr-small-phone'],
  play: async () => {
    const frame = await findCardDocument();
    await typeCard('challenged');
    const step = await clickPlaceOrder();
    await waitFor(() => expect(frame.querySelector('button')).toBeTruthy());
    await expect(await step.findByText(/Your bank asks you to confirm/)).toBeVisible();
    await waitFor(() => expect(frame.defaultView?.innerHeight).toBeGreaterThan(300));
    await expect(step.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  },
};

const confirmOrRefuseChallenge = async (answer: 'Confirm' | 'Refuse') => {
  const frame = await findCardDocument();
  const button = await waitFor(() => {
    const found = [...frame.querySelectorAll('button')].find((each) => each.textContent === answer);
    if (!found) throw new Error('The bank does not ask');
    return found;
  });
  button.click();
};

export const BankChallengeConfirmed: Story = {
  play: async () => {
    await typeCard('challenged');
    await clickPlaceOrder();
    await confirmOrRefuseChallenge('Confirm');
    await findToast('Order Placed Successfully!');
  },
};

export const BankChallengeRefused: Story = {
  play: async ({ world }) => {
    await typeCard('challenged');
    const step = await clickPlaceOrder();
    await confirmOrRefuseChallenge('Refuse');
    await findToast('Payment Failed');
    await expect(step.getByRole('alert')).toHaveTextContent("The card wasn't confirmed.");
    await expect(findRequests(world, 'createOrder')).toEqual([]);
  },
};

export const ClosedWhileWaitingForAToken: Story = {
  play: async ({ world }) => {
    await typeCard('silent');
    const step = await clickPlaceOrder();
    await expect(step.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    // Closing the cart cancels the token request. Nothing was sent, so nothing can be charged.
    await userEvent.click(step.getByRole('button', { name: 'Close cart' }));
    const toast = await findToast('Payment Failed');
    await expect(toast.getByText(/didn't answer/)).toBeVisible();
    await expect(findRequests(world, 'createOrder')).toEqual([]);
  },
};
