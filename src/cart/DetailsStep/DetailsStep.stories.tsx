import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { checkoutStore } from '#cart/checkoutStore.ts';
import { toMailAddress } from '#contract/mailAddress.ts';
import { mailAddresses } from '#mocks/fixtures/mailAddresses.ts';
import {
  CartStage,
  controlledCart,
  type CartControls,
  findDrawer,
  findToast,
  openDrawerAt,
  robin,
  robinShipped,
} from '#storybook/CartStage.tsx';

const meta = {
  title: 'Cart & checkout/Details step',
  tags: ['autodocs'],
  component: CartStage,
  parameters: { cart: 'one', docs: { frame: '390px' } },
  beforeEach: openDrawerAt('details'),
} satisfies Meta<typeof CartStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithControls: StoryObj<CartControls> = controlledCart('details');

const findDetailsStep = () => findDrawer('Customer Information');
const shipping = { fulfillmentMethod: 'shipping' } as const;

export const Blank: Story = {
  tags: [
    'state:2.checkout.details',
    'vr',
    'vr-mobile',
    'vr-forced-colors',
    'vr-large-text',
    'vr-small-phone',
  ],
  play: async () => {
    const step = await findDetailsStep();
    for (const label of ['Full Name *', 'Email *', 'Phone']) {
      await expect(step.getByRole('textbox', { name: label })).toHaveValue('');
    }
    await expect(step.getByRole('radio', { name: /^Pickup/ })).toBeChecked();
  },
};

export const Filled: Story = {
  tags: ['vr'],
  beforeEach: openDrawerAt('details', robin),
  play: async () => {
    const step = await findDetailsStep();
    await expect(step.getByRole('textbox', { name: 'Full Name *' })).toHaveValue('Robin Example');
  },
};

export const ShippingAddress: Story = {
  tags: ['state:2.checkout.shipping-address', 'vr', 'vr-mobile', 'vr-small-phone'],
  beforeEach: openDrawerAt('details', { ...robin, ...shipping }),
  play: async () => {
    const step = await findDetailsStep();
    for (const [label, token] of [
      ['Street', 'shipping street-address'],
      ['City', 'shipping address-level2'],
      ['State', 'shipping address-level1'],
      ['ZIP code', 'shipping postal-code'],
    ] as const) {
      await expect(step.getByRole('textbox', { name: label })).toHaveAttribute(
        'autocomplete',
        token,
      );
    }
    const hint = step.getByText('We need the full address before we can ship your order.');
    await expect(hint).toBeVisible();
    hint.scrollIntoView({ block: 'end' });
    await expect(step.getByRole('radio', { name: 'Shipping $5.99' })).toBeChecked();
  },
};

export const ShippingFilled: Story = {
  tags: ['vr'],
  beforeEach: openDrawerAt('details', robinShipped),
  play: async () => {
    const step = await findDetailsStep();
    const zipCode = step.getByRole('textbox', { name: 'ZIP code' });
    await expect(zipCode).toHaveValue('44833');
    zipCode.scrollIntoView({ block: 'end' });
    await expect(step.queryByText(/We need the full address/)).toBeNull();
  },
};

export const ShippingChosen: Story = {
  play: async () => {
    const step = await findDetailsStep();
    await userEvent.click(step.getByRole('radio', { name: /^Shipping/ }));
    await expect(await step.findByRole('textbox', { name: 'Street' })).toBeVisible();
    await expect(step.getByText(/Total/).closest('[role="status"]')).toHaveTextContent('$53.99');
  },
};

export const ReachedFromCart: Story = {
  tags: ['state:4.checkout.to-details'],
  beforeEach: openDrawerAt('items'),
  play: async () => {
    const cart = await findDrawer('Shopping Cart');
    await userEvent.click(cart.getByRole('button', { name: 'Checkout' }));
    const step = await findDetailsStep();
    await expect(step.getByRole('heading', { name: 'Customer Information' })).toHaveFocus();
  },
};

export const MissingName: Story = {
  tags: ['state:5.checkout.missing-name', 'vr', 'vr-mobile', 'vr-small-phone'],
  beforeEach: openDrawerAt('details', { ...robin, name: '  ' }),
  play: async () => {
    const step = await findDetailsStep();
    await userEvent.click(step.getByRole('button', { name: 'Continue to Payment' }));
    await findToast('Missing Information');
    const name = step.getByRole('textbox', { name: 'Full Name *' });
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('Please enter your name.');
    await expect(name).toHaveFocus();
    await expect(step.getByRole('textbox', { name: 'Email *' })).toBeValid();
  },
};

