import { bestWeeks, premiereViewWeeks } from './conflicts.ts';
import {
  enhancedExamples,
  exampleGallery,
  examples,
  withPhotos,
  type UltrasoundImage,
} from './examples.ts';
import type { PageLink } from './links.types.ts';
import { offered } from './offered.ts';
import {
  cherishedMemories,
  firstGlimpse,
  genderPeek,
  packageOfWeek,
  premiereView,
  quickPeek,
  stageHeads,
  type StageHead,
} from './stageHeads.ts';

export type Recommendation = {
  title: string;
  description: string;
  optimal: boolean;
  reasons?: readonly string[];
  tips: readonly string[];
};

export type PregnancyStage = StageHead & {
  ultrasoundImages: readonly UltrasoundImage[];
  recommendation: Recommendation;
  links: readonly PageLink[];
};

const dna = { label: 'Gender DNA Testing', to: '/services#dna-testing' } as const;
const boutique = { label: 'Visit the Boutique', to: '/boutique' } as const;
const hyperreal = { label: '8K Hyperreal add-on', to: '/services#8k-hyperreal' } as const;
const allPackages = { label: 'View All Packages', to: '/services#ultrasound-packages' } as const;
const giftCards = { label: 'Gift Cards', to: '/gift-cards' } as const;
const askUs = { label: 'Ask Us First', to: '/contact' } as const;

/** The Peek Planner's six stages with their recommendations (sections 3 and 9; ruling 19). */
const allStages: readonly PregnancyStage[] = [
  {
    ...stageHeads.earlyPregnancy,
    ultrasoundImages: [examples.week8, examples.week10, examples.week12],
    recommendation: {
      title: 'Say hello, and find out early',
      description: `Baby is still tiny, so keep this visit short and sweet: a Quick Peek or a First Glimpse. Curious already? A DNA gender test can tell you now. Then plan a Premiere View or Cherished Memories package for ${premiereViewWeeks.planner}.`,
      optimal: false,
      reasons: [
        'A DNA gender test works from 6 weeks, long before ultrasound can show boy or girl.',
        'Quick Peek and First Glimpse are made for a first hello.',
        `Faces come later: a Premiere View or Cherished Memories package is worth planning for ${premiereViewWeeks.planner}.`,
      ],
      tips: [
        'Take the DNA gender test and a first look on the same day.',
        'Stop by the boutique for a first keepsake.',
        'Pick a date for your 3D session now, while you can choose the day.',
      ],
    },
    links: [dna, quickPeek, firstGlimpse, boutique],
  },
  {
    ...stageHeads.midSecond,
    ultrasoundImages: [examples.week18],
    recommendation: {
      title: 'Boy or girl?',
      description:
        "This is the season of the big question. Take a DNA gender test, or come for a Gender Peek from 15 weeks. If you're close to 21 weeks, a Premiere View is a lovely first look at the face. Then come back for Cherished Memories at 28+ weeks.",
      optimal: false,
      reasons: [
        'Gender Peek shows boy or girl by ultrasound from 15 weeks.',
        'A DNA gender test answers the same question without waiting.',
        'Close to 21 weeks, a Premiere View starts to show a face.',
        'From 28 weeks, Cherished Memories shows rounder cheeks and more detail.',
      ],
      tips: [
        'Planning a reveal? Tell us before we start.',
        'The boutique has Heartbeat Animals and other keepsakes to take home.',
        'Drink plenty of water, starting at least 7 days before you come.',
      ],
    },
    links: [dna, genderPeek, premiereView, cherishedMemories, boutique],
  },
  {
    ...stageHeads.lateSecond,
    ultrasoundImages: [examples.week24],
    recommendation: {
      title: 'A first face, or a little patience',
      description:
        'Come for Cherished Memories now and meet a slim little face. Or return after 28 weeks for a Premiere View with the 8K Hyperreal add-on, when the cheeks have filled out.',
      optimal: false,
      reasons: [
        "There's still plenty of room to turn, so you may see the whole baby.",
        'Faces are slimmer now than in a few weeks.',
        'After 28 weeks, a Premiere View with the 8K Hyperreal add-on shows finer detail.',
      ],
      tips: [
        `If you can come only once, ${bestWeeks.plannerAdvice} leaves room for a second try.`,
        'Drink plenty of water, starting at least 7 days before you come.',
        'Bring the family: everyone can watch on two large screens.',
      ],
    },
    links: [cherishedMemories, premiereView, hyperreal],
  },
  {
    ...stageHeads.optimal3d,
    ultrasoundImages: [
      examples.week28,
      examples.week30,
      examples.week31,
      examples.week33,
      examples.week34,
      enhancedExamples.in8k,
      enhancedExamples.inWatercolor,
    ],
    recommendation: {
      title: 'Now is the moment',
      description:
        "Cheeks are round, and there's still room to move. Come for Cherished Memories and add the 8K Hyperreal: this is when it looks its best.",
      optimal: true,
      reasons: [
        'Faces have filled out, so features are easy to recognize.',
        'Baby still has room to stretch, yawn and show a hand.',
        "There's enough detail for 8K Hyperreal and watercolor pictures.",
      ],
      tips: [
        `If you can come only once, ${bestWeeks.plannerAdvice} leaves room for a second try.`,
        'Drink plenty of water, starting at least 7 days before you come.',
        "Plan 30-60 minutes, so there's no need to hurry.",
      ],
    },
    links: [cherishedMemories, hyperreal],
  },
  {
    ...stageHeads.lateThird,
    ultrasoundImages: [examples.week36],
    recommendation: {
      title: 'One more look before you meet',
      description:
        "It's getting cozy in there. Cherished Memories gives us the time to wait for a good moment: a cheek, a yawn, a full head of hair.",
      optimal: false,
      reasons: [
        "Baby now looks much like the face you'll meet.",
        '30 minutes leave time to wait until a hand moves away.',
      ],
      tips: [
        'Come soon: sessions end at 39 weeks.',
        'Faces may be pressed against an arm or the placenta. We try from several sides.',
        "If the images can't be obtained, you get a free rescan within 14 days.",
      ],
    },
    links: [cherishedMemories],
  },
  {
    ...stageHeads.anteriorPlacenta,
    ultrasoundImages: [],
    recommendation: {
      title: "Let's talk first",
      description:
        "Your placenta lies at the front, between the probe and your baby, so pictures can take more patience. Call or write to us for a consultation. We'll look at your weeks and your wishes together, and then at all our packages.",
      optimal: false,
      tips: [
        'Tell us about your anterior placenta when you book.',
        "Ask us which week we'd choose in your place.",
        "If the images can't be obtained, you get a free rescan within 14 days.",
      ],
    },
    links: [askUs, allPackages],
  },
];

