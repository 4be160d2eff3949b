import { clamp, createNoise, smoothStep } from '../pixels.ts';
import {
  createSphere,
  carve,
  chain,
  crease,
  createEllipsoid,
  createCapsule,
  smoothUnion,
} from './shapes.ts';
import type { Shape, Vec } from './shapes.ts';

/** The shape of a closed mouth. */
export type Mouth = {
  width: number;
  /** How far the lips are pushed forward (to 1), or drawn in and thinner (to -1). */
  pout?: number;
  /** Corners up (1) or down (-1). */
  smile?: number;
  /** How much higher one corner is than the other. */
  skew?: number;
};

/** How much fat is under the skin in a week, from 0 (lean) to 1 (round). */
export const fullness = (week: number) => smoothStep(19, 38, week);

/** The line where the eyelids meet, for the eye at positive x. */
function lidLine(sag: number, tilt: number) {
  const y = -0.07;
  return [
    [0.185, y + 0.02],
    [0.255, y - 0.01 - sag],
    [0.335, y - 0.022 - sag * 1.4],
    [0.415, y - 0.012 - sag + tilt * 0.6],
    [0.49, y + 0.018 + tilt],
  ] as const;
}

/** Random traits of a face: values around 0, within about 1. */
function createTraits(seed: number) {
  const { layered } = createNoise(seed * 31 + 7);
  return (slot: number) => clamp(layered(slot * 3.7 + 0.4, 1.3, 2.1, 2) * 2.8, -1, 1);
}

/** Two curved lips, and the seam between them. */
function createMouth(mouth: Mouth, full: number, lips: number, bow: number) {
  const { width, pout = 0, smile = 0, skew = 0 } = mouth;
  const grin = Math.max(0, smile);
  const half = 0.19 * width * (1 - pout * 0.26) * (1 + grin * 0.16);
  const middle = -0.545 - full * 0.005;
  const depth = 0.89 + pout * 0.07 + full * 0.015;
  const corner = middle - 0.024 + smile * 0.075;
  const cornerDepth = depth - 0.1 - half * 0.25 + pout * 0.03 - grin * 0.02;
  const top = middle + 0.012;
  const low = middle - 0.052;
  const place = (start: number, t: number, lift: number, back: number): Vec => [
    half * t,
    start + (corner - start) * t ** 2.2 + lift,
    depth - back + (cornerDepth - depth) * t ** 1.8,
  ];
  const r = lips * (1 + pout * 0.2);
  const upper = chain(
    [
      place(top, 0, -0.002, -0.003),
      place(top, 0.32, 0.022 + bow * 0.014, 0),
      place(top, 0.68, 0.01, 0),
      place(top, 1, 0, 0),
    ],
    [0.037 * r, 0.042 * r, 0.033 * r, 0.017],
    0.02,
  );
  const lower = chain(
    [
      place(low, 0, 0, 0.025),
      place(low, 0.4, 0, 0.025),
      place(low, 0.74, 0, 0.018),
      place(low, 1, 0, 0),
    ],
    [0.055 * r, 0.051 * r, 0.036 * r, 0.017],
    0.035,
  );

  const distance = (d0: number, px: number, y0: number, z: number, front: number): number => {
    const x = Math.abs(px - skew * 0.03);
    const y = y0 - Math.sign(px) * skew * 0.03 * Math.min(1, x / 0.1);
    let d = smoothUnion(d0, upper(x, y, z), 0.12);
    d = smoothUnion(d, lower(x, y, z), 0.12);
    // The lip is low in the middle, highest beside it, and descends to the corner.
    const t = Math.min(1.1, x / half);
    const seam =
      top -
      0.036 +
      (corner - top + 0.036) * t ** 1.7 +
      (0.014 + bow * 0.012) * Math.sin(Math.PI * Math.min(1, t) ** 0.8);
    const off = (y - seam) / (0.021 - 0.004 * t);
    const fold = Math.exp(-off * off) * 0.55 + Math.exp((-off * off) / 8) * 0.45;
    d += fold * 0.026 * front * smoothStep(1.12, 0.62, t);
    return d;
  };
  return { distance, half, middle };
}

