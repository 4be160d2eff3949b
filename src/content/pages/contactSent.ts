import { policies } from '../policies.ts';
import type { PageContent } from './page.types.ts';

// The first two repeat `contactContent.form.success`; an import would move it to a shared chunk.
export const contactSentContent = {
  seoTitle: 'Message Sent | Ultrasound Studio in Ontario, Ohio',
  metaDescription:
    "Your message has reached our ultrasound studio in Ontario, Ohio. We reply within 24 hours; when it's urgent, please give us a call.",
  hero: {
    eyebrow: 'Contact',
    h1: 'Message Sent!',
    lead: `Thank you for your message. We'll get back to you as soon as possible. ${policies.replies}`,
  },
  home: { label: 'Back to the home page', to: '/' },
} as const satisfies PageContent;
