/**
 * Simulated B-mode pictures for the planner: simple shapes as a curved probe would show them.
 * Scatterers with Rayleigh speckle, blurred sideways more with depth, shadows behind bone, bright
 * tissue behind fluid; then the scan lines are mapped to a fan. No patient, no real scan.
 */
import { blurred, clamp, smoothStep } from './pixels.ts';
import type { Field } from './pixels.ts';
import { anatomyOf, probe, sceneBetween, scenes } from './anatomy.ts';
import type { Scene } from './anatomy.ts';
import { createRandom } from './random.ts';

/** A picture of the planner is 10 units high and about 13 wide. */
const pictureHeight = 10;
const lines = 300;
const samples = 620;

/** Two standard normal random numbers. */
function normalPair(next: () => number): [number, number] {
  const length = Math.sqrt(-2 * Math.log(Math.max(1e-9, next())));
  const turn = next() * Math.PI * 2;
  return [length * Math.cos(turn), length * Math.sin(turn)];
}

/** Blurs slightly along each scan line, and across lines more with depth. */
function blurScanLines(values: Float32Array): Float32Array {
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

/** Steered looks that the machine averages: fewer show coarser speckle. */
const looks = 3;

function simulateFan(scene: Scene): Float32Array {
  const next = createRandom(`scan ${scene.seed}`);
  const anatomy = anatomyOf(scene);
  const amplitudes = new Float32Array(lines * samples);
  const mirrors = new Float32Array(lines * samples);
  const step = probe.reach / samples;
  for (let line = 0; line < lines; line += 1) {
    const turn = (line / (lines - 1) - 0.5) * 2 * probe.spread;
    let lost = 0;
    for (let index = 0; index < samples; index += 1) {
      const distance = probe.radius + index * step;
      const { strength, mirror, loss } = anatomy(
        probe.x + Math.sin(turn) * distance,
        probe.y + Math.cos(turn) * distance,
      );
      // The machine compensates the average loss with depth; deviations stay dark or bright.
      const gain = clamp(Math.exp(-2.4 * lost + index * step * 0.092), 0.05, 1.9);
      lost += loss * step;
      amplitudes[line * samples + index] = strength * gain;
      mirrors[line * samples + index] = mirror * gain;
    }
  }
  const power = new Float32Array(lines * samples);
  for (let look = 0; look < looks; look += 1) {
    const real = new Float32Array(lines * samples);
    const imaginary = new Float32Array(lines * samples);
    amplitudes.forEach((amplitude, at) => {
      const [a, b] = normalPair(next);
      // Bone reflects evenly; scatterers in soft tissue interfere.
      real[at] = a * amplitude + (mirrors[at] ?? 0);
      imaginary[at] = b * amplitude;
    });
    const [soft, softer] = [blurScanLines(real), blurScanLines(imaginary)];
    soft.forEach((value, at) => {
      power[at] = (power[at] ?? 0) + (value ** 2 + (softer[at] ?? 0) ** 2) / looks;
    });
  }
  return power.map(Math.sqrt);
}

/** Gray values of the example picture for week 8, 10, 12 or 18. */
export function scanPicture(week: number, width: number, height: number): Field {
  const scene = scenes[week];
  if (!scene) throw new RangeError(`There is no example for week ${week}`);
  const picture = scanConvert(simulateFan(scene), width, height, 0, pictureHeight);
  drawRuler(picture);
  return picture;
}

/** A square at the fan's center in any week from 8 to 19, always with the same camera. */
export function growthScan(week: number, side: number): Field {
  const units = 11.2;
  const left = probe.x - units / 2;
  // As blurry as a machine would show it at this size.
  return blurred(scanConvert(simulateFan(sceneBetween(week)), side, side, left, units), side / 500);
}

/** Maps scan lines to the fan, in a picture `units` high whose left border is at `left` units. */
function scanConvert(
  fan: Float32Array,
  width: number,
  height: number,
  left: number,
  unitsHigh: number,
): Field {
  const unit = height / unitsHigh;
  const values = new Float32Array(width * height);
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const [dx, dy] = [left + px / unit - probe.x, py / unit - probe.y];
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
  return { width, height, values };
}

/** Draws depth ticks at the right border; every fifth is longer. */
function drawRuler({ values, width, height }: Field) {
  const scale = height / 600;
  for (let tick = 0; tick <= 16; tick += 1) {
    const top = Math.round((34 + tick * 33.2) * scale);
    const left = width - Math.round(22 * scale);
    const right = left + Math.round((tick % 5 === 0 ? 12 : 6) * scale);
    for (let y = top; y < top + 2 * scale && y < height - 6 * scale; y += 1) {
      values.fill(y < top + scale ? 0.62 : 0.4, y * width + left, y * width + right);
    }
  }
}