/** The center of an ear and its axes: outward, up and forward. */
const earAt: Vec = [0.8, -0.04, -0.1];
const earAxes: readonly Vec[] = [
  [0.88, -0.29, 0.375],
  [0.365, 0.919, -0.147],
  [-0.302, 0.266, 0.915],
];

/** An ear in its own coordinates: close to the head, with rim, inner fold, hollow and lobe. */
function createEar(): Shape {
  const plate = createEllipsoid([0, 0.02, -0.02], [0.05, 0.215, 0.14]);
  const hollow = createEllipsoid([0.06, -0.03, 0.015], [0.055, 0.085, 0.06]);
  const groove = createEllipsoid([0.07, 0.06, -0.08], [0.036, 0.1, 0.026]);
  const rim = chain(
    [
      [0.02, 0.01, 0.05],
      [0.03, 0.1, 0.1],
      [0.035, 0.18, 0.06],
      [0.045, 0.2, -0.04],
      [0.05, 0.12, -0.13],
      [0.045, -0.02, -0.145],
      [0.035, -0.13, -0.1],
      [0.025, -0.21, -0.03],
    ],
    [0.02, 0.034, 0.04, 0.042, 0.04, 0.036, 0.038, 0.045],
    0.03,
  );
  const fold = chain(
    [
      [0.03, 0.13, -0.03],
      [0.042, 0, -0.07],
      [0.04, -0.1, -0.03],
    ],
    [0.02, 0.032, 0.03],
    0.02,
  );
  const flap = createSphere([0.03, -0.045, 0.085], 0.036);
  const lobe = createSphere([0.02, -0.18, 0.01], 0.07);
  return (px, py, pz) => {
    const [u, v, w] = earAxes.map(
      (axis) => (px - earAt[0]) * axis[0] + (py - earAt[1]) * axis[1] + (pz - earAt[2]) * axis[2],
    ) as [number, number, number];
    let d = plate(u, v, w);
    if (d > 0.3) return d - 0.1;
    d = carve(carve(d, hollow(u, v, w), 0.03), groove(u, v, w), 0.02);
    d = smoothUnion(smoothUnion(d, rim(u, v, w), 0.04), fold(u, v, w), 0.03);
    return smoothUnion(smoothUnion(d, flap(u, v, w), 0.03), lobe(u, v, w), 0.09);
  };
}

