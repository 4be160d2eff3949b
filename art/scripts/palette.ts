import color from '../palette.json' with { type: 'json' };

/** The site's colors, and the warm tones that pictures need between them. */
export const paint = {
  paper: color.paper,
  paperDeep: color.paperDeep,
  white: color.surface,
  ink: color.ink,
  inkSoft: color.inkSoft,
  apple: color.apple,
  appleDeep: color.appleDeep,
  appleLight: '#d8573f',
  applePale: color.applePale,
  leaf: color.leaf,
  leafDeep: color.leafDeep,
  leafMid: '#5f8443',
  leafLight: '#8fa856',
  leafGold: '#c2b653',
  leafPale: color.leafPale,
  honey: color.honey,
  honeyLight: '#e9b65c',
  honeyPale: color.honeyPale,
  sun: '#fff1c9',
  skyGold: '#fbe0a6',
  skyPeach: '#f6c89a',
  skyRose: '#e9a88d',
  hillFar: '#c9b98a',
  hillMid: '#a9ad6b',
  hillNear: '#879a52',
  grass: '#768e46',
  grassDeep: '#56713a',
  wood: '#b07f52',
  woodLight: '#d2a676',
  woodDark: '#7d5237',
  bark: '#7a5142',
  barkDark: '#543430',
  wall: '#f6e7cf',
  wallShade: '#ead4b4',
  sage: '#c9d2b0',
  sageDeep: '#a3b088',
  floor: '#dcb98c',
  floorShade: '#c39d70',
  peach: '#f0c3a0',
  blush: '#e59a86',
  rose: '#cf7f78',
  plum: '#7c4f63',
  plumDeep: '#573447',
  plumPale: '#d9bfc6',
  screen: '#2b1c22',
  sepia: '#d49a52',
  sepiaLight: '#f3cf93',
  sepiaDark: '#7d4a22',
} as const;

export const skin = {
  porcelain: '#f4d3b8',
  sand: '#e8b893',
  honey: '#cf976b',
  clay: '#a86f4b',
  cocoa: '#7a4c35',
} as const;

export const hair = {
  black: '#2a1d1f',
  brown: '#5a3826',
  chestnut: '#8a4f2c',
  amber: '#bd7c3a',
  straw: '#d9b377',
  silver: '#c4b8ae',
  white: '#e6ddd2',
} as const;

/** Mixes two colors; `amount` is the share of the second. */
export function mix(first: string, second: string, amount: number): string {
  const part = (colorCode: string, at: number) => parseInt(colorCode.slice(at, at + 2), 16);
  return [1, 3, 5].reduce((mixed, at) => {
    const value = part(first, at) + (part(second, at) - part(first, at)) * amount;
    return mixed + Math.round(value).toString(16).padStart(2, '0');
  }, '#');
}

export const darker = (colorCode: string, amount = 0.22) => mix(colorCode, paint.ink, amount);
export const lighter = (colorCode: string, amount = 0.3) => mix(colorCode, '#fff3d6', amount);
/** Shades a color in the warm tone of late afternoon. */
export const shadow = (colorCode: string, amount = 0.42) => mix(colorCode, '#7a3a34', amount);
