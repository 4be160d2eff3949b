import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { OrderItemRow, OrderRow } from '#server/db/schema.ts';
import { orderConfirmation, orderReady } from '#server/mail/templates/buyerMails.ts';
import {
  contactNotice,
  lateChargeNotice,
  openPaymentNotice,
  orderNotice,
} from '#server/mail/templates/studioNotices.ts';

const order: OrderRow = {
  id: '7c1f0a3e-5f0a-4b1e-9d53-3b2d6f1c8a90',
  status: 'paid',
  total_cents: 9_600,
  shipping_cents: 0,
  currency: 'USD',
  customer_name: 'Paula Parent',
  customer_email: 'paula@parents.example',
  customer_phone: '',
  fulfillment_method: 'pickup',
  shipping_street: null,
  shipping_city: null,
  shipping_state: null,
  shipping_zip_code: null,
  cart_id: '0123456789abcdef0123456789abcdef',
  fulfilled_at: null,
  refunded_at: null,
  created_at: 0,
  updated_at: 0,
};

const shipped: OrderRow = {
  ...order,
  total_cents: 10_199,
  shipping_cents: 599,
  fulfillment_method: 'shipping',
  shipping_street: '7 Orchard Lane',
  shipping_city: 'Galion',
  shipping_state: 'OH',
  shipping_zip_code: '44833',
};

const items: OrderItemRow[] = [
  {
    order_id: order.id,
    line: 1,
    product_id: 'heartbeat-bear',
    name: 'Heartbeat Bear',
    quantity: 2,
    price_cents: 4_800,
  },
];

const now = Date.parse('2026-11-20T12:00:00-05:00');
const publicUrl = 'https://orchardpeek.example';

type MailProps = { mail: { subject: string; html: string; text: string } };

/** Shows a mail as HTML, and below it the plain text for mail programs without HTML. */
function Mail({ mail }: MailProps) {
  return (
    <main>
      <h1>{mail.subject}</h1>
      <iframe title="As HTML" srcDoc={mail.html} width="100%" height="640" />
      <h2>As text</h2>
      <pre style={{ whiteSpace: 'pre-wrap' }}>{mail.text}</pre>
    </main>
  );
}

const meta = { title: 'System/Mails', component: Mail } satisfies Meta<typeof Mail>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (...texts: (string | RegExp)[]): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('As HTML');
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')).toBeTruthy());
    const mail = within(frame.contentDocument?.body ?? document.body);
    for (const text of texts) {
      await expect(mail.getAllByText(text).length).toBeGreaterThan(0);
      await expect(canvasElement.querySelector('pre')).toHaveTextContent(text);
    }
  };

export const BuyerPickupOrder: Story = {
  name: 'Buyer: Pickup Order',
  args: { mail: orderConfirmation({ order, items, publicUrl, demo: true, now }) },
  play: shows(
    /Your order 7C1F0A3E is paid/,
    /2 x Heartbeat Bear/,
    '$96.00',
    /Pick it up/,
    /demo checkout/,
  ),
};

export const BuyerShippingOrder: Story = {
  name: 'Buyer: Shipping Order',
  args: { mail: orderConfirmation({ order: shipped, items, publicUrl, demo: false, now }) },
  play: shows('$101.99', /7 Orchard Lane/),
};

export const BuyerAddressIncomplete: Story = {
  name: 'Buyer: Address Incomplete',
  args: {
    mail: orderConfirmation({
      order: { ...shipped, shipping_zip_code: '' },
      items,
      publicUrl,
      demo: false,
      now,
    }),
  },
  play: shows(/7 Orchard Lane/, /address is not complete/),
};

export const BuyerReadyForPickup: Story = {
  name: 'Buyer: Ready for Pickup',
  args: { mail: orderReady(order, now) },
  play: shows(/is ready for pickup/, /Tuesday: 10:00 AM/, /Closed Thu, Nov 26: Thanksgiving/),
};

export const BuyerShipped: Story = {
  name: 'Buyer: Shipped',
  args: { mail: orderReady(shipped, now) },
  play: shows(/is on its way/, /7 Orchard Lane/),
};

export const StudioNewOrder: Story = {
  name: 'Studio: New Order',
  args: { mail: orderNotice({ order: shipped, items, buyerMailed: false, demo: false }) },
  play: shows('Paula Parent', /Galion/, /no single valid address/),
};

export const StudioPaymentToSettle: Story = {
  name: 'Studio: Payment to Settle',
  args: { mail: openPaymentNotice(shipped) },
  play: shows(/was order 7C1F0A3E paid/, /\$101\.99/, 'npm run studio -- settle 7C1F0A3E unpaid'),
};

export const StudioLateCharge: Story = {
  name: 'Studio: Late Charge',
  args: { mail: lateChargeNotice(shipped) },
  play: shows(
    /order 7C1F0A3E was charged after a decline/,
    /confirmed a charge of \$101\.99/,
    'npm run studio -- order 7C1F0A3E',
  ),
};

export const StudioContactMessage: Story = {
  name: 'Studio: Contact Message',
  args: {
    mail: contactNotice({
      id: order.id,
      name: 'Paula Parent',
      email: 'paula@parents.example',
      phone: null,
      subject: 'Twins',
      message: 'Do you have room for two?',
      suspect: null,
      created_at: 0,
    }),
  },
  play: shows('paula@parents.example', 'Do you have room for two?'),
};
