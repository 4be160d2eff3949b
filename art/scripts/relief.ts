/**
 * The sculpted pictures of later weeks: a sleeping baby's face as a signed distance field, seen in
 * soft golden light, with the grain and the melting edges of a volume rendering.
 */
import { clamp, createNoise, smoothStep } from './pixels.ts';
import type { Field } from './pixels.ts';

export type Pose = {
  seed: number;
  /** Turn of the head to the side, up and down, and its tilt, in radians. */
  yaw: number;
  pitch: number;
  roll: number;
  /** How large the head is in the picture: 1 fills about three quarters of the height. */
  size: number;
  shift: readonly [x: number, y: number];
  /** Roundness of cheeks and chin: 0 slender to 1 chubby. */
  round: number;
  /** Hands: at the cheek, under the chin, or none. */
  hand: 'cheek' | 'chin' | 'none';
  /** Strength of the granular texture, 0 to 1. */
  grain: number;
  /** Melting of the surface, 0 to 1. */
  melt: number;
  /** Without the wall behind the head: as a painter leaves out the background. */
  alone?: boolean;
};

function union(a: number, b: number, soft: number): number {
  const t = clamp(0.5 + (b - a) / (2 * soft));
  return b + (a - b) * t - soft * t * (1 - t);
}

const carve = (a: number, b: number, soft: number) => -union(-a, b, soft);

function ball(x: number, y: number, z: number, cx: number, cy: number, cz: number, r: number) {
  return Math.hypot(x - cx, y - cy, z - cz) - r;
}

function egg(
  x: number,
  y: number,
  z: number,
  cx: number,
  cy: number,
  cz: number,
  rx: number,
  ry: number,
  rz: number,
): number {
  const [u, v, w] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
  const k0 = Math.hypot(u, v, w);
  const k1 = Math.hypot(u / rx, v / ry, w / rz);
  return k1 === 0 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
}

function rod(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  from: number,
  to = from,
): number {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const t = clamp(((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / (dx * dx + dy * dy + dz * dz));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t, z - az - dz * t) - (from + (to - from) * t);
}

/** A closed eye and half a mouth as seen from the front. */
const lidLine = [
  [0.175, -0.045],
  [0.25, -0.082],
  [0.345, -0.096],
  [0.44, -0.085],
  [0.52, -0.05],
] as const;
const mouthLine = [
  [0, -0.556],
  [0.07, -0.556],
  [0.13, -0.552],
  [0.18, -0.54],
] as const;

/** A fine furrow along a line on the front of the face: how much to take away. */
function furrow(
  x: number,
  y: number,
  line: readonly (readonly [number, number])[],
  width: number,
): number {
  let nearest = Infinity;
  for (let index = 0; index < line.length - 1; index += 1) {
    const [a, b] = [line[index], line[index + 1]] as [
      readonly [number, number],
      readonly [number, number],
    ];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = clamp(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy));
    nearest = Math.min(nearest, Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t));
  }
  return Math.exp(-((nearest / width) ** 2));
}

