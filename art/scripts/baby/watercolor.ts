/** Repaints a scan as a watercolor: washes that bleed, granulate and dry at the edge. */
import sharp from 'sharp';
import { blurred, clamp, createNoise, smoothStep, spot } from '../pixels.ts';
import type { Field } from '../pixels.ts';
import { resizeField } from './finish.ts';
import type { Scan } from './light.ts';
import { createLimb } from './limbs.ts';
import { mix } from './shapes.ts';
import { createView } from './study.ts';
import type { Study } from './study.ts';
import { createScale } from './volume.ts';

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

/** Pigment over paper: multiplies, as glazes do. */
const glaze = (under: Rgb, pigment: Rgb, strength: number): Rgb => [
  under[0] * (1 - strength + (strength * pigment[0]) / 255),
  under[1] * (1 - strength + (strength * pigment[1]) / 255),
  under[2] * (1 - strength + (strength * pigment[2]) / 255),
];

/**
 * What the baby wears, by place on the head: a knitted cap with a ribbed brim and a blanket below
 * the chin. `edge` is how far inside the cloth a place is, `rib` how deep between two stitches.
 */
function createClothes(study: Study, sway: (x: number, y: number) => number) {
  const { toHead } = createView(study);
  const limbs = study.limbs.map((limb) => ({ ...limb, distance: createLimb(limb) }));
  return (wx: number, wy: number, wz: number) => {
    const [x, y, z] = toHead(wx, wy, wz);
    const cap = y - 0.5 + 0.42 * Math.max(0, 0.7 - z) + sway(x * 3, z * 3) * 0.03;
    const blanket = -1 - y + sway(x * 2, y * 2) * 0.1;
    let edge = Math.max(cap, blanket);
    let front = smoothStep(0.3, 0.6, z);
    for (const { at, from, distance } of limbs) {
      if (distance(wx, wy, wz) > 0.05) continue;
      // A sleeve covers the arm above the wrist.
      const [dx, dy] = [from[0] - at[0], from[1] - at[1]];
      const along = ((wx - at[0]) * dx + (wy - at[1]) * dy) / Math.hypot(dx, dy);
      edge = along - 0.3 + sway(wx * 4, wy * 4) * 0.06;
      front = 0;
    }
    const brim = cap > 0 && cap < 0.17;
    const turn = Math.atan2(x, Math.max(0.05, z + 0.4));
    const rib = brim ? 0.5 + 0.5 * Math.cos(turn * 62) : 0.5 + 0.5 * Math.cos(y * 44);
    const seam = cap > 0 ? Math.exp(-(((cap - 0.17) / 0.016) ** 2)) : 0;
    return { x, y, front, edge, rib: cap > 0 ? rib : 0, seam };
  };
}

/**
 * Paints the relief: light flesh-colored washes in glazes, cool shadows, pencil lines at contours,
 * and a loose background that leaves the border of the paper blank.
 */
export async function watercolor(
  scan: Scan,
  width: number,
  height: number,
  study: Study,
): Promise<Buffer> {
  const { noise, layered } = createNoise(study.seed);
  const { worldX, worldY } = createScale(study, width, height);
  const clothesAt = createClothes(study, (x, y) => layered(x, y, 5, 2));
  const unit = width / 800;
  const light = blurred(resizeField(scan, width, height), 1.6 * unit);
  const broad = blurred(light, 16 * unit);
  const near = blurred(
    resizeField(
      { ...scan, values: scan.depths.map((z) => smoothStep(-0.9, 0.4, z)) },
      width,
      height,
    ),
    4 * unit,
  );
  const depths = blurred(resizeField({ ...scan, values: scan.depths }, width, height), 5 * unit);
  const at = (field: Field, x: number, y: number) =>
    field.values[
      Math.round(clamp(y, 0, height - 1)) * width + Math.round(clamp(x, 0, width - 1))
    ] ?? 0;

  /** A glaze over all that is darker than `border`: soft where wet, with a rim where it dried. */
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
      const ground = hue < 0.5 ? mix(sage, mist, hue * 2) : mix(mist, honey, hue * 2 - 1);
      const dry = smoothStep(-0.05, 0.3, layered(u * 0.006, v * 0.006, 21, 3));
      let color = glaze(paper, ground, (0.14 + pool * 0.5) * sheet * (1 - body) + dryEdge);
      if (body > 0) {
        const z = at(depths, x, y);
        const place = clothesAt(worldX(x + sway * 0.3), worldY(y + sway2 * 0.3), z);
        const cloth = smoothStep(-0.006, 0.012, place.edge);
        const across = Math.abs(place.x);
        const flush = spot(across, place.y, 0.44, -0.34, 0.2, 0.17) * place.front;
        const mouth = spot(across, place.y, 0, -0.565, 0.15, 0.055) * place.front;
        const flesh = mix(peach, rose, clamp(pool * 0.8));
        let skin = glaze(paper, peach, 0.34 + pool * 0.12);
        skin = glaze(skin, flesh, wash(tone, 0.62, dry) * 0.4);
        skin = glaze(skin, rose, wash(tone, 0.45, dry) * 0.36);
        skin = glaze(skin, rose, flush * (0.3 + pool * 0.2) + mouth * 0.5);
        skin = glaze(skin, sienna, wash(tone, 0.3, dry) * 0.3);
        skin = glaze(skin, dusk, wash(tone, 0.17, dry) * 0.3);
        let wool = glaze(paper, mix(mist, sage, clamp(pool * 1.2 - 0.2)), 0.5 + pool * 0.3);
        wool = glaze(wool, mist, wash(tone, 0.55, dry) * 0.45 + place.rib * 0.3);
        wool = glaze(wool, dusk, wash(tone, 0.3, dry) * 0.36 + place.seam * 0.3);
        let figure = mix(skin, wool, cloth);
        // Pigment collects where the cloth's wash dried, and the cloth casts a shadow on the skin.
        const edge = place.edge / 0.012;
        figure = glaze(figure, dusk, Math.exp(-edge * edge) * 0.4);
        figure = glaze(figure, sienna, smoothStep(-0.12, -0.01, place.edge) * (1 - cloth) * 0.3);
        figure = glaze(figure, pencil, clamp((tone - value - 0.035) * 3.6) * 0.62);
        color = mix(color, figure, body * smoothStep(1.06, 0.8, border));
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
