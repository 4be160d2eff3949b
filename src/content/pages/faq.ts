import type { PageContent } from './page.types.ts';

export const faqContent = {
  seoTitle: 'Ultrasound FAQ: Timing, Guests, Payment & More',
  metaDescription:
    'When to come, how to prepare, who may join, how to pay and what happens if baby hides: short answers to the questions that parents ask us most.',
  hero: {
    eyebrow: 'FAQ',
    h1: 'Questions parents ask us',
    lead: 'Short answers to what parents ask us most. Is yours missing? Write or call.',
  },
  closing: {
    heading: 'Did we miss yours?',
    text: "Ask us, or pick a day and ask when you're here.",
    line: {
      text: 'Your first visit?',
      label: 'Read how it goes',
      to: '/3d-elective-ultrasound-ohio',
    },
    contact: 'Contact Us',
    book: 'Book Now',
  },
} as const satisfies PageContent;
