import { dnaAccuracy, ultrasoundGenderWeeks } from '../conflicts.ts';
import { dnaTest } from '../packages.ts';
import type { Topic } from './topics.types.ts';

export const earlyGenderTestingOhio: Topic = {
  slug: 'early-gender-testing-ohio',
  linkLabel: 'Early gender testing in Ohio',
  seoTitle: 'Early Gender DNA Testing in Ohio from 6 Weeks',
  metaDescription:
    'Boy or girl? How early gender DNA testing works at our studio in Ontario, Ohio: from 6 weeks, results in as soon as 24 hours, and how it compares to ultrasound.',
  eyebrow: dnaTest.badge,
  h1: 'Early gender testing in Ohio',
  lead: `Boy or girl? You can have an answer from ${dnaTest.from}, long before an ultrasound can show it.`,
  picture: 'topic-dna',
  pictureAlt: 'A DNA helix of green ribbon, a test tube and a sample kit on a table',
  sections: [
    {
      heading: 'What the test is',
      paragraphs: [
        `An early gender DNA test looks for a trace of your baby's DNA, which is in your blood from early pregnancy. We offer it together with our partner Peekaboo, which is why you see the badge "${dnaTest.badge}" on our pages.`,
        `It answers one question only: boy or girl. The claimed accuracy is ${dnaAccuracy.elsewhere} from ${dnaTest.from} of pregnancy. It's a test for curious parents. It says nothing about health, and it doesn't replace anything that your doctor or midwife offers you.`,
      ],
    },
    {
      heading: 'From the sample to the news',
      paragraphs: ['The way to your answer is short:'],
      list: [
        'Book a DNA testing service online. Choose the test alone, or the test together with an ultrasound.',
        'Come to the studio in Ontario, Ohio. We take you through the sample step by step.',
        'The sample is sent to the laboratory of our partner.',
        `Your result can be ready ${dnaTest.results} later.`,
      ],
      links: [{ label: 'See DNA testing services', to: '/services#dna-testing' }],
    },
    {
      heading: 'DNA or ultrasound?',
      paragraphs: [
        `Both tell you boy or girl, in very different ways. DNA is early: from ${dnaTest.from}, when there's little more to see than a flicker on a screen. Ultrasound is a visit: from ${ultrasoundGenderWeeks.packages} on we can show you, on two 85-inch screens, with your family on the sofa.`,
        "Some parents like the result in an envelope. Others want to be in the room when the technician says it. And some do both: DNA now, because waiting is hard, and a Gender Peek later, because seeing is lovely. There's no wrong way to find out.",
      ],
      links: [{ label: 'Gender Peek, from 15 weeks', to: '/services#gender-peek' }],
    },
    {
      heading: 'Choosing your week',
      paragraphs: [
        "If you count your weeks from the first day of your last period, as most calendars do, six weeks comes only about two weeks after a missed period. If you're not quite sure of your dates, wait another week rather than come too soon.",
        "Already further along? You can still take the test. At 10, 12 or 14 weeks you're still ahead of the first ultrasound that can show it.",
      ],
      links: [{ label: 'Find your week in the Peek Planner', to: '/peek-planner' }],
    },
    {
      heading: 'Who opens the result?',
      paragraphs: [
        "Think about this before you book; it's the part that parents tell stories about later. You might read it together at the kitchen table. You might hand it to a sister who bakes, or to a friend who can keep a straight face for two weeks.",
        'If you plan a reveal, decide who may know, and tell everyone else to stay away from your email. Then pick the date of the party: a result that comes quickly gives you weeks to plan instead of days.',
      ],
      links: [{ label: 'Ideas for a gender reveal', to: '/gender-reveal-supplies' }],
    },
    {
      heading: 'Afterward',
      paragraphs: [
        "When the name list is half as long as it was, it's time to think about a face. From 8 weeks you can have a first look with a Quick Peek or a First Glimpse, and later on, when the cheeks fill out, come back for 3D and 4D. Many of the questions that come up on the way have a short answer in our FAQ.",
      ],
      links: [{ label: 'Read our FAQ', to: '/faq' }],
    },
  ],
};
