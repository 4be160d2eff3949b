import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  addItem,
  CART_STORAGE_KEY,
  cartStore,
  clearCart,
  closeCart,
  openCart,
  setQuantity,
  toggleCart,
} from '#cart/cartStore.ts';
import { LAST_ORDER_KEY, storeLastOrder, type LastOrder } from '#cart/lastOrder.ts';
import { checkout } from '#content/checkout.ts';
import { cartFixtures, cartLine } from '#mocks/fixtures/carts.ts';
import {
  CartStage,
  controlledCart,
  findDrawer,
  interrupted,
  openDrawerAt,
  type CartControls,
} from '#storybook/CartStage.tsx';

const meta = {
  title: 'Cart & checkout/Drawer',
  tags: ['autodocs'],
  component: CartStage,
  parameters: { cart: 'one', docs: { frame: '390px' } },
  beforeEach: openDrawerAt('items'),
} satisfies Meta<typeof CartStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithControls: StoryObj<CartControls> = controlledCart('items');

const page = () => within(document.body);
const findCartButton = (name: RegExp | string = /^Cart \d/) =>
  page().findByRole('button', { name });
const expectNoDrawer = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
const storedItems = () =>
  (JSON.parse(localStorage.getItem(CART_STORAGE_KEY) ?? '{}') as { state?: { items?: unknown } })
    .state?.items;

