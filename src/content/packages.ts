import { premiereViewWeeks, sessionLength } from './conflicts.ts';

/** A package's facts from the specification; price and features come from the server (ruling 2). */
export type PackageFacts = {
  id: string;
  name: string;
  weeks: string;
  minutes?: string;
};

/** The four packages that the local pages describe (ruling 12). */
export const packages = {
  cherishedMemories: {
    id: 'cherished-memories',
    name: 'Cherished Memories',
    weeks: '15+ weeks',
    minutes: sessionLength.cherishedMemories,
  },
  premiereView: {
    id: 'premiere-view',
    name: 'Premiere View',
    weeks: premiereViewWeeks.package,
    minutes: sessionLength.premiereView,
  },
  firstGlimpse: { id: 'first-glimpse', name: 'First Glimpse', weeks: '8-13 weeks' },
  genderPeek: {
    id: 'gender-peek',
    name: 'Gender Peek',
    weeks: '15+ weeks',
    minutes: sessionLength.genderPeek,
  },
} as const satisfies Record<string, PackageFacts>;

/** The labels on two of the package cards (E14), by service id. */
export const packageLabels: Readonly<Record<string, string>> = {
  'bump-day-special': 'THURSDAY SPECIAL',
  'cherished-memories': 'BEST VALUE',
};

/** Facts about the early gender DNA test that are the same on every page (A3). */
export const dnaTest = {
  badge: 'Powered by Peekaboo',
  from: '6 weeks',
  results: 'as soon as 24 hours',
} as const;

/** The weeks of pregnancy in which a session is possible (A2). */
export const ultrasoundWeeks = '8 to 39 weeks';