/** The distance to the head of a baby in that week; its radius is about 1. */
export function createHead(week: number, seed: number, mouth: Mouth): Shape {
  const f = fullness(week);
  const lean = 1 - f;
  const trait = createTraits(seed);
  const lidSides = [trait(1), trait(2)] as const;
  const cheekSides = [trait(3), trait(4)] as const;
  const bend = trait(5) * 0.045;
  const noseWide = (0.96 + trait(6) * 0.22) * (1 - lean * 0.16);
  const faceWide = 1 + trait(11) * 0.1;
  const faceLong = 1 + trait(12) * 0.1;
  const eyeOut = trait(13) * 0.045 - lean * 0.015;
  const eyeUp = trait(14) * 0.045;
  const eyeSize = 1 + trait(28) * 0.09;
  const noseDown = trait(15) * 0.055;
  const tilted = trait(24);
  const grin = Math.max(0, mouth.smile ?? 0);
  const lips = createMouth(mouth, f, 1 + trait(7) * 0.26, trait(23));
  const { half, middle } = lips;

  const skull = createEllipsoid([0, 0.34, -0.14], [0.92 - f * 0.01, 0.92 + lean * 0.06, 0.98]);
  const face = createEllipsoid([0, -0.26, 0.08], [0.64 + f * 0.09, 0.62, 0.72]);
  const brow = createSphere(
    [0.2, 0.38 + trait(17) * 0.05, 0.22 + trait(18) * 0.02],
    0.61 + lean * 0.03,
  );
  const highCheek = createSphere(
    [0.38 + f * 0.08, -0.28 - f * 0.05 + grin * 0.03, 0.45 + f * 0.03 + grin * 0.02],
    0.28 + f * (0.1 + trait(25) * 0.025),
  );
  const lowCheek = createSphere([0.3 + f * 0.07, -0.56 - f * 0.02, 0.42 + f * 0.03], 0.2 + f * 0.1);
  const chin = createSphere(
    [0, -0.77, 0.615 + trait(19) * 0.02],
    0.17 + f * 0.02 + trait(26) * 0.02,
  );
  const muzzle = createEllipsoid([0, -0.46, 0.665], [0.28, 0.23, 0.25]);
  const roll = createEllipsoid([0, -0.9, 0.12 + f * 0.08], [0.3 + f * 0.1, 0.2, 0.32 + f * 0.08]);
  const socket = createEllipsoid([0.335, 0.01, 1.05 + f * 0.01], [0.27, 0.16, 0.21 - f * 0.04]);
  const lids = lidLine(trait(9) * 0.02, trait(8) * 0.036);
  const slit = crease(lids, 0.029 - lean * 0.003, 0.5);
  const lidFold = crease(
    [
      [0.2, 0.095],
      [0.33, 0.13 + trait(20) * 0.012],
      [0.45, 0.1],
    ],
    0.03,
  );
  const browLine = crease(
    [
      [0.14, 0.2],
      [0.32, 0.24 + trait(21) * 0.03],
      [0.5, 0.19],
    ],
    0.085,
  );
  const underEye = crease(
    [
      [0.22, -0.19],
      [0.43, -0.2],
    ],
    0.06,
  );
  const smileFold = crease(
    [
      [0.18, -0.29],
      [half + 0.13, middle],
    ],
    0.09,
  );
  const chinFold = crease(
    [
      [0, middle - 0.145],
      [0.1, middle - 0.135],
    ],
    0.055,
  );
  const philtrum = crease(
    [
      [0, -0.36],
      [0, middle + 0.08],
    ],
    0.03,
  );
  const philtrumRim = crease(
    [
      [0.045, -0.36],
      [0.055, middle + 0.06],
    ],
    0.032,
  );
  const bridge = createCapsule(
    [0, 0.14, 0.79 + trait(16) * 0.035],
    [0, -0.18, 0.885],
    0.06 - lean * 0.01,
    0.1,
  );
  const tip = createEllipsoid(
    [0, -0.235 + tilted * 0.022, 0.95 + trait(22) * 0.025],
    [0.12 * noseWide, 0.09 + trait(27) * 0.012, 0.1],
  );
  const wing = createSphere([0.132 * noseWide, -0.262, 0.865], 0.077 - lean * 0.006);
  const nostril = createEllipsoid(
    [0.062 * noseWide, -0.31 + tilted * 0.012, 0.975 + tilted * 0.012],
    [0.035, 0.021 + tilted * 0.004, 0.075],
  );
  const ear = createEar();

  return (px0, y0, z) => {
    const y = y0 < 0.2 ? y0 / (1 + (faceLong - 1) * smoothStep(0.2, -0.4, y0)) : y0;
    // No face is symmetric: bend its middle, and make one side fuller.
    const px = px0 / faceWide + (y < 0.4 ? bend * (0.4 - y) : 0);
    const x = Math.abs(px);
    // A plain absolute value would leave a ridge in the middle.
    const xs = Math.sqrt(px * px + 0.006);

    let d = skull(px, y, z);
    if (d > 1.1) return d - 0.55;
    const side = px / (0.12 + x);
    const cheek =
      ((cheekSides[0] + cheekSides[1]) / 2 + ((cheekSides[1] - cheekSides[0]) / 2) * side) * 0.022;
    d = smoothUnion(d, face(px, y, z), 0.3);
    d = smoothUnion(d, brow(xs, y, z), 0.26);
    d = smoothUnion(d, highCheek(xs, y, z) - cheek, 0.2);
    d = smoothUnion(d, lowCheek(xs, y, z) - cheek, 0.2);
    d = smoothUnion(d, chin(px, y, z), 0.18);
    d = smoothUnion(d, muzzle(px, y, z), 0.26);
    d = smoothUnion(d, roll(px, y, z), 0.18);
    if (d > 0.5) return d - 0.08;
    if (z < 0.1 && x < 0.5) return d;

    const lid = (lidSides[0] + lidSides[1]) / 2 + ((lidSides[1] - lidSides[0]) / 2) * side;
    const ex = 0.335 + (x - eyeOut - 0.335) / eyeSize;
    const ey = (y - eyeUp - lid * 0.012) / eyeSize;
    const puff = f * 0.022 + lid * 0.012;
    if (z > 0.3 && y > -0.5 && y < 0.5) {
      d = carve(d, socket(ex, ey, z), 0.2);
      d = smoothUnion(d, upperLid(ex, ey, z, puff), 0.12);
      d = smoothUnion(d, lowerLid(ex, ey, z, puff), 0.16);
    }
    const front = smoothStep(0.25, 0.55, z);
    // Details far from the skin are invisible.
    if (front > 0 && Math.abs(d) < 0.3) {
      let cut =
        slit(ex, ey) *
        (0.03 + lean * 0.005) *
        smoothStep(0.15, 0.25, ex) *
        smoothStep(0.53, 0.4, ex);
      cut += lidFold(ex, ey) * (0.004 + lean * 0.005);
      cut += underEye(ex, ey) * 0.006;
      cut -= browLine(ex, ey) * (0.009 + lean * 0.014);
      cut += smileFold(x, y) * (0.004 + f * 0.004);
      cut += chinFold(x, y) * 0.016;
      cut += philtrum(x, y) * 0.009 - philtrumRim(x, y) * 0.004;
      d += cut * front;
    }
    // A broad, flat nose with nostrils facing the viewer.
    const ny = y + noseDown;
    d = smoothUnion(d, bridge(px, ny, z), 0.24);
    d = smoothUnion(d, tip(px, ny, z), 0.1);
    d = smoothUnion(d, wing(x, ny, z), 0.055);
    d = carve(d, nostril(x, ny, z), 0.03);
    d = lips.distance(d, px, y, z, front);
    if (x > 0.5 && z < 0.35) d = smoothUnion(d, ear(x, y, z), 0.05);
    return d;
  };
}

