/** Stories whose `play` fails in Firefox: the failure, and why it is accepted. */
type Difference = { failure: string; why: string };

const inventedPointer: Difference = {
  failure: 'Element.setPointerCapture: Invalid pointer id',
  why:
    'The story swipes with a pointer that it invents. Chromium lets an element capture it, Firefox ' +
    'only one that there is. Real touch input is one; the words of an open toast are held by the others.',
};

/** Keyed by the story's id. */
export const differences: Readonly<Record<string, Difference>> = {
  'primitives-toast--swiped-away': inventedPointer,
  'primitives-toast--swipe-cancelled': inventedPointer,
};