/** The planner's answer after the last week with sessions: no visit (ruling 70). */
export const fullTerm: PregnancyStage = {
  ...stageHeads.lateThird,
  ultrasoundImages: [examples.week36],
  recommendation: {
    title: "Congratulations, it's almost time",
    description:
      "Sessions end at 39 weeks, so there's no visit to book now. The next look at that face will be your own.",
    optimal: false,
    tips: [
      'The boutique has keepsakes and gifts for the first days.',
      'Someone else is expecting? A gift card brings them here.',
    ],
  },
  links: [boutique, giftCards],
};

/** The stages of the studio's services: without its package, a stage links to the next fitting one. */
export const stages = offered(allStages).map((drawnStage): PregnancyStage => {
  const { weeks, links } = drawnStage;
  const ultrasoundImages = weeks
    ? withPhotos(drawnStage.ultrasoundImages, weeks)
    : drawnStage.ultrasoundImages;
  const stage = { ...drawnStage, ultrasoundImages };
  const offer = weeks && packageOfWeek(weeks.to ?? weeks.from);
  const isThere = !offer || links.some(({ to }) => to === offer.to);
  return isThere ? stage : { ...stage, links: [offer, ...links] };
});

export type TimingWindow = { from: number; to: number; title: string; text: string };

/** The best weeks for each kind of picture (section 9). */
export const timingWindows: readonly TimingWindow[] = [
  {
    from: 15,
    to: 20,
    title: 'Body and gender',
    text: 'The whole baby fits in the picture, from head to toes, and ultrasound can show boy or girl.',
  },
  {
    from: 20,
    to: 25,
    title: 'First face',
    text: 'The first look at a face: slim, delicate, often with a hand in front of it.',
  },
  {
    from: 25,
    to: 30,
    title: 'Defined',
    text: "Nose, lips and cheeks become defined, and there's still room to move.",
  },
  {
    from: 30,
    to: 35,
    title: 'Close-up',
    text: 'Round cheeks fill the screen: the time for close-up pictures of the face.',
  },
];

/** Shown below the planner and beside the packages (F16, ruling 37). */
export const plannerDisclaimer =
  "The Peek Planner is for entertainment only and is not medical advice. Every pregnancy is different: for anything about your health or your baby's, please ask your doctor or midwife.";

/** Exact texts of the planner and its carousel from the specification (section 4). */
export const plannerText = {
  changeWeek: 'Change week',
  forgetWeek: (week: number) => `Not week ${week}?`,
  withoutScript: 'What the Peek Planner says for every stage',
  pickerLegend: 'How far along are you?',
  optimalBadge: 'OPTIMAL TIMING WINDOW',
  reasonsHeading: 'Why now',
  tipsHeading: 'Good to know',
  examplesHeading: 'What you might see',
  nearestExample: 'The example shown is',
  examplesNote: exampleGallery.note,
  share: 'Send to my partner',
  shareTitle: 'Peek Planner',
  copied: { title: 'Link copied', description: 'Paste it into a message to your partner.' },
  notCopied: (address: string) => ({
    title: "We couldn't copy the link",
    description: `Please copy it yourself: ${address}`,
  }),
  noImages: 'More example images coming soon for this stage',
} as const;
