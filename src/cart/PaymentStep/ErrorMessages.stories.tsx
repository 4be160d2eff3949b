import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { orderRefusals, paymentErrors, paymentRefusals, refusals } from '#contract/refusals.ts';
import {
  CartStage,
  clickPlaceOrder,
  findToast,
  openDrawerAt,
  robin,
} from '#storybook/CartStage.tsx';

const meta = {
  title: 'Cart & checkout/Error messages',
  component: CartStage,
  parameters: { cart: 'one' },
  beforeEach: openDrawerAt('payment', robin),
} satisfies Meta<typeof CartStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Presses Place Order, and expects the message in the toast and above the button. */
const expectMessage =
  (message: string): NonNullable<Story['play']> =>
  async () => {
    const step = await clickPlaceOrder();
    const toast = await findToast('Payment Failed');
    await expect(toast.getByText(message)).toBeVisible();
    await expect(await step.findByText(message)).toBeVisible();
  };

const failing = (
  endpoint: 'createOrder' | 'processPayment',
  status: number,
  sentence: string,
): Story => ({
  beforeEach: ({ world }) => {
    world.faults.set(endpoint, { kind: 'status', status, sentence });
  },
  play: expectMessage(`${status}: ${sentence}`),
});
const orderFails = failing.bind(null, 'createOrder');
const paymentFails = failing.bind(null, 'processPayment');

const gatewayAnswers = (error: string): Story => ({
  beforeEach: ({ world }) => {
    world.gateway = [error === paymentErrors.unknown ? 'unknown' : { declined: error }];
  },
  play: expectMessage(error),
});

// Every message of the API, where a buyer reads it. Their types are compared in the test beside.
export const Malformed = orderFails(400, refusals.malformed);
export const WrongContentType = orderFails(415, refusals.wrongContentType);
export const TooLarge = orderFails(413, refusals.tooLarge);
export const NotFound = orderFails(404, refusals.notFound);
export const MethodNotAllowed = orderFails(405, refusals.methodNotAllowed);
export const CrossSite = orderFails(403, refusals.crossSite);
export const TooManyRequests = orderFails(429, refusals.tooManyRequests);
export const Unavailable = orderFails(503, refusals.unavailable);
export const Internal = orderFails(500, refusals.internal);

export const OrderInvalid = orderFails(400, orderRefusals.invalid);
export const OrderMissingKey = orderFails(400, orderRefusals.missingKey);
export const OrderKeyReused = orderFails(422, orderRefusals.keyReused);
export const OrderNotSold = orderFails(409, orderRefusals.notSold('Heartbeat Bear'));
export const OrderSoldOut = orderFails(409, orderRefusals.soldOut('Heartbeat Bear'));
export const OrderListedTwice = orderFails(409, orderRefusals.listedTwice);
export const OrderPriceChanged = orderFails(
  409,
  orderRefusals.priceChanged('Heartbeat Bear', '52.00'),
);
export const OrderTotalDiffers = orderFails(409, orderRefusals.totalDiffers('52.00'));
export const OrderAlreadyPaid = orderFails(409, orderRefusals.alreadyPaid('4A49158F'));
export const OrderPaymentOpen = orderFails(409, orderRefusals.paymentOpen);

export const PaymentInvalid = paymentFails(400, paymentRefusals.invalid);
export const PaymentMissingKey = paymentFails(400, paymentRefusals.missingKey);
export const PaymentUnknownOrder = paymentFails(404, paymentRefusals.unknownOrder);
export const PaymentOrderClosed = paymentFails(409, paymentRefusals.orderClosed);
export const PaymentAmountDiffers = paymentFails(409, paymentRefusals.amountDiffers);
export const PaymentCurrencyDiffers = paymentFails(409, paymentRefusals.currencyDiffers);
export const PaymentLocationDiffers = paymentFails(409, paymentRefusals.locationDiffers);
export const PaymentTooManyDeclines = paymentFails(429, paymentRefusals.tooManyDeclines(1800));
export const PaymentInFlight = paymentFails(409, paymentRefusals.inFlight);
export const PaymentBusy = paymentFails(429, paymentRefusals.busy);

export const GatewayDefault = gatewayAnswers(paymentErrors.default);
export const GatewayDeclined = gatewayAnswers(paymentErrors.declined);
export const GatewayUnknown = gatewayAnswers(paymentErrors.unknown);
