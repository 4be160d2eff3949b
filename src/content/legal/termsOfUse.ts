import { policies } from '../policies.ts';
import { addressLine, studio } from '../studio.ts';
import type { LegalText } from './legal.types.ts';

/**
 * The terms of use (K6). They mention accounts although the site has none (section 2). No lawyer
 * has reviewed them, as the owner's guide says.
 */
export const termsOfUse: LegalText = {
  title: 'Terms of Use',
  seoTitle: 'Terms of Use for Our Website and Online Shop',
  metaDescription:
    'The terms for using our ultrasound studio website: keepsake imaging and what it is not, booking and cancellation, shop orders, accounts and liability.',
  effectiveDate: 'December 1, 2022',
  lead: `These terms apply when you use the website of ${studio.name}. Please read them before you book or order.`,
  sections: [
    {
      id: 'acceptance',
      heading: '1. Accepting these terms',
      paragraphs: [
        'By using this website you agree to these terms. If you do not agree, please do not use it; you can always call us instead.',
      ],
    },
    {
      id: 'elective-imaging',
      heading: '2. Elective imaging only',
      paragraphs: [
        'Our sessions are elective and made for keepsake pictures and enjoyment. They are not a medical examination, they do not diagnose anything, and they do not replace the care of your doctor or midwife.',
        'Nothing on this website is medical advice. The Peek Planner is for entertainment only. For any question about your health or your pregnancy, please ask your doctor or midwife.',
      ],
    },
    {
      id: 'booking',
      heading: '3. Booking and cancellation',
      paragraphs: [
        'Appointments are booked with an external scheduling service, whose own terms apply as well.',
        `${policies.cancellationNotice} ${policies.cancellationFee} ${policies.deposit}`,
        `${policies.noRefunds} ${policies.freeRebook} ${policies.rescan}`,
      ],
    },
    {
      id: 'payment',
      heading: '4. Payment',
      paragraphs: [
        `${policies.paymentDue} ${policies.insurance}`,
        'Prices may change. The price that holds is the one shown when you book or order, before sales tax.',
      ],
    },
    {
      id: 'shop',
      heading: '5. Orders in the shop',
      paragraphs: [
        'An order is accepted when its payment has been confirmed. If a price has changed since you put an item in your cart, we show you the current price before you pay.',
        'You may pick up your order at the studio at no charge or have it shipped for the fee shown at checkout. Please make sure that a shipping address is complete.',
      ],
    },
    {
      id: 'gift-cards',
      heading: '6. Gift cards',
      paragraphs: [
        `eGift cards are sold on an external page, whose own terms apply as well. They are valid for all our services. ${policies.giftCards}`,
      ],
    },
    {
      id: 'accounts',
      heading: '7. Accounts',
      paragraphs: [
        'If you have an account with us, or with a service that we link to, you are responsible for keeping its password to yourself and for what happens under it. Tell us at once if you think that somebody else uses your account.',
        'You need no account to read this website, to send us a message or to order.',
      ],
    },
    {
      id: 'fair-use',
      heading: '8. Fair use',
      paragraphs: ['Please do not:'],
      list: [
        "use this website for anything unlawful, or in someone else's name;",
        'try to break, overload or get around its protections;',
        'send advertising or harmful code through its forms;',
        'collect its contents by machine for a purpose that harms us or others.',
      ],
    },
    {
      id: 'our-content',
      heading: '9. Our words and pictures',
      paragraphs: [
        'The words, drawings and pictures on this website belong to us or to those who let us use them. You may share links to our pages freely; please ask before you copy more than a short quotation.',
        'The pictures of your own session are yours to share.',
      ],
    },
    {
      id: 'links',
      heading: '10. Links to other sites',
      paragraphs: [
        'We link to services of other companies, such as booking, our online boutique, gift cards, maps and videos. We do not control them and are not responsible for their contents.',
      ],
    },
    {
      id: 'liability',
      heading: '11. Liability',
      paragraphs: [
        'We take care to keep this website correct and available, but it is provided as it is, without a guarantee of either. As far as the law allows, we are not liable for losses that come from using it or from not being able to use it.',
        'Nothing in these terms limits rights that the law gives you and that cannot be waived.',
      ],
    },
    {
      id: 'law-and-contact',
      heading: '12. Law, changes and contact',
      paragraphs: [
        'These terms are governed by the laws of the State of Ohio. When we change them, we publish the new text on this page with its effective date.',
        `Questions? Write to ${studio.email}, call ${studio.phone}, or come by: ${addressLine}.`,
      ],
    },
  ],
};
