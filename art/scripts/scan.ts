/**
 * Simulated B-mode pictures for the planner: what a curved probe would draw of simple shapes.
 * Scatterers with Rayleigh speckle, blurred sideways the more the deeper, shadows behind bone,
 * bright tissue behind fluid, then the fan is laid out as a picture. No patient, no real scan.
 */
import { clamp, createNoise, smoothStep } from './pixels.ts';
import type { Field } from './pixels.ts';
import { createRandom } from './random.ts';

/** Pixels to a unit: the picture is about 13 units wide and 10 high. */
const unit = 60;
const probe = { x: 6.67, y: -1.55, radius: 2.1, reach: 11.2, spread: 0.66 };
const lines = 300;
const samples = 620;

type Echo = { strength: number; loss: number };
type Anatomy = (x: number, y: number) => Echo;

const circle = (x: number, y: number, cx: number, cy: number, r: number) =>
  Math.hypot(x - cx, y - cy) - r;

/** Distance to an ellipse, near enough for drawing. */
function oval(x: number, y: number, cx: number, cy: number, rx: number, ry: number, turn = 0) {
  const [dx, dy] = [x - cx, y - cy];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [u, v] = [(dx * cos + dy * sin) / rx, (dy * cos - dx * sin) / ry];
  return (Math.hypot(u, v) - 1) * Math.min(rx, ry);
}

function rod(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t) - r;
}

function joined(first: number, second: number, soft: number): number {
  const t = clamp(0.5 + (second - first) / (2 * soft));
  return second + (first - second) * t - soft * t * (1 - t);
}

/** 1 on a line of the given width around distance 0. */
const rim = (distance: number, width: number) => Math.exp(-((distance / width) ** 2));

type Baby = (x: number, y: number) => { inside: number; strength: number; bone: number };

/** Weeks 8 and 10: a bean with a head and the buds of limbs. */
function bean(limbs: number): Baby {
  return (x, y) => {
    let d = joined(oval(x, y, 0.1, 0.02, 0.32, 0.16, 0.12), circle(x, y, -0.26, -0.05, 0.2), 0.14);
    d = joined(d, rod(x, y, -0.02, -0.1, -0.05 - limbs * 0.02, -0.2 - limbs * 0.05, 0.045), 0.04);
    d = joined(d, rod(x, y, 0.24, -0.06, 0.27 + limbs * 0.03, -0.17 - limbs * 0.05, 0.05), 0.05);
    d = joined(d, circle(x, y, 0.42, 0.06, 0.06), 0.08);
    const brain = smoothStep(0.02, -0.05, circle(x, y, -0.28, -0.06, 0.1));
    const heart = smoothStep(0.015, -0.02, circle(x, y, 0.02, 0, 0.045));
    return {
      inside: d,
      strength: 0.42 - brain * 0.3 - heart * 0.2 + rim(d, 0.035) * 0.4,
      bone: 0,
    };
  };
}

