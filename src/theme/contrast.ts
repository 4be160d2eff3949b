import type { tokens } from './tokens.ts';

type Color = keyof typeof tokens.color;

/**
 * The contrast ratio of two opaque colors ('#rrggbb'), from 1 to 21 (WCAG 2.2, 'contrast ratio' and
 * 'relative luminance').
 */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export type ContrastPair = {
  /** The color of the text, or of a control's edge. */
  front: Color;
  ground: Color;
  kind: 'text' | 'edge';
};

/** The minimum ratio of each kind: WCAG 2.2, 1.4.3 and 1.4.11. */
export const leastRatio = { text: 4.5, edge: 3 } as const satisfies Record<
  ContrastPair['kind'],
  number
>;

const textPairs = (ground: Color, ...fronts: Color[]): ContrastPair[] =>
  fronts.map((front) => ({ front, ground, kind: 'text' }));
const edgePairs = (ground: Color, ...fronts: Color[]): ContrastPair[] =>
  fronts.map((front) => ({ front, ground, kind: 'edge' }));

/** All color pairs that the site uses next to each other. */
export const contrastPairs: readonly ContrastPair[] = [
  ...textPairs('paper', 'ink', 'inkSoft', 'apple', 'appleDeep', 'leafDeep', 'honeyInk'),
  ...textPairs('paperDeep', 'ink', 'inkSoft', 'apple', 'appleDeep'),
  ...textPairs('surface', 'ink', 'inkSoft', 'apple', 'appleDeep', 'leafDeep', 'honeyInk'),
  ...textPairs('applePale', 'ink', 'appleDeep'),
  ...textPairs('leafPale', 'ink', 'inkSoft', 'apple', 'appleDeep', 'leafDeep'),
  ...textPairs('honeyPale', 'ink', 'inkSoft', 'apple', 'appleDeep', 'leafDeep', 'honeyInk'),
  ...textPairs('apple', 'onStrong'),
  ...textPairs('appleDeep', 'onStrong'),
  ...textPairs('leaf', 'onStrong'),
  ...textPairs('leafDeep', 'onStrong', 'honeyPale'),
  ...textPairs('ink', 'onStrong'),
  ...edgePairs('paper', 'edge', 'apple', 'leaf', 'focus'),
  ...edgePairs('paperDeep', 'edge', 'apple', 'leaf', 'focus'),
  ...edgePairs('surface', 'edge', 'apple', 'leaf', 'focus'),
  ...edgePairs('leafPale', 'edge', 'apple', 'leaf', 'focus'),
  ...edgePairs('honeyPale', 'edge', 'apple', 'leaf', 'focus'),
  ...edgePairs('applePale', 'apple', 'focus'),
  ...edgePairs('leafDeep', 'onStrong'),
];