/** Distance to the head; y is up, z towards us, the head's radius about 1. */
function headDistance(px: number, y: number, z: number, fullness: number): number {
  const x = Math.abs(px);
  let d = egg(px, y, z, 0, 0.3, -0.12, 0.92, 0.96, 1.0);
  if (d > 1) return d - 0.5;
  d = union(d, egg(px, y, z, 0, -0.28, 0.1, 0.69 + fullness * 0.06, 0.66, 0.74), 0.3);
  d = union(d, ball(px, y, z, 0, 0.36, 0.2, 0.7), 0.24);
  d = union(d, ball(x, y, z, 0.37, -0.34, 0.44 + fullness * 0.04, 0.34 + fullness * 0.06), 0.26);
  d = union(d, ball(px, y, z, 0, -0.74, 0.46, 0.24 + fullness * 0.04), 0.22);
  d = union(d, egg(px, y, z, 0, -0.52, 0.68, 0.24, 0.2, 0.2), 0.2);
  if (d > 0.46) return d - 0.06;

  // Sockets, then the closed lids that rest in them.
  d = carve(d, egg(x, y, z, 0.335, 0, 1.03, 0.25, 0.15, 0.2), 0.2);
  d = union(d, egg(x, y, z, 0.34, -0.02, 0.64, 0.215, 0.16, 0.21), 0.085);
  const front = smoothStep(0.3, 0.6, z);
  if (front > 0) d += furrow(x, y, lidLine, 0.021) * 0.017 * front;

  d = union(d, rod(px, y, z, 0, 0.06, 0.83, 0, -0.2, 0.93, 0.055, 0.08), 0.15);
  d = union(d, ball(px, y, z, 0, -0.235, 0.955, 0.1), 0.09);
  d = union(d, ball(x, y, z, 0.098, -0.262, 0.885, 0.07), 0.06);
  d = carve(d, ball(x, y, z, 0.045, -0.322, 0.965, 0.018), 0.045);

  d = union(d, rod(x, y, z, 0, -0.508, 0.925, 0.13, -0.522, 0.865, 0.043, 0.026), 0.07);
  d = union(d, rod(x, y, z, 0, -0.602, 0.9, 0.1, -0.588, 0.865, 0.052, 0.03), 0.07);
  if (front > 0) d += furrow(x, y, mouthLine, 0.02) * 0.018 * front;

  const ear = carve(
    egg(x, y, z, 0.88, -0.08, -0.12, 0.1, 0.25, 0.16),
    egg(x, y, z, 0.97, -0.06, -0.05, 0.06, 0.15, 0.08),
    0.05,
  );
  return union(d, ear, 0.05);
}

/**
 * A fist as it is held before a face: four curled fingers side by side, the thumb across them, the
 * forearm below. Its middle is the origin, its fingers are up, its palm faces us; about 0.7 high.
 */
function fistDistance(x: number, y: number, z: number): number {
  let d = egg(x, y, z, 0.01, -0.08, -0.04, 0.235, 0.26, 0.15);
  d = union(d, rod(x, y, z, 0.02, -0.24, -0.04, 0.13, -1.2, -0.16, 0.15, 0.25), 0.1);
  if (d > 0.5) return d - 0.1;
  for (let finger = 0; finger < 4; finger += 1) {
    const across = -0.165 + finger * 0.11;
    const [top, tip] = [[0.19, 0.225, 0.2, 0.135][finger] ?? 0.2, [0.02, 0.01, 0, 0][finger] ?? 0];
    const lean = (finger - 1.5) * 0.016;
    d = union(d, rod(x, y, z, across, 0.02, -0.02, across + lean, top, 0.02, 0.08, 0.076), 0.035);
    d = union(d, rod(x, y, z, across + lean, top, 0.05, across, tip, 0.125, 0.072, 0.064), 0.022);
  }
  d = union(d, rod(x, y, z, -0.12, -0.17, 0.06, -0.14, -0.05, 0.14, 0.085, 0.07), 0.07);
  return union(d, rod(x, y, z, -0.14, -0.05, 0.14, 0.02, -0.03, 0.175, 0.068, 0.056), 0.03);
}

/** How a fist is turned (radians) and how large it is, its middle at `at` in the head's own space. */
type Held = { at: readonly [number, number, number]; turn: number; lean: number; size: number };

const holds: Record<Exclude<Pose['hand'], 'none'>, Held> = {
  cheek: { at: [0.62, -0.5, 0.92], turn: -0.5, lean: 0.3, size: 1.08 },
  chin: { at: [0.3, -0.98, 0.98], turn: -0.25, lean: 0.42, size: 1.08 },
};

function heldDistance({ at, turn, lean, size }: Held, x: number, y: number, z: number): number {
  const [hx, hy, hz] = [(x - at[0]) / size, (y - at[1]) / size, (z - at[2]) / size];
  const [ct, st] = [Math.cos(turn), Math.sin(turn)];
  const [ux, uz] = [hx * ct - hz * st, hz * ct + hx * st];
  const [cl, sl] = [Math.cos(lean), Math.sin(lean)];
  return fistDistance(ux * cl + hy * sl, hy * cl - ux * sl, uz) * size;
}

