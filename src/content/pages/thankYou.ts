import { policies } from '../policies.ts';
import type { PageContent } from './page.types.ts';

export const thankYouContent = {
  seoTitle: 'Thank You: We Received Your Booking Request',
  metaDescription:
    "Your booking request has been received. Here's what happens next, and how to get ready for your ultrasound session at our studio in Ontario, Ohio.",
  hero: {
    eyebrow: 'Thank you',
    h1: 'Your booking request was received',
    lead: 'We look forward to meeting you, and the little one too.',
  },
  next: {
    heading: 'What happens next',
    items: [policies.confirmation, policies.water, policies.paymentDue, policies.visitLength],
  },
  questions: {
    text: 'Do you have a question before you come?',
    label: 'Contact Us',
    to: '/contact',
  },
  home: { label: 'Back to Home', to: '/' },
} as const satisfies PageContent;
