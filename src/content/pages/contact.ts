import { paymentNote, policies } from '../policies.ts';
import type { PageContent } from './page.types.ts';

export const contactContent = {
  seoTitle: 'Contact & Hours | Ultrasound Studio in Ontario, OH',
  metaDescription:
    'Call, write or stop by our ultrasound studio in Ontario, Ohio. Opening hours, address, directions and a message form: we reply within 24 hours.',
  hero: {
    eyebrow: 'Contact',
    h1: 'Ask us anything',
    lead: `Which week, which package, how many cousins? ${policies.replies}`,
  },
  details: {
    heading: 'Reach us',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    directions: 'Get directions',
  },
  hours: { heading: 'Opening hours' },
  areas: {
    text: 'Coming from farther away?',
    label: 'See our service areas',
    to: '/service-areas',
  },
  payment: { heading: 'Paying', text: paymentNote },
  form: {
    heading: 'Send us a message',
    lead: 'Fields with * are required.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
    consent: 'I would like to hear about news and offers by email or text message.',
    consentHint: 'Optional. Your message reaches us either way.',
    submit: 'Send Message',
    sending: 'Sending...',
    /** Beside the button, when the toast has gone. */
    sent: 'Your message is on its way to us. We reply by email or phone.',
    errorSummary: 'Please check these fields',
    success: {
      title: 'Message Sent!',
      text: "Thank you for your message. We'll get back to you as soon as possible.",
    },
    failure: {
      title: 'Error',
      text: 'Failed to send message. Please try again or call us directly.',
    },
  },
} as const satisfies PageContent;
