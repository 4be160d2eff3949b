import { examples, type UltrasoundImage } from './examples.ts';

/** What a package may show, by service id, from the first week to the last. */
export const packageExamples: Readonly<Record<string, UltrasoundImage>> = {
  'first-glimpse': examples.week10,
  'quick-peek': examples.week15,
  'gender-peek': examples.week18,
  'bump-day-special': examples.week28,
  'cherished-memories': examples.week31,
  'premiere-view': examples.week33,
};
