import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartFixtures } from '#mocks/fixtures/carts.ts';
import { products } from '#mocks/fixtures/products.ts';
import { services } from '#mocks/fixtures/services.ts';
import { journeys } from './journeys.ts';
import { waitForHydration, StorySite } from './StorySite.tsx';
import { storyVisitor } from './storyVisitor.ts';
import type { Journey } from './visitor.ts';

const meta = {
  title: 'Flows/Journeys',
  component: StorySite,
  parameters: { site: true },
} satisfies Meta<typeof StorySite>;

export default meta;
type Story = StoryObj<typeof meta>;

const storedItemNames = (cart: Journey['cart']) =>
  cart ? cartFixtures[cart].map(({ name }) => name) : [];

const createStory = ({ start, phone, walk, ...before }: Journey): Story => ({
  parameters: { route: start, ...before, fakeTimers: before.clock !== undefined },
  ...(phone && { globals: { viewport: { value: 'mobile' } } }),
  play: async () => {
    await waitForHydration();
    await walk(storyVisitor, { services, products, stored: storedItemNames(before.cart) });
  },
});

export const BookFromHome: Story = createStory(journeys.bookFromHome);
export const PlannerToBooking: Story = createStory(journeys.plannerToBooking);
export const BuyGiftCard: Story = createStory(journeys.buyGiftCard);
export const ContactHappyPath: Story = createStory(journeys.contactHappyPath);
export const ContactRetryAfterError: Story = createStory(journeys.contactRetryAfterError);
export const CheckoutPickup: Story = createStory(journeys.checkoutPickup);
export const CheckoutShipping: Story = createStory(journeys.checkoutShipping);
export const CheckoutDeclinedThenPaid: Story = createStory(journeys.checkoutDeclinedThenPaid);
export const CartSurvivesReload: Story = createStory(journeys.cartSurvivesReload);
export const PromoStaysDismissed: Story = createStory(journeys.promoStaysDismissed);
export const MobileMenuToContact: Story = createStory(journeys.mobileMenuToContact);
export const LocalPageToServices: Story = createStory(journeys.localPageToServices);
export const KeyboardOnlyCheckout: Story = createStory(journeys.keyboardOnlyCheckout);
