import { createNoise, clamp } from '../pixels.ts';
import { createSphere, chain, createEllipsoid, mix, createCapsule, smoothUnion } from './shapes.ts';
import type { Shape, Vec } from './shapes.ts';

/** Position and rotation of a hand or foot; angles in radians. */
type Placed = {
  /** The position of a hand's knuckles or a sole's center. */
  at: Vec;
  /** Rotation in the picture plane, then toward the viewer, then around the forearm or shin. */
  turn: number;
  tilt?: number;
  spin?: number;
  size?: number;
  /** 1: thumb or big toe on the left, seen from the back of the hand; -1: on the right. */
  side: 1 | -1;
  /** The position of the elbow or knee. */
  from: Vec;
};

export type Hand = Placed & {
  kind: 'hand';
  /** The curl of each finger from the index finger on: 0 straight, 1 a fist. */
  curl: readonly [number, number, number, number];
  /** The position of the thumb: 0 along the hand, 1 across the palm. */
  thumb?: number;
};

export type Foot = Placed & { kind: 'foot' };

/** Transforms a limb's coordinates (x across, y to the tips, z out of its back) to the picture's. */
function createPlace({ at, turn, tilt = 0, spin = 0, size = 1, side }: Placed) {
  const [st, ct] = [Math.sin(turn), Math.cos(turn)];
  const [si, ci] = [Math.sin(tilt), Math.cos(tilt)];
  const [ss, cs] = [Math.sin(spin), Math.cos(spin)];
  return (x0: number, y0: number, z0: number): Vec => {
    const x = x0 * side;
    const x1 = x * cs + z0 * ss;
    const z1 = z0 * cs - x * ss;
    const y2 = y0 * ci - z1 * si;
    return [
      at[0] + (x1 * ct - y2 * st) * size,
      at[1] + (x1 * st + y2 * ct) * size,
      at[2] + (z1 * ci + y0 * si) * size,
    ];
  };
}

/** Evaluates the small parts only near their center, and the arm or shin everywhere. */
function boundShape(middle: Vec, reach: number, limb: Shape, parts: Shape): Shape {
  const sphere = createSphere(middle, reach);
  return (x, y, z) => {
    const far = sphere(x, y, z);
    const d = limb(x, y, z);
    return far > 0.25 ? Math.min(d, far) : smoothUnion(d, parts(x, y, z), 0.05);
  };
}

function createHand(hand: Hand): Shape {
  const { size = 1, thumb = 0.2 } = hand;
  const place = createPlace(hand);
  const wrist = place(0, -0.4, 0);
  const palm: Shape[] = [];
  const fingers: Shape[] = [];
  hand.curl.forEach((curl, finger) => {
    const across = -0.145 + finger * 0.1;
    const long = [0.93, 1, 0.96, 0.78][finger] ?? 1;
    const thick = ([1, 1.02, 0.98, 0.88][finger] ?? 1) * size;
    const spread = (finger - 1.5) * 0.12;
    let at: Vec = [across, -0.02 - Math.abs(finger - 1.2) * 0.025, 0.005];
    palm.push(createCapsule(place(across * 0.6, -0.34, 0), place(...at), 0.1 * size, 0.08 * thick));
    const bones = [place(...at)];
    let bend = 0.12 + curl * 1.35;
    [0.165, 0.12, 0.085].forEach((length, joint) => {
      const l = length * long;
      at = [
        at[0] + Math.sin(spread) * l * Math.max(0.2, Math.cos(bend)),
        at[1] + Math.cos(bend) * l,
        at[2] - Math.sin(bend) * l,
      ];
      bones.push(place(...at));
      bend += 0.12 + curl * (joint === 0 ? 1.5 : 0.85);
    });
    fingers.push(chain(bones, [0.07 * thick, 0.063 * thick, 0.058 * thick, 0.051 * thick], 0.012));
  });
  fingers.push(
    chain(
      [
        place(-0.1, -0.3, -0.03),
        place(-0.22 + thumb * 0.06, -0.14, -0.07 - thumb * 0.05),
        place(-0.27 + thumb * 0.17, 0, -0.1 - thumb * 0.1),
        place(-0.27 + thumb * 0.27, 0.1, -0.11 - thumb * 0.13),
      ],
      [0.1 * size, 0.076 * size, 0.064 * size, 0.05 * size],
      0.02,
    ),
  );
  return boundShape(
    place(0, -0.05, -0.05),
    0.6 * size,
    createCapsule(wrist, hand.from, 0.125 * size, 0.2 * size),
    (x, y, z) => {
      let d = Infinity;
      for (const part of palm)
        d = d === Infinity ? part(x, y, z) : smoothUnion(d, part(x, y, z), 0.06);
      for (const part of fingers) d = smoothUnion(d, part(x, y, z), 0.016);
      return d;
    },
  );
}

