import { createSphere, chain, createCapsule, smoothUnion } from './shapes.ts';
import type { Shape, Vec } from './shapes.ts';

/** Position and rotation of a hand; angles in radians. */
export type Hand = {
  /** The position of the knuckles. */
  at: Vec;
  /** Rotation in the picture plane, then toward the viewer, then around the forearm. */
  turn: number;
  tilt?: number;
  spin?: number;
  size?: number;
  /** 1: thumb on the left, seen from the back of the hand; -1: on the right. */
  side: 1 | -1;
  /** The position of the elbow. */
  from: Vec;
  /** The curl of each finger from the index finger on: 0 straight, 1 a fist. */
  curl: readonly [number, number, number, number];
  /** The position of the thumb: 0 along the hand, 1 across the palm. */
  thumb?: number;
};

/** Transforms a hand's coordinates (x across, y to the tips, z out of its back) to the picture's. */
function createPlace({ at, turn, tilt = 0, spin = 0, size = 1, side }: Hand) {
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

/** A hand with its forearm. */
export function createHand(hand: Hand): Shape {
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
  const arm = createCapsule(wrist, hand.from, 0.125 * size, 0.2 * size);
  const bounds = createSphere(place(0, -0.05, -0.05), 0.6 * size);
  return (x, y, z) => {
    // Palm and fingers are only evaluated near them.
    const far = bounds(x, y, z);
    if (far > 0.25) return Math.min(arm(x, y, z), far);
    let d = Infinity;
    for (const part of palm)
      d = d === Infinity ? part(x, y, z) : smoothUnion(d, part(x, y, z), 0.06);
    for (const part of fingers) d = smoothUnion(d, part(x, y, z), 0.016);
    return smoothUnion(arm(x, y, z), d, 0.05);
  };
}
