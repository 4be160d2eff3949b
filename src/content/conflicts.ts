/**
 * Facts that the specification gives twice with different values (ruling 3). Each value is named
 * for the page that shows it, so that the owner's decision is one change here. The owner's guide
 * lists them as facts to settle.
 */

/** One Heartbeat Animal, before sales tax. */
export const heartbeatAnimalPrice = {
  servicesPage: '$32-$55',
  elsewhere: '$45-$65',
} as const;

/** One Ultrasound Watercolor Art picture, before sales tax. */
export const watercolorPrice = {
  servicesPage: '$30',
  elsewhere: '$35',
} as const;

/** The weeks from which a Premiere View is recommended. */
export const premiereViewWeeks = {
  package: '27+ weeks',
  planner: '21+ weeks',
} as const;

/** What the partner laboratory claims for the early gender DNA test. */
export const dnaAccuracy = {
  faqPage: 'over 99%',
  elsewhere: '99.9%',
} as const;

/** How many people the studio room seats. */
export const roomCapacity = {
  homePage: '15+ guests',
  elsewhere: '15 adults and 4 children',
} as const;

/** From when ultrasound shows gender, and from when the free rescan checks it again. */
export const ultrasoundGenderWeeks = {
  packages: '15 weeks',
  rescan: '16 weeks',
} as const;

/** How long a session takes: the policies name one span, two packages name longer ones. */
export const sessionLength = {
  policies: '10-25 minutes',
  cherishedMemories: '30 minutes',
  premiereView: '45 minutes',
  genderPeek: '15 minutes',
} as const;

/** The weeks to aim for: the planner's optimal stage, and the weeks that its advice stresses. */
export const bestWeeks = {
  optimalStage: '28-34 weeks',
  plannerAdvice: '26-30 weeks',
} as const;