/** A foot with its sole visible: heel, ball, and five toes in a row. */
function createFoot(foot: Foot): Shape {
  const { size = 1 } = foot;
  const place = createPlace(foot);
  const heel = createSphere(place(0.02, -0.27, 0.02), 0.16 * size);
  const sole = chain(
    [place(0.02, -0.27, 0.03), place(0.03, -0.08, 0.02), place(0, 0.1, 0.02)],
    [0.15 * size, 0.145 * size, 0.16 * size],
    0.08,
  );
  const ballOfFoot = chain(
    [place(-0.12, 0.13, 0.03), place(0.14, 0.05, 0.02)],
    [0.11 * size, 0.09 * size],
    0.05,
  );
  const toes = [0, 1, 2, 3, 4].map((toe) => {
    const x = -0.16 + toe * 0.083;
    const y = 0.25 - toe * toe * 0.011 - (toe === 0 ? 0 : 0.005);
    const r = [0.074, 0.053, 0.049, 0.046, 0.042][toe] ?? 0.045;
    return createCapsule(
      place(x, y, 0.02),
      place(x - 0.01, y + 0.09, 0.045),
      r * size,
      r * 0.96 * size,
    );
  });
  const shin = createCapsule(place(0.02, -0.3, -0.12), foot.from, 0.14 * size, 0.2 * size);
  return boundShape(place(0, 0, 0), 0.62 * size, shin, (x, y, z) => {
    let d = smoothUnion(heel(x, y, z), sole(x, y, z), 0.08);
    d = smoothUnion(d, ballOfFoot(x, y, z), 0.07);
    for (const toe of toes) d = smoothUnion(d, toe(x, y, z), 0.02);
    return d;
  });
}

export const createLimb = (limb: Hand | Foot) =>
  limb.kind === 'hand' ? createHand(limb) : createFoot(limb);

/** The umbilical cord through these points: three vessels, twisted more or less tightly. */
export function createCord(points: readonly Vec[], seed: number): Shape {
  const { noise } = createNoise(seed + 41);
  const path: Vec[] = [];
  for (let step = 0; step <= (points.length - 1) * 14; step += 1) {
    const s = step / 14;
    const i = Math.min(points.length - 2, Math.floor(s));
    const t = s - i;
    const p = (k: number) => points[clamp(i + k, 0, points.length - 1)] ?? [0, 0, 0];
    // A quadratic B-spline through the midpoints of the segments has no corners.
    const [a, b, c] = t < 0.5 ? [p(-1), p(0), p(1)] : [p(0), p(1), p(2)];
    const u = t < 0.5 ? t + 0.5 : t - 0.5;
    path.push(mix(mix(mix(a, b, 0.5), b, u), mix(b, mix(b, c, 0.5), u), u));
  }
  const strands = [0, 1, 2].map((strand) =>
    path.map(([x, y, z], step): readonly [Vec, number] => {
      const s = step / 14;
      const turn = s * 2.7 + noise(s * 0.8, 3.3) * 2.6 + (strand * Math.PI * 2) / 3;
      const loose = 0.05 + noise(s * 1.3, 8.1) * 0.03;
      return [
        [x, y + Math.cos(turn) * loose, z + Math.sin(turn) * loose],
        0.096 - strand * 0.018 + noise(s * 2.1, strand * 5) * 0.026,
      ];
    }),
  );
  const low = [0, 1, 2].map((axis) => Math.min(...path.map((at) => at[axis] ?? 0)) - 0.15);
  const high = [0, 1, 2].map((axis) => Math.max(...path.map((at) => at[axis] ?? 0)) + 0.15);
  const outside = (v: number, axis: number) =>
    Math.max(0, (low[axis] ?? 0) - v, v - (high[axis] ?? 0));
  const vessels = strands.map((strand) =>
    strand.slice(1).map(([b, to], index) => {
      const [a, from] = strand[index] ?? [b, to];
      return { middle: mix(a, b, 0.5), part: createCapsule(a, b, from, to) };
    }),
  );
  return (x, y, z) => {
    const box = Math.hypot(outside(x, 0), outside(y, 1), outside(z, 2));
    if (box > 0.2) return box;
    let d = Infinity;
    for (const vessel of vessels) {
      let nearest = Infinity;
      let best: Shape | undefined;
      for (const { middle, part } of vessel) {
        const away =
          (x - middle[0]) * (x - middle[0]) +
          (y - middle[1]) * (y - middle[1]) +
          (z - middle[2]) * (z - middle[2]);
        if (away < nearest) {
          nearest = away;
          best = part;
        }
      }
      const own = best ? best(x, y, z) : Infinity;
      d = d === Infinity ? own : smoothUnion(d, own, 0.035);
    }
    return d;
  };
}

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