export const Closed: Story = {
  beforeEach: closeCart,
  play: async () => {
    await expect(await findCartButton('Cart 1 item')).toHaveAttribute('aria-expanded', 'false');
    await expect(page().queryByRole('dialog')).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['state:2.cart.empty', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { cart: 'empty' },
  play: async () => {
    await findDrawer('Shopping Cart');
  },
};

const withLastOrder =
  (order: Partial<LastOrder>, email = '') =>
  () => {
    openDrawerAt('items')();
    const lastOrder = { ...interrupted, items: cartFixtures.three, paidAt: Date.now(), ...order };
    storeLastOrder(lastOrder, email);
  };

export const LastOrderPickup: Story = {
  tags: ['state:r54.cart.last-order', 'vr', 'vr-mobile', 'vr-forced-colors', 'vr-small-phone'],
  parameters: { cart: 'empty' },
  beforeEach: withLastOrder({}),
  play: async () => {
    const drawer = await findDrawer('Shopping Cart');
    const receipt = within(drawer.getByRole('region', { name: 'Your last order' }));
    await expect(receipt.getAllByRole('listitem')).toHaveLength(3);
    await expect(receipt.getByText(/Total/).closest('[role="status"]')).toHaveTextContent(
      'Total before sales tax $115.00',
    );
  },
};

export const LastOrderShipped: Story = {
  tags: ['vr-mobile'],
  parameters: { cart: 'empty' },
  beforeEach: withLastOrder({ fulfillmentMethod: 'shipping' }),
  play: async () => {
    const drawer = await findDrawer('Shopping Cart');
    const receipt = within(drawer.getByRole('region', { name: 'Your last order' }));
    await expect(receipt.getByText('$5.99')).toBeVisible();
    await expect(receipt.getByText(/We'll email you when your order is on its way/)).toBeVisible();
    await expect(receipt.queryByRole('table')).toBeNull();
  },
};

export const LastOrderCannotBeMailed: Story = {
  tags: ['state:r54.cart.cannot-mail', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { cart: 'empty' },
  beforeEach: withLastOrder({ cannotMail: true }, 'ann@'),
  play: async () => {
    await findDrawer('Shopping Cart');
  },
};

/** The typed address is in memory only: another tab does not know it. */
export const LastOrderCannotMailInAnotherTab: Story = {
  parameters: { cart: 'empty' },
  beforeEach: () => {
    withLastOrder({ orderId: interrupted.orderId.replace(/1$/, '2') }, 'ann@')();
    const order = { ...interrupted, cannotMail: true, fulfillmentMethod: 'shipping' };
    localStorage.setItem(LAST_ORDER_KEY, JSON.stringify({ ...order, paidAt: Date.now() }));
  },
  play: async () => {
    const drawer = await findDrawer('Shopping Cart');
    await expect(
      drawer.getByText("We can't email you. Call us with order 00000000."),
    ).toBeVisible();
    await expect(drawer.queryByText(/confirmation email/)).toBeNull();
  },
};

export const LastOrderBesideANewCart: Story = {
  beforeEach: withLastOrder({}),
  play: async () => {
    const drawer = await findDrawer('Shopping Cart');
    await expect(drawer.getByRole('button', { name: 'Checkout' })).toBeEnabled();
    await expect(drawer.queryByText('Your last order')).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Heartbeat Bear' }));
    await expect(await drawer.findByText('Your last order')).toBeVisible();
  },
};

export const OneItem: Story = {
  tags: [
    'state:2.cart.item-image',
    'vr',
    'vr-mobile',
    'vr-forced-colors',
    'vr-large-text',
    'vr-small-phone',
  ],
  play: async () => {
    const drawer = await findDrawer('Shopping Cart');
    const line = within(drawer.getByRole('listitem'));
    await expect(line.getByRole('heading', { name: 'Heartbeat Bear' })).toBeVisible();
    await expect(line.getByText('$48.00 each')).toBeVisible();
    await expect(line.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringMatching(/\/images\/products\/heartbeat-bear\.webp$/),
    );
    await expect(drawer.getByRole('button', { name: 'Checkout' })).toBeEnabled();
    // Re-enables the slide-in animation, which the motion screenshot replays.
    const { dataset } = document.documentElement;
    await waitFor(() => expect(dataset.opening).toBe(''));
    delete dataset.opening;
  },
};

export const TooltipOpen: Story = {
  tags: ['vr', 'vr-mobile'],
  play: async () => {
    const drawer = await findDrawer('Shopping Cart');
    drawer.getByRole('button', { name: 'Remove Heartbeat Bear' }).focus();
    await expect(await page().findByRole('tooltip', { name: 'Remove' })).toBeVisible();
  },
};

export const NoImage: Story = {
  tags: ['state:2.cart.item-placeholder', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { cart: 'noImage' },
  play: async () => {
    const drawer = await findDrawer();
    const line = drawer.getByRole('listitem');
    await expect(line.querySelector('[data-placeholder]')).toBeVisible();
  },
};

export const ManyItemsScroll: Story = {
  tags: ['vr', 'vr-mobile'],
  parameters: { cart: 'many' },
  play: async () => {
    const drawer = await findDrawer();
    await expect(drawer.getAllByRole('listitem')).toHaveLength(12);
    const checkout = drawer.getByRole('button', { name: 'Checkout' }).getBoundingClientRect();
    await expect(checkout.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const LongName: Story = {
  tags: ['vr-mobile'],
  parameters: { cart: 'longName' },
  play: async () => {
    const drawer = await findDrawer();
    const name = drawer.getByRole('heading', { name: /Extraordinarilylong/ });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};

export const QuantityOne: Story = {
  tags: ['state:4.cart.minus-disabled'],
  play: async () => {
    const drawer = await findDrawer();
    await expect(
      drawer.getByRole('button', { name: 'Decrease quantity of Heartbeat Bear' }),
    ).toBeDisabled();
    await expect(
      drawer.getByRole('button', { name: 'Increase quantity of Heartbeat Bear' }),
    ).toBeEnabled();
  },
};

export const Incremented: Story = {
  play: async () => {
    const drawer = await findDrawer();
    await userEvent.click(
      drawer.getByRole('button', { name: 'Increase quantity of Heartbeat Bear' }),
    );
    await expect(drawer.getByLabelText('Quantity')).toHaveTextContent('2');
    await expect(drawer.getByText(/Subtotal/).closest('[role="status"]')).toHaveTextContent(
      '$96.00',
    );
    await expect(page().getByText('Heartbeat Bear: 2. 2 items in the cart.')).toBeInTheDocument();
  },
};

export const LastItemRemoved: Story = {
  play: async () => {
    const drawer = await findDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Heartbeat Bear' }));
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await expect(drawer.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
  },
};

export const AddExisting: Story = {
  tags: ['state:4.cart.add-existing'],
  play: async () => {
    const drawer = await findDrawer();
    addItem(cartLine('heartbeat-bear'));
    await waitFor(() => expect(drawer.getByLabelText('Quantity')).toHaveTextContent('2'));
    await expect(drawer.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const QuantityZeroRemovesTheLine: Story = {
  tags: ['state:4.cart.zero-removes'],
  play: async () => {
    const drawer = await findDrawer();
    setQuantity('heartbeat-bear', 0);
    await expect(await drawer.findByText('Your cart is empty')).toBeVisible();
    await expect(storedItems()).toEqual([]);
  },
};

export const Cleared: Story = {
  tags: ['state:4.cart.clear'],
  parameters: { cart: 'many' },
  play: async () => {
    const drawer = await findDrawer();
    clearCart();
    await expect(await drawer.findByText('Your cart is empty')).toBeVisible();
    await expect(storedItems()).toEqual([]);
  },
};

export const Toggled: Story = {
  tags: ['state:4.cart.toggle'],
  play: async () => {
    await findDrawer();
    toggleCart();
    await expectNoDrawer();
    toggleCart();
    await findDrawer();
    closeCart();
    await expectNoDrawer();
    openCart();
    await findDrawer();
  },
};

export const OverlayCloses: Story = {
  tags: ['state:2.cart.overlay-click'],
  play: async () => {
    await findDrawer();
    const overlay = document.elementFromPoint(20, window.innerHeight / 2) ?? document.body;
    await expect(overlay).toHaveAttribute('data-cart-overlay');
    await userEvent.click(overlay);
    await expectNoDrawer();
  },
};

export const ContinueShoppingCloses: Story = {
  tags: ['state:2.cart.continue-shopping'],
  parameters: { cart: 'empty' },
  play: async () => {
    const drawer = await findDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Continue Shopping' }));
    await expectNoDrawer();
  },
};

export const EscapeClosesAndReturnsFocus: Story = {
  beforeEach: closeCart,
  play: async () => {
    await userEvent.click(await findCartButton());
    const drawer = await findDrawer();
    await waitFor(() =>
      expect(drawer.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await expectNoDrawer();
    await waitFor(async () => expect(await findCartButton()).toHaveFocus());
  },
};

export const AcceptsClicksImmediately: Story = {
  beforeEach: closeCart,
  play: async () => {
    // Radix disables pointer events on the body one render before it enables them in the drawer.
    const pointerEvents: string[] = [];
    const watcher = new MutationObserver(() => {
      const drawer = document.querySelector('[role="dialog"]');
      if (drawer) pointerEvents.push(getComputedStyle(drawer).pointerEvents);
    });
    watcher.observe(document.body, { attributeFilter: ['style'] });
    await userEvent.click(await findCartButton());
    await findDrawer();
    await waitFor(() => expect(pointerEvents).not.toHaveLength(0));
    watcher.disconnect();
    await expect(new Set(pointerEvents)).toEqual(new Set(['auto']));
  },
};

export const HydratedFromStorage: Story = {
  tags: ['state:4.cart.hydrated'],
  parameters: { cart: 'three' },
  play: async () => {
    const drawer = await findDrawer();
    const names = drawer.getAllByRole('heading', { level: 3 }).map((name) => name.textContent);
    await expect(names).toEqual(cartFixtures.three.map(({ name }) => name));
  },
};

export const SavedToStorage: Story = {
  tags: ['state:4.cart.written-back'],
  play: async () => {
    const drawer = await findDrawer();
    await userEvent.click(
      drawer.getByRole('button', { name: 'Increase quantity of Heartbeat Bear' }),
    );
    await expect(storedItems()).toEqual([cartLine('heartbeat-bear', 2)]);
  },
};

export const CorruptStorage: Story = {
  tags: ['state:4.cart.corrupt'],
  parameters: { cart: 'empty' },
  play: async () => {
    const logged = spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem(CART_STORAGE_KEY, '{"state":{"items":[{"id":"heartbeat-bear"');
    await cartStore.persist.rehydrate();
    await cartStore.persist.rehydrate();
    const drawer = await findDrawer();
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await expect(logged.mock.calls).toEqual([['The saved cart could not be read and is ignored.']]);
    logged.mockRestore();
  },
};

export const OpenStateNotSaved: Story = {
  tags: ['state:3.cart.is-open-not-saved'],
  play: async () => {
    await findDrawer();
    const saved = localStorage.getItem(CART_STORAGE_KEY) ?? '';
    const { cartId } = cartStore.getState();
    await expect(JSON.parse(saved)).toEqual({
      state: { items: cartFixtures.one, cartId, attempt: 0 },
      version: 1,
    });
    // Simulates a page load: the initial state, then the stored one.
    cartStore.setState(cartStore.getInitialState(), true);
    localStorage.setItem(CART_STORAGE_KEY, saved);
    await cartStore.persist.rehydrate();
    await expectNoDrawer();
    await expect(await findCartButton('Cart 1 item')).toBeVisible();
  },
};

export const PriceChanged: Story = {
  tags: ['state:r22.cart.price-changed', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { cart: 'priceChanged' },
  play: async () => {
    const drawer = await findDrawer();
    await expect(
      await drawer.findByText('The price has changed: it was $42.00, now it is $48.00.'),
    ).toBeVisible();
    await expect(drawer.getByText(/Subtotal/).closest('[role="status"]')).toHaveTextContent(
      '$67.00',
    );
  },
};

export const NoLongerSold: Story = {
  tags: ['state:r22.cart.no-longer-sold', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { cart: 'noLongerSold' },
  play: async () => {
    const drawer = await findDrawer();
    await expect(
      await drawer.findByText('No longer sold, and left out of the total.'),
    ).toBeVisible();
    await expect(drawer.getByText(/Subtotal/).closest('[role="status"]')).toHaveTextContent(
      '$24.00',
    );
    await expect(drawer.getByRole('button', { name: 'Remove Heartbeat Owl' })).toBeEnabled();
  },
};

export const SoldOut: Story = {
  tags: ['state:r49.cart.sold-out', 'vr', 'vr-mobile', 'vr-small-phone'],
  parameters: { cart: 'priceChanged', scenario: 'products.soldOut' },
  play: async () => {
    const drawer = await findDrawer();
    await expect(await drawer.findByText('Sold out, and left out of the total.')).toBeVisible();
    const onesie = cartFixtures.priceChanged[1];
    await expect(drawer.getByText(/Subtotal/).closest('[role="status"]')).toHaveTextContent(
      `$${onesie?.price}`,
    );
    await expect(drawer.getByRole('button', { name: 'Remove Heartbeat Bear' })).toBeEnabled();
  },
};

export const NoAvailableItems: Story = {
  parameters: { scenario: 'products.noLongerSold' },
  play: async () => {
    const drawer = await findDrawer();
    await drawer.findByText('No longer sold, and left out of the total.');
    await expect(drawer.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  },
};

export const ItemAddedInAnotherTab: Story = {
  play: async () => {
    const drawer = await findDrawer();
    const three = JSON.stringify({ state: { items: cartFixtures.three }, version: 1 });
    localStorage.setItem(CART_STORAGE_KEY, three);
    window.dispatchEvent(new StorageEvent('storage', { key: CART_STORAGE_KEY }));
    await waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(3));
  },
};

export const PendingPaymentAtStep1: Story = {
  tags: ['vr-mobile'],
  parameters: { scenario: 'payments.interrupted' },
  beforeEach: openDrawerAt('items', {}, interrupted),
  play: async () => {
    const drawer = await findDrawer('Shopping Cart');
    await expect(drawer.getByText(checkout.interrupted)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Checkout' }));
    const details = await findDrawer('Customer Information');
    await expect(details.getByText(checkout.interrupted)).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: 'Back' }));
    await findDrawer('Shopping Cart');
  },
};

export const PendingPaymentCartEmptied: Story = {
  parameters: { cart: 'empty', scenario: 'payments.interrupted' },
  beforeEach: openDrawerAt('items', {}, interrupted),
  play: async () => {
    const drawer = await findDrawer('Shopping Cart');
    await expect(drawer.getByText(checkout.interrupted)).toBeVisible();
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: checkout.putBack }));
    await expect(drawer.getByRole('heading', { name: 'Heartbeat Bear' })).toBeVisible();
    await expect(drawer.getByRole('heading', { name: 'Shopping Cart' })).toHaveFocus();
    await expect(drawer.getByText(checkout.interrupted)).toBeVisible();
  },
};

export const ItemIdEqualsAnObjectMethod: Story = {
  parameters: { cart: 'empty' },
  play: async () => {
    const drawer = await findDrawer();
    addItem({ id: 'constructor', name: 'A constructor', price: '1.00' });
    await expect(await drawer.findByRole('heading', { name: 'A constructor' })).toBeVisible();
    await expect(drawer.queryByText(/^The price has changed/)).toBeNull();
  },
};