/** From week 12: a profile with face, belly, limbs and spine; lies on its back, face up. */
function profile(detail: number): Baby {
  return (x, y) => {
    let head = oval(x, y, -0.31, 0, 0.2, 0.178, -0.12);
    const skull = head;
    let face = joined(head, oval(x, y, -0.2, -0.1, 0.085, 0.075), 0.05);
    face = joined(face, rod(x, y, -0.285, -0.18, -0.258, -0.2, 0.017), 0.025);
    face = joined(face, circle(x, y, -0.222, -0.172, 0.02), 0.018);
    face = joined(face, circle(x, y, -0.175, -0.15, 0.032), 0.025);
    head = face;
    let body = oval(x, y, 0.1, 0.03, 0.28, 0.152, -0.04);
    body = joined(body, circle(x, y, 0.31, 0.05, 0.11), 0.08);
    let all = joined(head, body, 0.07);
    const thigh = rod(x, y, 0.33, 0, 0.46, -0.16, 0.052);
    const shin = rod(x, y, 0.46, -0.16, 0.58, -0.02, 0.034);
    const foot = rod(x, y, 0.58, -0.02, 0.64, -0.07, 0.024);
    const arm = rod(x, y, 0, -0.08, 0.06, -0.2, 0.034);
    const forearm = rod(x, y, 0.06, -0.2, -0.08, -0.26, 0.027);
    const hand = circle(x, y, -0.1, -0.27, 0.034);
    all = joined(all, Math.min(thigh, Math.min(shin, foot)), 0.03);
    all = joined(all, Math.min(arm, Math.min(forearm, hand)), 0.022);

    const brain = smoothStep(0.012, -0.03, skull + 0.028);
    const midline = rim(rod(x, y, -0.44, 0.03, -0.2, -0.01, 0.001), 0.008);
    const skullLine = rim(skull + 0.012, 0.014) * smoothStep(0.12, 0.02, -0.31 - x + 0.2);
    const jaw = rim(rod(x, y, -0.2, -0.07, -0.165, -0.115, 0.001), 0.012);
    const nasal = rim(rod(x, y, -0.288, -0.165, -0.262, -0.182, 0.001), 0.009);
    const along = clamp((x + 0.14) / 0.5);
    const spineY = 0.1 + 0.055 * Math.sin(along * 2.6);
    const dots = 0.5 + 0.5 * Math.cos(along * Math.PI * 2 * 15);
    const onSpine = x > -0.16 && x < 0.38 ? 1 : 0;
    const spine = rim(y - spineY, 0.017) * (0.25 + 0.75 * dots) * onSpine;
    const ribs =
      rim(oval(x, y, 0.03, 0.02, 0.12, 0.1), 0.09) *
      (0.5 + 0.5 * Math.sin(x * 190)) *
      smoothStep(0.15, 0.05, Math.abs(x - 0.02)) *
      0.4;
    const heart = smoothStep(0.02, -0.02, oval(x, y, 0, 0, 0.05, 0.04));
    const stomach = smoothStep(0.012, -0.016, oval(x, y, 0.16, 0.03, 0.034, 0.026));
    const bones =
      rim(rod(x, y, 0.34, -0.01, 0.45, -0.145, 0.001), 0.014) +
      rim(rod(x, y, 0.47, -0.14, 0.57, -0.03, 0.001), 0.01) +
      rim(rod(x, y, 0.005, -0.09, 0.055, -0.18, 0.001), 0.011) +
      rim(rod(x, y, 0.04, -0.2, -0.07, -0.255, 0.001), 0.009);
    const strength =
      0.33 -
      brain * 0.25 +
      midline * brain * 0.4 * detail -
      heart * 0.24 -
      stomach * 0.31 +
      ribs * detail +
      rim(all, 0.016) * 0.3 +
      skullLine * 1 +
      jaw * 0.5 +
      nasal * 0.8 * detail +
      spine * 1.15 +
      bones * 1.1;
    return {
      inside: all,
      strength,
      bone: clamp(skullLine * 0.5 + bones * 0.7 + spine * 0.5, 0, 1),
    };
  };
}

type Scene = {
  seed: number;
  baby: Baby;
  /** Length from crown to rump, in units. */
  length: number;
  at: readonly [x: number, y: number];
  turn: number;
  sac: readonly [x: number, y: number, rx: number, ry: number];
  yolk?: readonly [x: number, y: number, r: number];
  /** Side where the placenta thickens the wall: -1 left, 1 right. */
  placenta: number;
};

