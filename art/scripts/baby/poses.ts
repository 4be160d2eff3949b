import type { Study } from './study.ts';

const base: Study = {
  week: 30,
  seed: 30,
  yaw: 0.2,
  pitch: 0,
  roll: 0.1,
  size: 1.4,
  shift: [0, 0.18],
  mouth: { width: 1 },
  hands: [],
  tissue: [],
  losses: [],
  light: [-0.5, 0.6, 0.6],
  wall: -0.5,
  rough: 0.8,
};

// The face of week 28 with more fat.
const week33: Study = {
  ...base,
  week: 30,
  seed: 283,
  yaw: -0.47,
  pitch: 0.08,
  roll: -0.32,
  size: 1.36,
  shift: [0.06, 0.16],
  mouth: { width: 0.95, pout: 0.3, smile: 0.45, skew: -0.25 },
  light: [0.48, 0.55, 0.65],
  losses: [
    { angle: 0.9, at: 0.46, soft: 0.18 },
    { angle: 3.6, at: 0.5, soft: 0.16 },
  ],
  rough: 0.75,
};

/** The baby's pose in each sculpted picture, by the end of the picture's name. */
export const poses = {
  // As lean as in week 28: a leaner face looks old.
  '24': {
    ...base,
    week: 28,
    seed: 283,
    yaw: -0.3,
    pitch: 0.04,
    roll: 0.1,
    size: 1.3,
    shift: [-0.05, 0.2],
    mouth: { width: 0.9, pout: -0.1, smile: 0.6, skew: 0.1 },
    light: [-0.35, 0.5, 0.75],
    tissue: [{ at: [1.95, 0.5, -0.3], radius: [0.7, 1.6, 0.8] }],
    losses: [
      { angle: 2.2, at: 0.44, soft: 0.2 },
      { angle: -1.2, at: 0.46, soft: 0.16 },
    ],
    rough: 0.85,
  },
  // Asleep, looking aside, half in the shadow of the wall.
  '28': {
    ...base,
    week: 28,
    seed: 283,
    yaw: -0.5,
    pitch: 0.08,
    roll: -0.25,
    size: 1.36,
    shift: [0.06, 0.18],
    mouth: { width: 0.95, pout: 0.3, smile: 0.4, skew: -0.3 },
    light: [0.5, 0.6, 0.6],
    tissue: [{ at: [-1.75, 0.4, 0], radius: [0.7, 1.8, 0.8] }],
    losses: [
      { angle: 0.5, at: 0.38, soft: 0.22 },
      { angle: 3.3, at: 0.46, soft: 0.18 },
    ],
    rough: 0.95,
  },
  // A fist at the chin.
  '30': {
    ...base,
    week: 30,
    seed: 301,
    yaw: 0.3,
    pitch: 0.04,
    roll: 0.14,
    size: 1.38,
    shift: [0, 0.24],
    mouth: { width: 0.94, pout: 0.5, smile: 0.2, skew: -0.25 },
    hands: [
      {
        at: [-0.24, -0.74, 0.84],
        turn: -0.5,
        tilt: 0.1,
        spin: -0.3,
        size: 0.98,
        side: -1,
        curl: [0.42, 0.5, 0.56, 0.66],
        thumb: 0.5,
        from: [-0.95, -1.9, 0.3],
      },
    ],
    tissue: [{ at: [1.75, -0.2, -0.1], radius: [0.7, 1.8, 0.8] }],
    losses: [{ angle: 2.4, at: 0.36, soft: 0.22 }],
  },
  // The face of week 28, upright.
  '31': {
    ...base,
    week: 30,
    seed: 283,
    yaw: -0.36,
    pitch: 0.08,
    roll: 0.06,
    size: 1.4,
    shift: [0.04, 0.19],
    mouth: { width: 0.95, pout: 0.1, smile: 0.6, skew: -0.2 },
    light: [0.5, 0.6, 0.6],
    losses: [{ angle: 1.1, at: 0.42, soft: 0.2 }],
    rough: 0.9,
  },
  '33': week33,
  // Close up, a cheek against the placenta.
  '34': {
    ...base,
    week: 34,
    seed: 341,
    yaw: -0.3,
    pitch: 0.1,
    roll: -0.3,
    size: 1.5,
    shift: [0.06, 0.18],
    mouth: { width: 0.98, pout: 0.1, smile: 0.6, skew: -0.15 },
    light: [0.55, 0.5, 0.6],
    tissue: [{ at: [-1.2, -0.85, 0.5], radius: [0.75, 0.75, 0.6] }],
    losses: [
      { angle: 1.9, at: 0.4, soft: 0.2 },
      { angle: 0, at: 0.4, soft: 0.2 },
    ],
    rough: 0.7,
  },
  // The face of week 34 with more fat, a shoulder before the wall.
  '36': {
    ...base,
    week: 38,
    seed: 341,
    yaw: 0.2,
    roll: 0.14,
    size: 1.4,
    shift: [0.04, 0.2],
    mouth: { width: 0.95, pout: 0.25, smile: 0.1, skew: 0.2 },
    light: [-0.5, 0.55, 0.65],
    tissue: [{ at: [-1.5, -1.0, 0.2], radius: [0.7, 0.9, 0.8] }],
    losses: [
      { angle: 0.6, at: 0.44, soft: 0.2 },
      { angle: 2.4, at: 0.46, soft: 0.2 },
    ],
    rough: 0.6,
  },
  '33-8k': { ...week33, rough: 0.4 },
  // Smaller, to show the whole head.
  '33-watercolor': { ...week33, size: 1.15, shift: [0, 0.02], losses: [], wall: null, rough: 0.2 },
} as const satisfies Record<string, Study>;
