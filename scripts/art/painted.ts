/** A relief picture painted over in watercolour: washes that bleed, granulate and dry at the edge. */
import sharp from 'sharp';
import { blurred, clamp, createNoise, smoothStep } from './pixels.ts';
import type { Field } from './pixels.ts';
import { enlarged } from './relief.ts';
import type { Relief } from './relief.ts';

type Rgb = readonly [number, number, number];

const paper: Rgb = [252, 247, 238];
const rose: Rgb = [222, 128, 124];
const peach: Rgb = [246, 190, 150];
const plum: Rgb = [124, 84, 122];
const teal: Rgb = [128, 176, 168];
const lilac: Rgb = [176, 158, 204];
const honey: Rgb = [240, 196, 122];

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

export async function watercolour(
  relief: Relief,
  width: number,
  height: number,
  seed: number,
): Promise<Buffer> {
  const { noise, layered } = createNoise(seed);
  const light = blurred(enlarged(relief, width, height), 2.2);
  const near = blurred(enlarged({ ...relief, values: relief.nearness }, width, height), 3);
  const at = (field: Field, x: number, y: number) =>
    field.values[
      Math.round(clamp(y, 0, height - 1)) * width + Math.round(clamp(x, 0, width - 1))
    ] ?? 0;
  const unit = width / 800;

  // Four steps of shadow, each with a wandering border that dries darker.
  const step = (value: number, border: number) => {
    const fill = smoothStep(border + 0.035, border - 0.035, value);
    const dried = Math.exp(-(((value - border) / 0.022) ** 2));
    return fill * 0.82 + dried * 0.35;
  };
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / unit, y / unit];
      const sway = layered(u * 0.012, v * 0.012, 1, 3) * 13 * unit;
      const sway2 = layered(u * 0.012, v * 0.012, 8, 3) * 13 * unit;
      const value = at(light, x + sway, y + sway2);
      const body = smoothStep(0.3, 0.62, at(near, x + sway, y + sway2));

      // The sheet: painted in the middle, bare at the border.
      const [dx, dy] = [(u - 400) / 400, (v - 300) / 300];
      const border = Math.hypot(dx * 0.92, dy * 0.95) + layered(u * 0.007, v * 0.007, 3, 3) * 0.26;
      const sheet = smoothStep(0.92, 0.84, border);
      const dryEdge = Math.exp(-(((border - 0.87) / 0.022) ** 2)) * 0.4;

      const hue = layered(u * 0.006, v * 0.006, 11, 2) + 0.5;
      const wash = clamp(0.5 + layered(u * 0.009, v * 0.009, 6, 3));
      let colour: Rgb = paper;
      const ground = hue < 0.5 ? blend(teal, lilac, hue * 2) : blend(lilac, honey, hue * 2 - 1);
      colour = glaze(colour, ground, (0.3 + wash * 0.4) * sheet * (1 - body * 0.92));
      colour = glaze(colour, ground, dryEdge * 0.8);
      if (body > 0) {
        const flesh = blend(peach, rose, clamp(hue));
        let figure: Rgb = glaze(colour, flesh, 0.34 * body);
        figure = glaze(figure, flesh, step(value, 0.62) * 0.42 * body);
        figure = glaze(figure, rose, step(value, 0.46) * 0.42 * body);
        figure = glaze(figure, blend(rose, plum, 0.4), step(value, 0.29) * 0.42 * body);
        figure = glaze(figure, plum, step(value, 0.16) * 0.5 * body);
        colour = blend(colour, figure, sheet);
      }
      const outline = Math.exp(-(((body - 0.5) / 0.34) ** 2)) * sheet;
      colour = glaze(colour, plum, outline * 0.16);

      const grain =
        1 + noise(u * 0.9, v * 0.9) * 0.016 + noise(u * 0.31, v * 0.31, 2) * 0.02 * sheet;
      const offset = (y * width + x) * 3;
      data[offset] = clamp(colour[0] * grain, 0, 255);
      data[offset + 1] = clamp(colour[1] * grain, 0, 255);
      data[offset + 2] = clamp(colour[2] * grain, 0, 255);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 256, dither: 0.4, quality: 100, effort: 8 })
    .toBuffer();
}