export const MissingEmail: Story = {
  tags: ['state:5.checkout.missing-email', 'vr', 'vr-mobile', 'vr-small-phone'],
  beforeEach: openDrawerAt('details', { ...robin, email: '' }),
  play: async () => {
    const step = await findDetailsStep();
    await userEvent.click(step.getByRole('button', { name: 'Continue to Payment' }));
    await findToast('Missing Information');
    await expect(step.getByRole('textbox', { name: 'Email *' })).toBeInvalid();
    await expect(checkoutStore.getState().step).toBe('details');
  },
};

export const EmailFormatUnchecked: Story = {
  tags: ['state:5.checkout.email-format-unchecked', 'vr', 'vr-mobile', 'vr-small-phone'],
  beforeEach: openDrawerAt('details', { ...robin, email: 'a@b' }),
  play: async () => {
    const step = await findDetailsStep();
    await userEvent.clear(step.getByRole('textbox', { name: 'Email *' }));
    await userEvent.type(step.getByRole('textbox', { name: 'Email *' }), 'no at sign');
    await userEvent.click(step.getByRole('button', { name: 'Continue to Payment' }));
    await findDrawer('Payment');
  },
};

export const EmailHint: Story = {
  tags: ['state:r27.details.email-hint', 'vr', 'vr-mobile', 'vr-small-phone'],
  beforeEach: openDrawerAt('details', { ...robin, email: '' }),
  play: async () => {
    const step = await findDetailsStep();
    const email = step.getByRole('textbox', { name: 'Email *' });
    await userEvent.type(email, 'ann@');
    await expect(email).toHaveAccessibleDescription('Your receipt goes there.');
    email.blur();
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Is ann@ complete? Your receipt goes there.'),
    );
    await expect(email).not.toHaveAttribute('aria-invalid');
  },
};

export const EmailHintBlocksNothing: Story = {
  tags: ['vr-mobile'],
  beforeEach: openDrawerAt('details', { ...robin, email: 'ann@' }),
  play: async () => {
    const step = await findDetailsStep();
    await userEvent.click(step.getByRole('button', { name: 'Continue to Payment' }));
    const payment = await findDrawer('Payment');
    await expect(payment.getByText('Is ann@ complete? Your receipt goes there.')).toBeVisible();
    await expect(payment.getByRole('button', { name: 'Place Order' })).toBeEnabled();
    await userEvent.click(payment.getByRole('button', { name: 'Change the email' }));
    const again = await findDetailsStep();
    await userEvent.click(again.getByRole('button', { name: 'Continue to Payment' }));
    await findDrawer('Payment');
  },
};

/** The site's definition of an address is the browser's, which gets typed hosts in punycode. */
export const EmailGrammar: Story = {
  play: async () => {
    const input = Object.assign(document.createElement('input'), { type: 'email' });
    for (const [text, mailed] of mailAddresses) {
      input.value = toMailAddress(text) ?? text;
      await expect(`${text} ${input.validity.valid}`).toBe(`${text} ${mailed}`);
    }
  },
};

export const AddressUnchecked: Story = {
  tags: ['state:5.checkout.address-unchecked'],
  beforeEach: openDrawerAt('details', { ...robin, ...shipping, phone: '' }),
  play: async () => {
    const step = await findDetailsStep();
    await userEvent.click(step.getByRole('button', { name: 'Continue to Payment' }));
    const payment = await findDrawer('Payment');
    await expect(payment.getByRole('button', { name: 'Place Order' })).toBeEnabled();
  },
};

export const BackToCart: Story = {
  tags: ['state:4.checkout.back-to-cart'],
  play: async () => {
    const step = await findDetailsStep();
    await userEvent.type(step.getByRole('textbox', { name: 'Full Name *' }), 'Robin');
    await userEvent.click(step.getByRole('button', { name: 'Back' }));
    const cart = await findDrawer('Shopping Cart');
    await userEvent.click(cart.getByRole('button', { name: 'Checkout' }));
    const again = await findDetailsStep();
    await expect(again.getByRole('textbox', { name: 'Full Name *' })).toHaveValue('Robin');
  },
};

export const ValuesKeptWhileClosed: Story = {
  play: async () => {
    const step = await findDetailsStep();
    await userEvent.type(step.getByRole('textbox', { name: 'Email *' }), 'robin@example.com');
    await userEvent.click(step.getByRole('button', { name: 'Close cart' }));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    openDrawerAt('details', checkoutStore.getState().details)();
    const again = await findDetailsStep();
    await expect(again.getByRole('textbox', { name: 'Email *' })).toHaveValue('robin@example.com');
  },
};
