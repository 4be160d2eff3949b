/**
 * Facts with two values in the specification (ruling 3), named after the page that shows each. The
 * owner's guide lists them, so that the owner can decide.
 */

/** Price of one Heartbeat Animal, before sales tax. */
export const heartbeatAnimalPrice = {
  servicesPage: '$32-$55',
  elsewhere: '$45-$65',
} as const;

/** Price of one Ultrasound Watercolor Art picture, before sales tax. */
export const watercolorPrice = {
  servicesPage: '$30',
  elsewhere: '$35',
} as const;

/** The weeks recommended for a Premiere View. */
export const premiereViewWeeks = {
  package: '27+ weeks',
  planner: '21+ weeks',
} as const;

/** The partner laboratory's claimed accuracy of the early gender DNA test. */
export const dnaAccuracy = {
  faqPage: 'over 99%',
  elsewhere: '99.9%',
} as const;

/** How many people the studio room seats. */
export const roomCapacity = {
  homePage: '15+ guests',
  elsewhere: '15 adults and 4 children',
} as const;

/** The week from which ultrasound shows the gender, and from which a free rescan confirms it. */
export const ultrasoundGenderWeeks = {
  packages: '15 weeks',
  rescan: '16 weeks',
} as const;

/** Session lengths: one in the policies, longer ones in two packages. */
export const sessionLength = {
  policies: '10-25 minutes',
  cherishedMemories: '30 minutes',
  premiereView: '45 minutes',
  genderPeek: '15 minutes',
} as const;

/** The best weeks for a session: the planner's optimal stage, and the planner's advice. */
export const bestWeeks = {
  optimalStage: '28-34 weeks',
  plannerAdvice: '26-30 weeks',
} as const;
