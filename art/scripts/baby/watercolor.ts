/** A relief picture painted over in watercolor: washes that bleed, granulate and dry at the edge. */
import sharp from 'sharp';
import { blurred, clamp, createNoise, smoothStep } from '../pixels.ts';
import type { Field } from '../pixels.ts';
import { enlarged } from './finish.ts';
import type { Scan } from './light.ts';

type Rgb = readonly [number, number, number];

const paper: Rgb = [252, 248, 240];
const peach: Rgb = [247, 205, 168];
const rose: Rgb = [232, 156, 136];
const sienna: Rgb = [186, 112, 82];
const dusk: Rgb = [112, 104, 140];
const sage: Rgb = [150, 184, 158];
const mist: Rgb = [158, 190, 206];
const honey: Rgb = [244, 208, 140];
const pencil: Rgb = [116, 82, 74];

const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
/** Pigment over paper: multiplies, as glazes do. */
const glaze = (under: Rgb, pigment: Rgb, strength: number): Rgb => [
  under[0] * (1 - strength + (strength * pigment[0]) / 255),
  under[1] * (1 - strength + (strength * pigment[1]) / 255),
  under[2] * (1 - strength + (strength * pigment[2]) / 255),
];

/**
 * Paints the relief: light washes of flesh, one glaze over the other, cool shadows, a pencil line
 * where the form turns, and a loose ground that leaves the sheet bare at its border.
 */
export async function watercolor(
  scan: Scan,
  width: number,
  height: number,
  seed: number,
): Promise<Buffer> {
  const { noise, layered } = createNoise(seed);
  const unit = width / 800;
  const light = blurred(enlarged(scan, width, height), 1.6 * unit);
  const broad = blurred(light, 16 * unit);
  const near = blurred(
    enlarged({ ...scan, values: scan.depths.map((z) => smoothStep(-0.9, 0.4, z)) }, width, height),
    4 * unit,
  );
  const at = (field: Field, x: number, y: number) =>
    field.values[
      Math.round(clamp(y, 0, height - 1)) * width + Math.round(clamp(x, 0, width - 1))
    ] ?? 0;

  /** A glaze over all that is darker than a border: soft where it was wet, a rim where it dried. */
  const wash = (value: number, border: number, dry: number) => {
    const soft = 0.15 - dry * 0.1;
    const rim = Math.exp(-(((value - border + soft * 0.55) / 0.016) ** 2));
    return smoothStep(border + soft, border - soft, value) + rim * dry * 0.24;
  };

  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / unit, y / unit];
      const sway = layered(u * 0.012, v * 0.012, 1, 3) * 7 * unit;
      const sway2 = layered(u * 0.012, v * 0.012, 8, 3) * 7 * unit;
      const value = at(light, x + sway * 0.4, y + sway2 * 0.4);
      const tone = at(broad, x + sway, y + sway2) * 0.6 + value * 0.4;
      const body = smoothStep(0.16, 0.4, at(near, x + sway, y + sway2));

      const [dx, dy] = [(u - 400) / 400, (v - 300) / 300];
      const border = Math.hypot(dx * 0.92, dy * 0.95) + layered(u * 0.007, v * 0.007, 3, 3) * 0.3;
      const sheet = smoothStep(0.96, 0.74, border);
      const dryEdge = Math.exp(-(((border - 0.85) / 0.02) ** 2)) * 0.14;

      const hue = clamp(layered(u * 0.005, v * 0.005, 11, 2) * 1.3 + 0.5);
      const pool = clamp(0.5 + layered(u * 0.009, v * 0.009, 6, 3) * 1.1);
      const ground = hue < 0.5 ? blend(sage, mist, hue * 2) : blend(mist, honey, hue * 2 - 1);
      const dry = smoothStep(-0.05, 0.3, layered(u * 0.006, v * 0.006, 21, 3));
      let color = glaze(paper, ground, (0.14 + pool * 0.5) * sheet * (1 - body) + dryEdge);
      if (body > 0) {
        const flesh = blend(peach, rose, clamp(pool * 0.8));
        let figure = glaze(paper, peach, 0.34 + pool * 0.12);
        figure = glaze(figure, flesh, wash(tone, 0.62, dry) * 0.4);
        figure = glaze(figure, rose, wash(tone, 0.45, dry) * 0.36);
        figure = glaze(figure, sienna, wash(tone, 0.3, dry) * 0.38);
        figure = glaze(figure, dusk, wash(tone, 0.17, dry) * 0.42);
        figure = glaze(figure, pencil, clamp((tone - value - 0.03) * 4.2) * 0.75);
        color = blend(color, figure, body * smoothStep(1.06, 0.8, border));
      }
      const outline = Math.exp(-(((body - 0.5) / 0.3) ** 2)) * sheet;
      color = glaze(color, pencil, outline * (0.1 + pool * 0.22));

      const grain = 1 + noise(u * 0.9, v * 0.9) * 0.018 + noise(u * 0.31, v * 0.31, 2) * 0.022;
      const offset = (y * width + x) * 3;
      data[offset] = clamp(color[0] * grain, 0, 255);
      data[offset + 1] = clamp(color[1] * grain, 0, 255);
      data[offset + 2] = clamp(color[2] * grain, 0, 255);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colors: 256, dither: 0.4, quality: 100, effort: 8 })
    .toBuffer();
}
