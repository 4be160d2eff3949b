import { examples, type UltrasoundImage } from './examples.ts';

/** What a package may show, by service id. */
export const packageExamples: Readonly<Record<string, UltrasoundImage>> = {
  'quick-peek': examples.week15,
  'first-glimpse': examples.week10,
  'gender-peek': examples.week18,
  'bump-day-special': examples.week28,
  'cherished-memories': examples.week31,
  'premiere-view': examples.week33,
};
