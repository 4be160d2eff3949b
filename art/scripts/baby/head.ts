import { createNoise, smoothStep } from '../pixels.ts';
import { ball, carve, chain, crease, egg, rod, union } from './shapes.ts';
import type { Shape, Vec } from './shapes.ts';

/** A closed mouth is all zeros with width 1. */
export type Mouth = {
  width: number;
  /** 0.25: lips apart, 1: yawn. */
  open?: number;
  /** Lips pushed forward, 0 to 1. */
  pout?: number;
  /** Corners up (1) or down (-1). */
  smile?: number;
  /** One corner higher than the other. */
  skew?: number;
};

/** How much fat there is under the skin in a week: 0 lean to 1 round. */
export const fullness = (week: number) => smoothStep(19, 38, week);

/** The line where the lids meet, of the eye at positive x; the lashes of 8k grow here too. */
export function lidLine(sag: number, tilt: number, squeeze: number) {
  const y = -0.07;
  return [
    [0.185, y + 0.02],
    [0.255, y - 0.01 - sag],
    [0.335, y - 0.022 - sag * 1.4 + squeeze * 0.012],
    [0.415, y - 0.012 - sag + tilt * 0.6],
    [0.49, y + 0.018 + tilt],
  ] as const;
}

/** What chance decides for a face: values around 0, within about 1. */
export function createTraits(seed: number) {
  const { layered } = createNoise(seed * 31 + 7);
  return (slot: number) => layered(slot * 3.7 + 0.4, 1.3, 2.1, 2) * 2.2;
}

/** Two lips along bowed lines, and the seam between them. */
function createMouth(mouth: Mouth, full: number, lips: number) {
  const { width, open = 0, pout = 0, smile = 0, skew = 0 } = mouth;
  const half = 0.196 * width * (1 - pout * 0.24) * (1 - open * 0.1);
  const drop = open * 0.21;
  const middle = -0.545 - full * 0.005 - open * 0.03;
  const depth = 0.89 + pout * 0.07 - open * 0.02 + full * 0.015;
  const corner = middle - 0.022 + smile * 0.06 - drop * 0.42;
  const cornerDepth = depth - 0.1 - half * 0.25 + pout * 0.03;
  const top = middle + 0.012 + open * 0.035;
  const low = middle - 0.052 - open * 0.012 - drop;
  const place = (start: number, t: number, lift: number, back: number): Vec => [
    half * t,
    start + (corner - start) * t ** (start === top ? 2.2 + open : 2.2 - open * 0.7) + lift,
    depth - back + (cornerDepth - depth) * t ** 1.8,
  ];
  const r = lips * (1 + pout * 0.2);
  const upper = chain(
    [
      place(top, 0, -0.002, -0.003),
      place(top, 0.32, 0.022 * (1 - open), 0),
      place(top, 0.68, 0.01, 0),
      place(top, 1, 0, 0),
    ],
    [0.037 * r, 0.042 * r, 0.033 * r, 0.017],
    0.02,
  );
  const r2 = r * (1 - open * 0.2);
  const lower = chain(
    [
      place(low, 0, 0, 0.025),
      place(low, 0.4, 0, 0.025),
      place(low, 0.74, 0, 0.018),
      place(low, 1, 0, 0),
    ],
    [0.055 * r2, 0.051 * r2, 0.036 * r2, 0.017],
    0.035,
  );
  const dimple = ball([half + 0.03, corner, cornerDepth + 0.06], 0.022);
  const hole = egg(
    [0, middle - 0.012 - drop * 0.42, depth],
    [half * 0.86, 0.012 + open * 0.2, 0.32],
  );
  const tongue = egg([0, low + 0.045, depth - 0.2], [half * 0.62, 0.075, 0.16]);

  const distance = (d0: number, px: number, y0: number, z: number, front: number): number => {
    const x = Math.abs(px - skew * 0.03);
    const y = y0 - Math.sign(px) * skew * 0.03 * Math.min(1, x / 0.1);
    let d = carve(d0, dimple(x, y, z), 0.08);
    if (open > 0.02) d = carve(d, hole(x, y, z), 0.04);
    if (open > 0.4) d = union(d, tongue(x, y, z), 0.03);
    d = union(d, upper(x, y, z), 0.11);
    d = union(d, lower(x, y, z), 0.1);
    if (open < 0.3) {
      // Low in the middle, highest beside it, down to the corner.
      const t = Math.min(1.1, x / half);
      const seam =
        top -
        0.036 +
        (corner - top + 0.036) * t ** 1.7 +
        0.014 * Math.sin(Math.PI * Math.min(1, t) ** 0.8);
      const off = (y - seam) / (0.021 - 0.004 * t);
      d += Math.exp(-off * off) * 0.03 * front * smoothStep(1.12, 0.62, t);
    }
    return d;
  };
  return { distance, half, middle, drop };
}