const upperLidEgg = createEllipsoid([0.335, 0.03, 0.69], [0.195, 0.122, 0.17]);
const lowerLidEgg = createEllipsoid([0.335, -0.115, 0.685], [0.18, 0.065, 0.12]);
/** Makes the upper lid thicker by `puff`. */
const upperLid = (x: number, y: number, z: number, puff: number) => upperLidEgg(x, y, z) - puff;
const lowerLid = (x: number, y: number, z: number, puff: number) =>
  lowerLidEgg(x, y, z) - puff * 0.8;

/** Neck, chest and shoulders in the head's coordinates. */
export function createBody(full: number): Shape {
  const neck = createCapsule([0, -0.6, -0.2], [0, -1.5, -0.38], 0.4, 0.46);
  const chest = createEllipsoid([0, -1.95, -0.3], [0.95 + full * 0.1, 0.8, 0.66]);
  const shoulders = chain(
    [
      [-1.0, -1.62, -0.4],
      [0, -1.42, -0.42],
      [1.0, -1.62, -0.4],
    ],
    [0.3, 0.3, 0.3],
    0.2,
  );
  return (x, y, z) => {
    if (y > -0.3) return neck(x, y, z);
    return smoothUnion(smoothUnion(chest(x, y, z), shoulders(x, y, z), 0.2), neck(x, y, z), 0.16);
  };
}
