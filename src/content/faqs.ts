import type { LinkWords } from './links.types.ts';
import { dnaAccuracy, ultrasoundGenderWeeks } from './conflicts.ts';
import { offered } from './offered.ts';
import { dnaTest, packages, ultrasoundWeeks } from './packages.ts';
import { plannerLinks } from './plannerLinks.ts';
import { plannerAdvice, policies } from './policies.ts';
import { studio, type Studio } from './studio.ts';

export type Faq = { id: string; question: string; answer: string; line?: LinkWords };

type VisitFacts = NonNullable<Studio['visit']>;

const visitQuestions: [id: string, fact: keyof VisitFacts, question: string][] = [
  ['late', 'lateArrival', "What happens if we're late?"],
  ['filming', 'filming', 'May we film or take photos during the session?'],
  ['twins', 'twins', "What's different with twins?"],
  ['parking', 'parking', 'Where do we park?'],
  ['step-free', 'stepFreeAccess', 'Can we get in with a wheelchair or a stroller?'],
];

/** The FAQ entries for those of the owner's optional facts that are given (ruling 64). */
export function visitFaqs(facts: VisitFacts = {}): Faq[] {
  return visitQuestions.flatMap(([id, fact, question]) => {
    const answer = facts[fact];
    return answer ? [{ id, question, answer }] : [];
  });
}

/** The FAQ page's questions, also the source of its structured data (ruling 14). */
export const faqs: readonly Faq[] = offered([
  {
    id: 'gender-early',
    question: "How early can we find out if it's a boy or a girl?",
    answer: `With an early gender DNA test from ${dnaTest.from}, and by ultrasound from ${ultrasoundGenderWeeks.packages}. The DNA test is powered by Peekaboo, and results come in ${dnaTest.results}.`,
  },
  {
    id: 'dna-accuracy',
    question: 'How accurate is the gender DNA test?',
    answer: `Our testing partner Peekaboo claims an accuracy of ${dnaAccuracy.faqPage} from ${dnaTest.from} of pregnancy.`,
  },
  {
    id: 'how-far-along',
    question: 'How far along do I need to be for an ultrasound?',
    answer: `We welcome you from ${ultrasoundWeeks} of pregnancy. ${packages.firstGlimpse.name} is for ${packages.firstGlimpse.weeks}, ${packages.genderPeek.name} and ${packages.cherishedMemories.name} for ${packages.genderPeek.weeks}, and ${packages.premiereView.name} for ${packages.premiereView.weeks}.`,
  },
  {
    id: 'best-time',
    question: 'When is the best time for 3D/4D pictures?',
    answer: `Weeks 15-20 show the whole body and gender, 20-25 the first face, 25-30 defined features, and 30-35 close-ups. ${plannerAdvice}`,
    line: plannerLinks.bestWeek,
  },
  {
    id: 'how-to-prepare',
    question: 'How do I prepare for my session?',
    answer: `${policies.water} Then come as you are, and bring everyone who should see the first picture.`,
  },
  {
    id: 'how-long',
    question: 'How long does a visit take?',
    answer: `${policies.sessionLength} ${policies.visitLength}`,
  },
  {
    id: 'guests',
    question: 'How many people can I bring?',
    answer: `Bring the people you love. ${policies.room} ${policies.screens}`,
  },
  {
    id: 'pictures',
    question: 'When do I get my pictures?',
    answer: `Almost right away. ${policies.pictures}`,
  },
  {
    id: 'rescan',
    question: "What happens if baby won't show us?",
    answer: `Babies have their own plans, so you get a second chance. ${policies.rescan}`,
  },
  {
    id: 'booking',
    question: 'How do I book, and will you remind me?',
    answer: `Choose a package on our services page and press Book Now: you pick your day and time with our online scheduling service. ${policies.confirmation}`,
  },
  {
    id: 'cancel',
    question: 'What if I need to cancel or move my appointment?',
    answer: `${policies.cancellationNotice} ${policies.cancellationFee} ${policies.deposit} ${policies.noRefunds} ${policies.freeRebook}`,
  },
  {
    id: 'payment',
    question: 'How do I pay, and do you take insurance?',
    answer: `${policies.paymentDue} ${policies.insurance}`,
  },
  {
    id: 'gift-cards',
    question: 'Do gift cards expire?',
    answer: `Never. ${policies.giftCards} You choose the amount, the card arrives digitally, and it's valid for all services.`,
  },
  ...visitFaqs(studio.visit),
]);