function anatomyOf(scene: Scene): Anatomy {
  const { noise, layered } = createNoise(scene.seed);
  const [sx, sy, srx, sry] = scene.sac;
  const [cos, sin] = [Math.cos(scene.turn), Math.sin(scene.turn)];
  return (x, y) => {
    const wobble = layered(x * 0.5, y * 0.5, 3, 3) * 0.5;
    const sac = oval(x, y, sx, sy, srx, sry, -0.08) + wobble * 0.45;
    const depth = Math.hypot(x - probe.x, y - probe.y) - probe.radius;

    // What lies between the probe and the womb: bright skin, dark fat, streaked muscle.
    const layer = depth + noise(x * 0.7, y * 0.4) * 0.14;
    const streaks = 0.5 + 0.5 * Math.sin(layer * 24 + noise(x * 0.6, y) * 3);
    let strength = 0.3 + layered(x * 0.9, y * 1.2, 9, 4) * 0.4;
    strength *= 1 - 0.45 * smoothStep(6.4, 9.6, depth);
    strength += rim(layer - 0.12, 0.12) * 0.6 + rim(layer - 0.95, 0.09) * 0.45;
    if (layer < 0.95) strength *= 0.62 + 0.3 * streaks;
    else if (layer < 1.6) strength *= 0.55 + 0.55 * streaks;
    let loss = 0.055;

    const wall = smoothStep(1.15, 0.1, sac);
    strength += wall * 0.1;
    const placenta =
      smoothStep(1.7, 0.2, sac) * smoothStep(-0.4, 1, ((x - sx) / srx) * scene.placenta);
    strength =
      strength * (1 - placenta * 0.6) + placenta * (0.36 + layered(x * 3, y * 3, 1, 2) * 0.2);
    strength += rim(sac, 0.09) * 0.55;

    if (sac < 0) {
      const drift = clamp(layered(x * 2.2, y * 2.2, 4, 3) * 0.06 + 0.012);
      strength = 0.012 + drift * 0.5 + rim(sac, 0.1) * 0.34;
      loss = 0.004;
      if (scene.yolk) {
        const ring = circle(x, y, ...scene.yolk);
        strength += rim(ring, 0.05) * 0.75;
      }
      const [dx, dy] = [x - scene.at[0], y - scene.at[1]];
      const unsteady = layered(x * 3.4, y * 3.4, 6, 2) * 0.012;
      const lx = (dx * cos + dy * sin) / scene.length + unsteady;
      const ly = (dy * cos - dx * sin) / scene.length - unsteady * 0.6;
      if (Math.abs(lx) < 0.8 && Math.abs(ly) < 0.5) {
        const baby = scene.baby(lx, ly);
        const within = smoothStep(0.012, -0.012, baby.inside);
        const texture = 1 + layered(x * 4.2, y * 4.2, 7, 2) * 0.5;
        strength = strength * (1 - within) + within * Math.max(0.02, baby.strength) * texture;
        loss = 0.004 + within * (0.05 + baby.bone * 1.1);
      }
    }
    return { strength: clamp(strength, 0.006, 1.6), loss };
  };
}

/** A standard normal pair. */
function normalPair(next: () => number): [number, number] {
  const length = Math.sqrt(-2 * Math.log(Math.max(1e-9, next())));
  const turn = next() * Math.PI * 2;
  return [length * Math.cos(turn), length * Math.sin(turn)];
}

/** Blurs along samples a little and across lines by more and more with depth. */
function spreadOut(values: Float32Array): Float32Array {
  const axial = new Float32Array(values.length);
  for (let line = 0; line < lines; line += 1) {
    for (let index = 0; index < samples; index += 1) {
      const read = (step: number) =>
        values[line * samples + clamp(index + step, 0, samples - 1)] ?? 0;
      axial[line * samples + index] =
        0.42 * read(0) + 0.24 * (read(-1) + read(1)) + 0.05 * (read(-2) + read(2));
    }
  }
  const lateral = new Float32Array(values.length);
  for (let index = 0; index < samples; index += 1) {
    const focus = Math.abs(index / samples - 0.52);
    const width = 1.15 + focus * 1.9;
    const reach = Math.ceil(width * 2.4);
    const weights = Array.from({ length: reach * 2 + 1 }, (_, step) =>
      Math.exp(-(((step - reach) / width) ** 2) / 2),
    );
    const norm = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0));
    for (let line = 0; line < lines; line += 1) {
      let sum = 0;
      for (let step = -reach; step <= reach; step += 1) {
        const other = clamp(line + step, 0, lines - 1);
        sum += (weights[step + reach] ?? 0) * (axial[other * samples + index] ?? 0);
      }
      lateral[line * samples + index] = sum / norm;
    }
  }
  return lateral;
}

