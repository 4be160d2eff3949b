import { addOnTaxNote } from '../addOns.ts';
import { dnaAccuracy, ultrasoundGenderWeeks } from '../conflicts.ts';
import { dnaTest, ultrasoundWeeks } from '../packages.ts';
import { paymentNote, policies } from '../policies.ts';
import { studio } from '../studio.ts';
import type { PageContent } from './page.types.ts';

export const servicesContent = {
  seoTitle: 'Ultrasound Packages, Prices & DNA Testing | Ontario, OH',
  metaDescription:
    'Compare our 2D, 3D and 4D ultrasound packages from 8 to 39 weeks, early gender DNA testing from 6 weeks, and add-ons like 8k images and Heartbeat Animals.',
  hero: {
    h1: 'Services & Packages',
    lead: `Packages for ${ultrasoundWeeks} of pregnancy, and gender DNA testing from ${dnaTest.from}.`,
  },
  loading: 'Loading services...',
  failure: {
    title: "Our packages didn't load",
    text: "You can still book online or call us, and we'll gladly tell you prices and times.",
    book: 'Book Online',
    retry: 'Try again',
  },
  noScript:
    'Our packages and prices need JavaScript to show here. You can book online or call us instead.',
  ultrasound: {
    heading: 'Ultrasound Packages',
    lead: `Gender can be seen by ultrasound from ${ultrasoundGenderWeeks.packages}.`,
    book: 'Book Now',
    findMyPackage: 'Find My Perfect Package',
    addOnsAvailable: 'Add-ons available',
    fitsWeek: (week: number) => `Fits week ${week}`,
    yourWeek: (week: number) => `You're in week ${week}.`,
    sessionsEnd: 'Sessions end at 39 weeks',
    poweredBy: `Powered by ${studio.booking.provider}`,
  },
  comparison: {
    heading: 'Compare the packages',
    summary: 'All packages side by side',
    package: 'Package',
    weeks: 'Weeks',
    minutes: 'Time',
    views: 'What you see and take home',
    price: 'Price',
    none: 'Ask us',
  },
  dna: {
    heading: 'DNA Testing Services',
    badge: dnaTest.badge,
    lead: `Find out if it's a boy or a girl from ${dnaTest.from}. Our partner Peekaboo claims an accuracy of ${dnaAccuracy.elsewhere}, and results come in ${dnaTest.results}.`,
    more: { label: 'How early gender testing works', to: '/early-gender-testing-ohio' },
  },
  additional: {
    heading: 'Additional Services',
    giftCards: {
      title: 'Gift Cards',
      text: `A visit is a gift that no one else brings to the shower. You choose the amount; it's valid for all services. ${policies.giftCards}`,
      button: 'Buy Online',
      href: studio.links.giftCards,
      picture: {
        name: 'gift-card',
        alt: 'A red gift card with an apple and a bow, beside a plush bear',
      },
    },
  },
  addOns: {
    heading: 'Add-ons & Imaging Enhancements',
    lead: 'Make the pictures last: add any of these to your session.',
    taxNote: addOnTaxNote,
    more: { label: 'What 8k hyperreal images look like', to: '/8k-hyperreal-images' },
  },
  faq: { text: 'Still wondering about something?', label: 'Read our FAQ', to: '/faq/' },
  prepare: { label: 'Prepare for your visit', to: '/faq#prepare' },
  policies: {
    heading: 'Before you book',
    /** In the order of a visit, from booking to a return visit. */
    points: [
      { title: 'Paying', text: paymentNote },
      {
        title: 'Changing your plans',
        text: `${policies.cancellationNotice} ${policies.cancellationFee} ${policies.deposit}`,
      },
      { title: 'If baby hides', text: policies.rescan },
      { title: 'Refunds', text: `${policies.noRefunds} ${policies.freeRebook}` },
    ],
  },
  planner: {
    heading: 'Peek Planner',
    lead: 'Tell us how far along you are, and we tell you which package suits your week.',
  },
} as const satisfies PageContent;
