import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { BoutiquePage } from '#pages/boutique/BoutiquePage.tsx';
import { ContactPage } from '#pages/contact/ContactPage.tsx';
import { HomePage } from '#pages/home/HomePage.tsx';
import { PeekPlannerPage } from '#pages/peek-planner/PeekPlannerPage.tsx';
import { ServicesPage } from '#pages/services/ServicesPage.tsx';
import { journeys } from './journeys.ts';
import { storyVisitor } from './storyVisitor.ts';
import type { Journey } from './visitor.ts';

const pages = {
  '/': HomePage,
  '/services': ServicesPage,
  '/boutique': BoutiquePage,
  '/contact': ContactPage,
  '/peek-planner': PeekPlannerPage,
};

/** The pages that the journeys come through. */
function Site() {
  const { pathname } = useLocation();
  const Page = pages[pathname as keyof typeof pages];
  return <Page />;
}

const meta = {
  title: 'Flows',
  parameters: { layout: 'page' },
  render: () => <Site />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const story = ({ start, walk }: Journey): Story => ({
  parameters: { route: start },
  play: () => walk(storyVisitor),
});

export const ContactHappyPath: Story = story(journeys.contactHappyPath);
export const CheckoutPickup: Story = story(journeys.checkoutPickup);
export const CheckoutShipping: Story = story(journeys.checkoutShipping);
export const BookFromHome: Story = story(journeys.bookFromHome);
export const PlannerToBooking: Story = story(journeys.plannerToBooking);
