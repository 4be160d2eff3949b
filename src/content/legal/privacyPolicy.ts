import { addressLine, studio } from '../studio.ts';
import type { LegalText } from './legal.types.ts';

/**
 * The privacy policy (K5). It describes what this software does, with the retention periods of
 * ruling 39. No lawyer has reviewed it, as the owner's guide says.
 */
export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  seoTitle: 'Privacy Policy: What We Keep and What We Do Not',
  metaDescription:
    'Which personal data our ultrasound studio website asks for, why, how long it is kept, who receives it, and how to have it erased. In plain words.',
  effectiveDate: 'December 1, 2022',
  lead: `This policy explains what ${studio.name} does with personal information on this website. We ask for little, keep it for a short time, and never sell it.`,
  sections: [
    {
      id: 'who-we-are',
      heading: '1. Who we are',
      paragraphs: [
        `${studio.name} is an elective prenatal ultrasound imaging studio at ${addressLine}. In this policy, "we" and "us" mean the studio, and "you" means anyone who visits this website.`,
        'This policy covers this website only. Other sites that we link to have policies of their own.',
      ],
    },
    {
      id: 'what-you-give-us',
      heading: '2. Information you give us',
      paragraphs: ['You can read every page without telling us who you are. We receive:'],
      list: [
        'When you send a message: your name, your email address, your message and, if you fill them in, your phone number and a subject.',
        'When you place an order: your name, your email address, what you ordered and, if you fill them in, your phone number and a shipping address.',
        'When you call us or write to us: whatever you choose to tell us.',
      ],
    },
    {
      id: 'collected-automatically',
      heading: '3. Information collected automatically',
      paragraphs: [
        'Like every web server, ours sees the internet address from which a page is requested. It is used to answer you and to limit abuse. Our logs hold no names, email addresses, messages or orders.',
        'We use no advertising and no tracking of your visits.',
      ],
    },
    {
      id: 'your-browser',
      heading: '4. What is kept in your browser',
      paragraphs: [
        'Your cart is saved in your own browser so that it is still there when you come back. After an order your browser keeps what you ordered for a week, without your name or address. If you close an announcement, your browser remembers that too, so that it does not show again. You can delete all of this at any time by clearing the data of this site in your browser.',
        'The week of pregnancy that you choose on our pages stays in the tab of your browser until you close it or tell us to forget it, and is neither sent to us nor stored by us.',
        'If you use the due date helper of the Peek Planner, the date stays in your browser and is neither saved nor sent.',
      ],
    },
    {
      id: 'how-we-use-it',
      heading: '5. How we use your information',
      paragraphs: ['We use what you give us only for the reason you gave it:'],
      list: [
        'to answer your message;',
        'to fulfill your order, by pickup or shipping, and to send you its confirmation;',
        'to help you when something went wrong with an order or a payment;',
        'to meet our legal duties, for example in bookkeeping.',
      ],
    },
    {
      id: 'payments',
      heading: '6. Payments',
      paragraphs: [
        'Payments in our shop are handled by a payment provider. This website never asks for a card number in a form of its own, and we do not keep card numbers.',
        'With each order we keep the amount, whether it was paid, and the reference that the payment provider gave us.',
      ],
    },
    {
      id: 'other-services',
      heading: '7. Services of others',
      paragraphs: [
        `Some things happen on the sites of other companies: booking (${studio.booking.provider}), our online boutique, gift cards, reviews and social networks. They open in a new tab, and what you enter there is subject to their policies.`,
        'Videos and maps on our pages are loaded from other companies only after you press their button. Before that, nothing about your visit reaches them.',
      ],
    },
    {
      id: 'sharing',
      heading: '8. When we share information',
      paragraphs: [
        'We do not sell your information and do not share it for advertising. It reaches others only as far as their help is needed: the companies that run our website and our email, the payment provider, and the carrier who ships your order. We also share it where the law requires us to.',
      ],
    },
    {
      id: 'how-long',
      heading: '9. How long we keep it',
      paragraphs: ['Information that is no longer needed is deleted from this website:'],
      list: [
        'messages from the contact form after 180 days;',
        'orders that were never paid after 30 days;',
        'the text of emails that this website has sent after 30 days;',
        'paid orders for as long as bookkeeping and the law require.',
      ],
    },
    {
      id: 'your-choices',
      heading: '10. Your choices',
      paragraphs: [
        `You may ask us what we know about you, have it corrected, or have it erased. Write to ${studio.email} or call ${studio.phone}. We reply within 24 hours, and we erase what the law does not require us to keep.`,
        'The box about news and offers on the contact page is optional. Your message reaches us whether you check it or not.',
      ],
    },
    {
      id: 'children',
      heading: '11. Children under 13',
      paragraphs: [
        'This website is for adults. We do not knowingly collect personal information from children under 13. If you believe that a child has sent us any, please tell us, and we will delete it.',
      ],
    },
    {
      id: 'changes-and-contact',
      heading: '12. Changes and contact',
      paragraphs: [
        'When we change this policy, we publish the new text on this page with its effective date.',
        `Questions about privacy? Write to ${studio.email}, call ${studio.phone}, or come by: ${addressLine}.`,
      ],
    },
  ],
};
