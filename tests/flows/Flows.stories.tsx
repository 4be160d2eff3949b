import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartFixtures } from '#mocks/fixtures/carts.ts';
import { products } from '#mocks/fixtures/products.ts';
import { services } from '#mocks/fixtures/services.ts';
import { journeys } from './journeys.ts';
import { pageAlive, StorySite } from './StorySite.tsx';
import { storyVisitor } from './storyVisitor.ts';
import type { Journey } from './visitor.ts';

const meta = {
  title: 'Flows/Journeys',
  component: StorySite,
  parameters: { site: true },
} satisfies Meta<typeof StorySite>;

export default meta;
type Story = StoryObj<typeof meta>;

const stored = (cart: Journey['cart']) => (cart ? cartFixtures[cart].map(({ name }) => name) : []);

const story = ({ start, phone, walk, ...before }: Journey): Story => ({
  parameters: { route: start, ...before, fakeTimers: before.clock !== undefined },
  ...(phone && { globals: { viewport: { value: 'mobile' } } }),
  play: async () => {
    await pageAlive();
    await walk(storyVisitor, { services, products, stored: stored(before.cart) });
  },
});

export const BookFromHome: Story = story(journeys.bookFromHome);
export const PlannerToBooking: Story = story(journeys.plannerToBooking);
export const BuyGiftCard: Story = story(journeys.buyGiftCard);
export const ContactHappyPath: Story = story(journeys.contactHappyPath);
export const ContactRetryAfterError: Story = story(journeys.contactRetryAfterError);
export const CheckoutPickup: Story = story(journeys.checkoutPickup);
export const CheckoutShipping: Story = story(journeys.checkoutShipping);
export const CheckoutDeclinedThenPaid: Story = story(journeys.checkoutDeclinedThenPaid);
export const CartSurvivesReload: Story = story(journeys.cartSurvivesReload);
export const PromoStaysDismissed: Story = story(journeys.promoStaysDismissed);
export const MobileMenuToContact: Story = story(journeys.mobileMenuToContact);
export const LocalPageToServices: Story = story(journeys.localPageToServices);
export const KeyboardOnlyCheckout: Story = story(journeys.keyboardOnlyCheckout);
