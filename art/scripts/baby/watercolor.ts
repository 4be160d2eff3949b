/** Repaints a scan as a watercolor on white paper: light washes that granulate and dry at the edge. */
import sharp from 'sharp';
import { blurred, clamp, createNoise, smoothStep, spot } from '../pixels.ts';
import type { Field } from '../pixels.ts';
import { resizeField } from './finish.ts';
import type { Scan } from './light.ts';
import { mix } from './shapes.ts';
import { createView } from './study.ts';
import type { Study } from './study.ts';
import { createScale } from './volume.ts';

type Rgb = readonly [number, number, number];

const paper: Rgb = [253, 250, 244];
const peach: Rgb = [250, 219, 192];
const rose: Rgb = [242, 192, 180];
const dusk: Rgb = [178, 156, 180];
const umber: Rgb = [150, 110, 98];

/** Pigment over paper: multiplies, as glazes do. */
const glaze = (under: Rgb, pigment: Rgb, strength: number): Rgb => [
  under[0] * (1 - strength + (strength * pigment[0]) / 255),
  under[1] * (1 - strength + (strength * pigment[1]) / 255),
  under[2] * (1 - strength + (strength * pigment[2]) / 255),
];

/** A wash over all that is darker than `border`: soft, with a rim where its pigment dried. */
function wash(tone: number, border: number, dry: number): number {
  const rim = Math.exp(-(((tone - border) / 0.018) ** 2));
  return smoothStep(border + 0.13 - dry * 0.1, border - 0.13, tone) + rim * dry * 0.15;
}

export async function watercolor(
  scan: Scan,
  width: number,
  height: number,
  study: Study,
): Promise<Buffer> {
  const { noise, layered } = createNoise(study.seed);
  const { worldX, worldY } = createScale(study, width, height);
  const { toHead } = createView(study);
  const unit = width / 800;
  const resized = (values: Float32Array, radius: number) =>
    blurred(resizeField({ ...scan, values }, width, height), radius * unit);
  const light = resized(scan.values, 1.6);
  const broad = blurred(light, 7 * unit);
  const near = resized(
    scan.depths.map((z) => smoothStep(-0.55, 0, z)),
    4.5,
  );
  const depths = resized(scan.depths, 5);
  const at = (field: Field, x: number, y: number) =>
    field.values[
      Math.round(clamp(y, 0, height - 1)) * width + Math.round(clamp(x, 0, width - 1))
    ] ?? 0;

  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / unit, y / unit];
      const swayX = layered(u * 0.012, v * 0.012, 1, 3) * 4 * unit;
      const swayY = layered(u * 0.012, v * 0.012, 8, 3) * 4 * unit;
      const value = at(light, x + swayX * 0.3, y + swayY * 0.3);
      const tone = (at(broad, x + swayX, y + swayY) * 0.5 + value * 0.5) ** 0.7;
      const pool = clamp(0.5 + layered(u * 0.009, v * 0.009, 6, 3) * 1.1);
      const dry = smoothStep(-0.1, 0.25, layered(u * 0.006, v * 0.006, 21, 3));
      const z = at(depths, x, y);
      const [hx, hy, hz] = toHead(worldX(x), worldY(y), z);
      // Toward the border of the paper and below the chin the paint is mostly water, and runs out.
      const ragged = layered(u * 0.009, v * 0.009, 3, 3);
      const reach = Math.hypot((u - 410) / 400, (v - 320) / 340) + ragged * 0.25;
      const inside = smoothStep(0.2, 0.5, at(near, x + swayX, y + swayY));
      const painted = inside * smoothStep(1, 0.4, reach) * smoothStep(-1.15, -0.8, hy);
      const edge = painted * (1 - inside) * 4;
      const front = smoothStep(0.3, 0.6, hz);
      const cheek = spot(Math.abs(hx), hy, 0.44, -0.32, 0.22, 0.18) * front;
      const mouth = spot(hx, hy, 0, -0.565, 0.17, 0.05) * front;

      // Pigment settles in the hollows of the paper.
      const grain = noise(u * 0.6, v * 0.6) * 0.5 + noise(u * 0.2, v * 0.2, 2) * 0.5;
      const load = (strength: number) => clamp(strength * painted * (1 + grain * 0.2));
      let color = glaze(paper, peach, load(0.4 + pool * 0.4));
      color = glaze(color, mix(peach, rose, pool), load(wash(tone, 0.74, 0) * 0.45));
      color = glaze(color, rose, load(wash(tone, 0.56, dry) * 0.36 + cheek * 0.45 + mouth * 0.5));
      color = glaze(color, dusk, load(wash(tone, 0.38, dry) * 0.36));
      color = glaze(color, umber, load(clamp((tone - value ** 0.7 - 0.008) * 12) * 0.6));
      color = glaze(color, rose, edge * (0.1 + dry * 0.35));

      const sheen = 1 + grain * 0.024;
      const offset = (y * width + x) * 3;
      data[offset] = clamp(color[0] * sheen, 0, 255);
      data[offset + 1] = clamp(color[1] * sheen, 0, 255);
      data[offset + 2] = clamp(color[2] * sheen, 0, 255);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colors: 256, dither: 0.4, quality: 100, effort: 8 })
    .toBuffer();
}
