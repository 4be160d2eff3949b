import { examples, type UltrasoundImage } from './examples.ts';

/** An example image per package, by service id. */
export const packageExamples: Readonly<Record<string, UltrasoundImage>> = {
  'first-glimpse': examples.week10,
  'quick-peek': examples.week12,
  'gender-peek': examples.week18,
  'bump-day-special': examples.week28,
  'cherished-memories': examples.week31,
  'premiere-view': examples.week33,
};
