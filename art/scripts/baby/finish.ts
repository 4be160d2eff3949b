import { blurred, clamp, createNoise, smoothStep } from '../pixels.ts';
import type { Field } from '../pixels.ts';
import { renderVolume } from './light.ts';
import type { Scan } from './light.ts';
import type { Study } from './study.ts';
import { scanVolume } from './volume.ts';

/** Resizes a field. */
export function resizeField(field: Field, width: number, height: number): Field {
  const values = new Float32Array(width * height);
  const read = (x: number, y: number) =>
    field.values[clamp(y, 0, field.height - 1) * field.width + clamp(x, 0, field.width - 1)] ?? 0;
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const x = ((px + 0.5) / width) * field.width - 0.5;
      const y = ((py + 0.5) / height) * field.height - 0.5;
      const [fx, fy] = [Math.floor(x), Math.floor(y)];
      const [u, v] = [x - fx, y - fy];
      const top = read(fx, fy) * (1 - u) + read(fx + 1, fy) * u;
      const bottom = read(fx, fy + 1) * (1 - u) + read(fx + 1, fy + 1) * u;
      values[py * width + px] = top * (1 - v) + bottom * v;
    }
  }
  return { width, height, values };
}

/** Scans and lights the baby. Fades the border, and scales the brightest skin to 0.84. */
export function scanBaby(study: Study, width: number, height: number): Scan {
  const scan = renderVolume(scanVolume(study, width, height), study.light);
  const { layered } = createNoise(study.seed * 17 + 3);
  const bright = scan.values.toSorted()[Math.floor(scan.values.length * 0.99)] ?? 1;
  const values = scan.values.map((value, i) => {
    const [u, v] = [(i % width) / width - 0.5, Math.floor(i / width) / height - 0.5];
    const edge = Math.hypot(u, v) + layered(u * 4, v * 3, 7.7, 3) * 0.14;
    return ((value * 0.84) / bright) * (0.16 + 0.84 * smoothStep(0.76, 0.38, edge));
  });
  return { ...scan, values };
}

/** Adds an ultrasound machine's blur and grain, in proportion to the picture. */
export function addGrain(field: Field, seed: number): Field {
  const { noise } = createNoise(seed + 99);
  const { width, height } = field;
  const unit = 360 / height;
  const soft = height > 400 ? blurred(field, height / 600).values : field.values;
  const values = soft.map((light, index) => {
    const [x, y] = [(index % width) * unit, Math.floor(index / width) * unit];
    const spots = noise(x * 0.42, y * 0.36) * 0.6 + noise(x * 0.17, y * 0.15, 4) * 0.5;
    return clamp(light * (1 + spots * 0.067) + spots * 0.006);
  });
  return { width, height, values };
}