function sceneOf(pose: Pose) {
  const { noise, layered } = createNoise(pose.seed);
  const [sy, cy] = [Math.sin(pose.yaw), Math.cos(pose.yaw)];
  const [sp, cp] = [Math.sin(pose.pitch), Math.cos(pose.pitch)];
  const [sr, cr] = [Math.sin(pose.roll), Math.cos(pose.roll)];

  const distance = (wx: number, wy: number, wz: number): number => {
    const x1 = wx * cr + wy * sr;
    const y1 = wy * cr - wx * sr;
    const x2 = x1 * cy - wz * sy;
    const z1 = x1 * sy + wz * cy;
    const y = y1 * cp - z1 * sp;
    const z = y1 * sp + z1 * cp;
    let d = headDistance(x2, y, z, pose.round);

    d = union(d, egg(x2, y, z, 0, -1.55, -0.35, 1.15, 0.62, 0.7), 0.2);
    if (pose.hand !== 'none') d = union(d, heldDistance(holds[pose.hand], x2, y, z), 0.045);

    const far = Math.hypot(wx * 0.84, wy - 0.05);
    const wall =
      wz + 0.42 + layered(wx * 0.9, wy * 0.9, 2.2, 2) * 0.5 - 0.95 * smoothStep(0.7, 1.5, far);
    if (!pose.alone) d = union(d, wall, 0.34);
    if (d > 0.08) return d;
    return (
      d +
      noise(wx * 4.4, wy * 4.4, wz * 4.4) * 0.016 * pose.melt +
      noise(wx * 9, wy * 9, wz * 9) * 0.009 * pose.melt +
      noise(wx * 19, wy * 19, wz * 19) * 0.0045 * pose.grain
    );
  };
  return { distance, layered };
}

/** Light values, and how near each spot is: 0 far to 1 near. */
export type Relief = Field & { nearness: Float32Array };

/** The picture of a pose. */
export function reliefPicture(pose: Pose, width: number, height: number): Relief {
  const { distance, layered } = sceneOf(pose);
  const values = new Float32Array(width * height);
  const nearness = new Float32Array(width * height);
  const scale = 2.75 / pose.size / height;
  const light = [-0.42, 0.55, 0.72] as const;
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const x = (px - width / 2) * scale - pose.shift[0];
      const y = (height / 2 - py) * scale - pose.shift[1];
      let z = 1.6;
      for (let step = 0; step < 60 && z > -1.5; step += 1) {
        const d = distance(x, y, z);
        if (d < 0.002) break;
        z -= Math.max(0.004, d * 0.8);
      }
      const e = 0.006;
      const here = distance(x, y, z);
      let nx = distance(x + e, y, z) - here;
      let ny = distance(x, y + e, z) - here;
      let nz = distance(x, y, z + e) - here;
      const length = Math.hypot(nx, ny, nz) || 1;
      nx /= length;
      ny /= length;
      nz /= length;

      // Light that wraps around, as through skin; hollows stay dark.
      const facing = nx * light[0] + ny * light[1] + nz * light[2];
      let open = 1;
      for (const reach of [0.06, 0.2]) {
        const clear = distance(x + nx * reach, y + ny * reach, z + nz * reach);
        open -= Math.max(0, reach - clear) * (0.4 / reach);
      }
      let shadow = 1;
      for (let reach = 0.08; reach < 0.8; reach += 0.16) {
        const clear = distance(x + light[0] * reach, y + light[1] * reach, z + light[2] * reach);
        shadow = Math.min(shadow, 0.55 + (0.45 * clear) / (reach * 0.4));
      }
      shadow = clamp(shadow, 0.42, 1);
      const wrapped = clamp((facing + 0.55) / 1.55) ** 1.15;
      const near = smoothStep(-1.1, 0.7, z);
      let value = 0.9 * wrapped * (0.42 + 0.58 * shadow) * clamp(open, 0.3, 1);
      value *= 0.16 + 0.84 * near;
      value += clamp(facing) ** 14 * 0.02 * near;

      const edge = Math.hypot((px / width - 0.5) * 1.02, (py / height - 0.5) * 1.04);
      const ragged = layered(px * 0.006, py * 0.006, 5, 3) * 0.12;
      value *= smoothStep(0.66, 0.36, edge + ragged);
      values[py * width + px] = value;
      nearness[py * width + px] = smoothStep(-0.55, 0.5, z);
    }
  }
  return { width, height, values, nearness };
}

