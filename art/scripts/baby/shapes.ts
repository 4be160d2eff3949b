/**
 * Signed distances, negative inside. One unit is about the radius of the baby's head; x points to
 * the picture's right, y up, z toward the viewer.
 */
import { clamp } from '../pixels.ts';

export type Vec = readonly [x: number, y: number, z: number];
export type Shape = (x: number, y: number, z: number) => number;

/** The smaller of two distances, blended over `soft` units. */
export function smoothUnion(a: number, b: number, soft: number): number {
  const t = clamp(0.5 + (b - a) / (2 * soft));
  return b + (a - b) * t - soft * t * (1 - t);
}

/** Subtracts `b` from `a`. */
export const carve = (a: number, b: number, soft: number) => -smoothUnion(-a, b, soft);

export const mix = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export function createSphere([cx, cy, cz]: Vec, radius: number): Shape {
  return (x, y, z) => {
    const u = x - cx;
    const v = y - cy;
    const w = z - cz;
    return Math.sqrt(u * u + v * v + w * w) - radius;
  };
}

export function createEllipsoid([cx, cy, cz]: Vec, [rx, ry, rz]: Vec): Shape {
  const inside = -Math.min(rx, ry, rz);
  return (x, y, z) => {
    const u = (x - cx) / rx;
    const v = (y - cy) / ry;
    const w = (z - cz) / rz;
    const k0 = Math.sqrt(u * u + v * v + w * w);
    const a = u / rx;
    const b = v / ry;
    const c = w / rz;
    const k1 = Math.sqrt(a * a + b * b + c * c);
    return k1 === 0 ? inside : (k0 * (k0 - 1)) / k1;
  };
}

/** A rod whose radius changes linearly from one end to the other. */
export function createCapsule(
  [ax, ay, az]: Vec,
  [bx, by, bz]: Vec,
  from: number,
  to: number,
): Shape {
  const dx = bx - ax;
  const dy = by - ay;
  const dz = bz - az;
  const square = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const u = x - ax;
    const v = y - ay;
    const w = z - az;
    const t = clamp((u * dx + v * dy + w * dz) / square);
    const p = u - dx * t;
    const q = v - dy * t;
    const r = w - dz * t;
    return Math.sqrt(p * p + q * q + r * r) - (from + (to - from) * t);
  };
}

/** Rods from point to point, with one radius per point. */
export function chain(points: readonly Vec[], radii: readonly number[], soft: number): Shape {
  const rods = points
    .slice(1)
    .map((point, index) =>
      createCapsule(points[index] ?? point, point, radii[index] ?? 0, radii[index + 1] ?? 0),
    );
  return (x, y, z) => {
    let d = Infinity;
    for (const part of rods)
      d = d === Infinity ? part(x, y, z) : smoothUnion(d, part(x, y, z), soft);
    return d;
  };
}

/**
 * 1 on a line on the front of the face, decreasing over `width`: for creases and ridges. `tail` is
 * the share of a wider slope, so that the skin rolls into the crease.
 */
export function crease(
  points: readonly (readonly [x: number, y: number])[],
  width: number,
  tail = 0,
) {
  const line = chain(
    points.map(([x, y]) => [x, y, 0]),
    points.map(() => 0),
    0.004,
  );
  return (x: number, y: number) => {
    const off = (line(x, y, 0) / width) ** 2;
    return Math.exp(-off) * (1 - tail) + Math.exp(-off / 7) * tail;
  };
}