function fanOf(scene: Scene): Float32Array {
  const { next } = createRandom(`scan ${scene.seed}`);
  const anatomy = anatomyOf(scene);
  const real = new Float32Array(lines * samples);
  const imaginary = new Float32Array(lines * samples);
  const step = probe.reach / samples;
  for (let line = 0; line < lines; line += 1) {
    const turn = (line / (lines - 1) - 0.5) * 2 * probe.spread;
    let lost = 0;
    for (let index = 0; index < samples; index += 1) {
      const distance = probe.radius + index * step;
      const { strength, loss } = anatomy(
        probe.x + Math.sin(turn) * distance,
        probe.y + Math.cos(turn) * distance,
      );
      lost += loss * step;
      // The machine evens out the average loss with depth; what differs stays as shadow or light.
      const gain = Math.exp(-2.4 * lost + index * step * 0.092);
      const amplitude = strength * clamp(gain, 0.05, 1.9);
      const [a, b] = normalPair(next);
      real[line * samples + index] = a * amplitude;
      imaginary[line * samples + index] = b * amplitude;
    }
  }
  const [soft, softer] = [spreadOut(real), spreadOut(imaginary)];
  return soft.map((value, index) => Math.hypot(value, softer[index] ?? 0));
}

const scenes: Record<number, Scene> = {
  8: {
    seed: 81,
    baby: bean(0),
    length: 1.75,
    at: [6.5, 5.35],
    turn: 0.12,
    sac: [6.6, 5, 2.1, 1.45],
    yolk: [7.75, 4.6, 0.3],
    placenta: -1,
  },
  10: {
    seed: 104,
    baby: bean(1),
    length: 2.7,
    at: [6.5, 5.5],
    turn: -0.14,
    sac: [6.6, 5.2, 2.7, 1.8],
    yolk: [8.35, 4.5, 0.27],
    placenta: 1,
  },
  12: {
    seed: 127,
    baby: profile(0.6),
    length: 3.9,
    at: [6.4, 5.75],
    turn: 0.06,
    sac: [6.65, 5.35, 3.3, 2.05],
    placenta: 1,
  },
  15: {
    seed: 151,
    baby: profile(0.9),
    length: 5,
    at: [6.4, 5.95],
    turn: -0.08,
    sac: [6.7, 5.5, 3.95, 2.4],
    placenta: -1,
  },
  18: {
    seed: 188,
    baby: profile(1.1),
    length: 6.3,
    at: [6.85, 6.05],
    turn: 0.05,
    sac: [6.8, 5.55, 4.9, 2.75],
    placenta: 1,
  },
};

/** Grey values of the example picture of a week: 8, 10, 12, 15 or 18. */
export function scanPicture(week: number, width = 800, height = 600): Field {
  const scene = scenes[week];
  if (!scene) throw new RangeError(`There is no example for week ${week}`);
  const fan = fanOf(scene);
  const values = new Float32Array(width * height);
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const [dx, dy] = [px / unit - probe.x, py / unit - probe.y];
      const line = ((Math.atan2(dx, dy) / probe.spread) * 0.5 + 0.5) * (lines - 1);
      const index = ((Math.hypot(dx, dy) - probe.radius) / probe.reach) * samples;
      let light = 0.02;
      if (line >= 0 && line < lines - 1 && index >= 0 && index < samples - 1) {
        const [l, i] = [Math.floor(line), Math.floor(index)];
        const [u, v] = [line - l, index - i];
        const read = (dl: number, di: number) => fan[(l + dl) * samples + i + di] ?? 0;
        const amplitude =
          (read(0, 0) * (1 - v) + read(0, 1) * v) * (1 - u) +
          (read(1, 0) * (1 - v) + read(1, 1) * v) * u;
        const decibels = 20 * Math.log10(Math.max(1e-6, amplitude));
        light = clamp((decibels + 37) / 42) ** 1.55;
        const border = Math.min(line, lines - 1 - line, index, samples - index);
        light *= smoothStep(0, 3, border);
      }
      values[py * width + px] = light;
    }
  }
  drawRuler(values, width, height);
  return { width, height, values };
}

/** Depth ticks at the right border, a longer one at every fifth. */
function drawRuler(values: Float32Array, width: number, height: number) {
  for (let tick = 0; tick <= 16; tick += 1) {
    const y = Math.round(34 + tick * 33.2);
    const length = tick % 5 === 0 ? 12 : 6;
    if (y >= height - 6) continue;
    for (let x = width - 22; x < width - 22 + length; x += 1) {
      values[y * width + x] = 0.62;
      values[(y + 1) * width + x] = 0.4;
    }
  }
}