/** Twice as large or so, softly: what a volume rendering shows has no hard edges. */
export function enlarged(field: Field, width: number, height: number): Field {
  const values = new Float32Array(width * height);
  const read = (x: number, y: number) =>
    field.values[clamp(y, 0, field.height - 1) * field.width + clamp(x, 0, field.width - 1)] ?? 0;
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const x = ((px + 0.5) / width) * field.width - 0.5;
      const y = ((py + 0.5) / height) * field.height - 0.5;
      const [fx, fy] = [Math.floor(x), Math.floor(y)];
      const [u, v] = [smoothStep(0, 1, x - fx), smoothStep(0, 1, y - fy)];
      const top = read(fx, fy) * (1 - u) + read(fx + 1, fy) * u;
      const bottom = read(fx, fy + 1) * (1 - u) + read(fx + 1, fy + 1) * u;
      values[py * width + px] = top * (1 - v) + bottom * v;
    }
  }
  return { width, height, values };
}

/** The grain of the machine: light that flickers in small and in larger spots. */
export function grained(field: Field, strength: number, seed: number): Field {
  const { noise } = createNoise(seed);
  const { width, height } = field;
  const values = field.values.map((value, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const spots = noise(x * 0.34, y * 0.3) * 0.6 + noise(x * 0.11, y * 0.1, 4) * 0.7;
    return clamp(value * (1 + spots * 0.12 * strength) + spots * 0.012 * strength);
  });
  return { width, height, values };
}

/** The pose of week 30, which the other weeks vary. */
export const restingPose: Pose = {
  seed: 30,
  yaw: 0.24,
  pitch: -0.04,
  roll: 0.12,
  size: 1.22,
  shift: [-0.06, 0.14],
  round: 0.6,
  hand: 'cheek',
  grain: 0.7,
  melt: 0.85,
};

/** How the baby lies in each week's picture. */
export const poses: Record<number, Pose> = {
  24: {
    ...restingPose,
    seed: 24,
    yaw: -0.42,
    pitch: 0.02,
    roll: -0.2,
    size: 0.98,
    shift: [0.1, 0.02],
    round: 0.1,
    hand: 'chin',
    melt: 1.3,
    grain: 1,
  },
  28: {
    ...restingPose,
    seed: 28,
    yaw: 0.46,
    roll: 0.22,
    size: 1.1,
    shift: [-0.02, 0.08],
    round: 0.4,
    hand: 'cheek',
    melt: 1,
    grain: 0.9,
  },
  30: { ...restingPose },
  32: {
    ...restingPose,
    seed: 32,
    yaw: -0.22,
    roll: -0.3,
    size: 1.26,
    shift: [0.12, 0.14],
    round: 0.75,
    hand: 'chin',
    melt: 0.9,
  },
  34: {
    ...restingPose,
    seed: 34,
    yaw: 0.66,
    roll: 0.1,
    pitch: -0.08,
    size: 1.28,
    shift: [0.05, 0.12],
    round: 0.9,
    hand: 'none',
    melt: 0.8,
  },
  36: {
    ...restingPose,
    seed: 36,
    yaw: -0.1,
    roll: 0.16,
    size: 1.36,
    shift: [0, 0.22],
    round: 1.15,
    hand: 'cheek',
    melt: 0.75,
  },
};