/** An ear: a plate that leaves the head, its rim and its lobe. */
function createEar(): Shape {
  const plate = egg([0.86, -0.06, -0.14], [0.07, 0.22, 0.14]);
  const bowl = egg([0.95, -0.04, -0.1], [0.07, 0.13, 0.08]);
  const rim = chain(
    [
      [0.83, 0.02, 0],
      [0.88, 0.13, -0.08],
      [0.93, 0.08, -0.22],
      [0.9, -0.14, -0.19],
    ],
    [0.03, 0.042, 0.045, 0.04],
    0.05,
  );
  const lobe = ball([0.83, -0.2, -0.09], 0.08);
  return (x, y, z) => {
    const d = union(carve(plate(x, y, z), bowl(x, y, z), 0.04), rim(x, y, z), 0.05);
    return union(d, lobe(x, y, z), 0.1);
  };
}

/** Distance to the head of a baby of that week; its radius is about 1. */
export function createHead(week: number, seed: number, mouth: Mouth): Shape {
  const f = fullness(week);
  const lean = 1 - f;
  const trait = createTraits(seed);
  const squeeze = smoothStep(0.5, 1, mouth.open ?? 0);
  const lidSides = [trait(1), trait(2)] as const;
  const cheekSides = [trait(3), trait(4)] as const;
  const bend = trait(5) * 0.045;
  const noseWide = (1 + trait(6) * 0.18) * (1 - lean * 0.16);
  const faceWide = 1 + trait(11) * 0.1;
  const faceLong = 1 + trait(12) * 0.085;
  const eyeOut = trait(13) * 0.045 - lean * 0.015;
  const eyeUp = trait(14) * 0.035;
  const noseDown = trait(15) * 0.045;
  const lips = createMouth(mouth, f, 1 + trait(7) * 0.16);
  const { half, middle, drop } = lips;

  const skull = egg([0, 0.34, -0.14], [0.92 - f * 0.01, 0.92 + lean * 0.06, 0.98]);
  const face = egg([0, -0.26, 0.08], [0.64 + f * 0.09, 0.62, 0.72]);
  const brow = ball([0.2, 0.38 + trait(17) * 0.05, 0.22 + trait(18) * 0.02], 0.61 + lean * 0.03);
  const highCheek = ball([0.38 + f * 0.08, -0.28 - f * 0.05, 0.45 + f * 0.03], 0.28 + f * 0.1);
  const lowCheek = ball(
    [0.3 + f * 0.07, -0.56 - drop * 0.5 - f * 0.02, 0.42 + f * 0.03],
    0.2 + f * 0.1,
  );
  const chin = ball(
    [0, -0.77 - drop * 1.1, 0.615 + trait(19) * 0.02],
    0.17 + f * 0.02 + drop * 0.3,
  );
  const muzzle = egg([0, -0.46, 0.665], [0.28, 0.23, 0.25]);
  const roll = egg([0, -0.9 - drop * 0.6, 0.12 + f * 0.08], [0.3 + f * 0.1, 0.2, 0.32 + f * 0.08]);
  const socket = egg([0.335, 0.01, 1.05 + f * 0.01], [0.27, 0.16, 0.21 - f * 0.04]);
  const lids = lidLine(trait(9) * 0.012, trait(8) * 0.022, squeeze);
  const slit = crease(lids, 0.031 - lean * 0.004 + squeeze * 0.008);
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
  const frown = crease(
    [
      [0.05, 0.12],
      [0.07, 0.27],
    ],
    0.04,
  );
  const smileFold = crease(
    [
      [0.18, -0.29],
      [half + 0.13, middle],
    ],
    0.06,
  );
  const chinFold = crease(
    [
      [0, middle - 0.145 - drop],
      [0.1, middle - 0.135 - drop],
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
  const bridge = rod(
    [0, 0.14, 0.79 + trait(16) * 0.035],
    [0, -0.18, 0.885],
    0.06 - lean * 0.01,
    0.1,
  );
  const tip = egg([0, -0.235, 0.95 + trait(22) * 0.015], [0.13 * noseWide, 0.096, 0.105]);
  const wing = ball([0.132 * noseWide, -0.262, 0.865], 0.077 - lean * 0.006);
  const nostril = egg([0.066 * noseWide, -0.314, 0.985], [0.04, 0.028, 0.08]);
  const ear = createEar();

  return (px0, y0, z) => {
    const y = y0 < 0.2 ? y0 / (1 + (faceLong - 1) * smoothStep(0.2, -0.4, y0)) : y0;
    // Nobody is symmetric: the middle of the face bends, one side is fuller.
    const px = px0 / faceWide + (y < 0.4 ? bend * (0.4 - y) : 0);
    const x = Math.abs(px);
    // Without the ridge that a plain absolute value leaves in the middle.
    const xs = Math.sqrt(px * px + 0.006);

    let d = skull(px, y, z);
    if (d > 1.1) return d - 0.55;
    const side = px / (0.12 + x);
    const cheek =
      ((cheekSides[0] + cheekSides[1]) / 2 + ((cheekSides[1] - cheekSides[0]) / 2) * side) * 0.022;
    d = union(d, face(px, y, z), 0.3);
    d = union(d, brow(xs, y, z), 0.26);
    d = union(d, highCheek(xs, y, z) - cheek, 0.2);
    d = union(d, lowCheek(xs, y, z) - cheek, 0.2);
    d = union(d, chin(px, y, z), 0.18);
    d = union(d, muzzle(px, y, z), 0.18);
    d = union(d, roll(px, y, z), 0.18);
    if (d > 0.5) return d - 0.08;
    if (z < 0.1 && x < 0.5) return d;

    const lid = (lidSides[0] + lidSides[1]) / 2 + ((lidSides[1] - lidSides[0]) / 2) * side;
    const ex = x - eyeOut;
    const ey = y - eyeUp - lid * 0.008;
    const puff = f * 0.022 + lid * 0.012 - squeeze * 0.01;
    if (z > 0.3 && y > -0.5 && y < 0.5) {
      d = carve(d, socket(ex, ey, z), 0.2);
      d = union(d, upperLid(ex, ey, z, puff), 0.1);
      d = union(d, lowerLid(ex, ey, z, puff), 0.11);
    }
    const front = smoothStep(0.25, 0.55, z);
    if (front > 0) {
      let cut =
        slit(ex, ey) *
        (0.034 + lean * 0.006) *
        smoothStep(0.15, 0.25, ex) *
        smoothStep(0.53, 0.4, ex);
      cut += lidFold(ex, ey) * (0.004 + lean * 0.009);
      cut += underEye(ex, ey) * (0.006 + squeeze * 0.012);
      cut += frown(x, ey) * squeeze * 0.016;
      cut -= browLine(ex, ey + squeeze * 0.03) * (0.009 + lean * 0.014 + squeeze * 0.012);
      cut +=
        smileFold(x, y) *
        (0.01 + f * 0.01 + Math.max(0, mouth.smile ?? 0) * 0.003 + squeeze * 0.008);
      cut += chinFold(x, y) * 0.016;
      cut += philtrum(x, y) * 0.009 - philtrumRim(x, y) * 0.004;
      d += cut * front;
    }
    // A broad, flat nose with nostrils that look at us.
    const ny = y + noseDown;
    d = union(d, bridge(px, ny, z), 0.24);
    d = union(d, tip(px, ny, z), 0.1);
    d = union(d, wing(x, ny, z), 0.055);
    d = carve(d, nostril(x, ny, z), 0.03);
    d = lips.distance(d, px, y, z, front);
    if (x > 0.55 && z < 0.4) d = union(d, ear(x, y, z), 0.08);
    return d;
  };
}

const upperLidEgg = egg([0.335, 0.03, 0.69], [0.195, 0.122, 0.17]);
const lowerLidEgg = egg([0.335, -0.115, 0.685], [0.18, 0.065, 0.12]);
/** Lids are pillows: `puff` makes them thicker. */
const upperLid = (x: number, y: number, z: number, puff: number) => upperLidEgg(x, y, z) - puff;
const lowerLid = (x: number, y: number, z: number, puff: number) =>
  lowerLidEgg(x, y, z) - puff * 0.8;
