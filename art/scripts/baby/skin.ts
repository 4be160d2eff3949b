/** The 8k picture: a scan of the baby with colored skin and a soft sheen. */
import sharp from 'sharp';
import { blurred, clamp, colorScale, createNoise, smoothStep, spot } from '../pixels.ts';
import { resizeField } from './finish.ts';
import type { Scan } from './light.ts';
import { createView } from './study.ts';
import type { Study } from './study.ts';
import { createScale } from './volume.ts';

const skinTone = colorScale([
  [0, '#160a08'],
  [0.14, '#47241a'],
  [0.3, '#95583f'],
  [0.5, '#cf9272'],
  [0.7, '#eebd9d'],
  [0.86, '#f9d9c0'],
  [1, '#fff0e2'],
]);

type Tint = readonly [red: number, green: number, blue: number];
const blood: Tint = [1.03, 0.86, 0.82];
const lip: Tint = [0.98, 0.66, 0.66];
const shade: Tint = [0.94, 0.9, 0.9];
const vernix: Tint = [1.06, 1.1, 1.12];
const hair: Tint = [0.5, 0.38, 0.3];

/** Skin tints by place on the head: lips, flushed cheeks and nose, lids, vernix, hair. */
function createTints(study: Study) {
  const { layered, noise } = createNoise(study.seed + 5);
  const { width: mouthWidth, pout = 0, skew = 0 } = study.mouth;
  return (x: number, y: number, z: number): [Tint, number][] => {
    const across = Math.abs(x);
    const front = smoothStep(0.2, 0.6, z);
    const mottled = clamp(0.55 + layered(x * 2.6, y * 2.6, z * 2.6, 3) * 1.2);
    const half = 0.196 * mouthWidth * (1 - pout * 0.24);
    const bow = y + 0.565 + 0.04 * (across / half) ** 2 * 0.5 - x * skew * 0.1;
    const mouth =
      smoothStep(0.1, 0.05, Math.abs(bow)) * smoothStep(half * 1.06, half * 0.8, across) * front;
    const waxy =
      smoothStep(
        0.12,
        0.5,
        layered(x * 3.2, y * 4.2, z * 3, 4) + noise(x * 14, y * 14, z * 14) * 0.08,
      ) *
      (spot(across, y, 0.45, 0.62, 0.6, 0.3) + spot(across, y, 0.12, 0.14, 0.1, 0.16));
    // Fine hair from the crown to the face, with a lower hairline at the sides.
    const turn = Math.atan2(x, z + 0.4);
    const strands = noise(turn * 90, y * 9, z * 6) * 0.2 + noise(x * 3, y * 3, z * 3) * 0.35;
    const hairline = y + smoothStep(0.75, -0.4, z) * 0.5 + strands * 0.12;
    const scalp =
      smoothStep(0.45, 1.15, hairline) * smoothStep(1.15, 1.05, Math.hypot(x, y - 0.3, z));
    const brow = spot(across, y - across * 0.1, 0.34, 0.17, 0.16, 0.03);
    return [
      [hair, scalp * (0.85 + strands * 0.5)],
      [hair, brow * 0.3 * front],
      [blood, mottled * 0.2],
      [
        blood,
        (spot(across, y, 0.46, -0.34, 0.26, 0.22) * 0.3 +
          spot(across, y, 0, -0.24, 0.16, 0.12) * 0.4) *
          front,
      ],
      [shade, spot(across, y, 0.34, -0.02, 0.17, 0.13) * 0.35 * front],
      [blood, spot(across, y, 0.34, -0.09, 0.17, 0.05) * 0.3 * front],
      [lip, mouth * 0.28],
      [vernix, clamp(waxy) * 0.55 * front],
    ];
  };
}

/** Colors a scan with skin: one color per pixel from its light and its place on the head. */
export async function paintSkin(
  study: Study,
  scan: Scan,
  width: number,
  height: number,
): Promise<Buffer> {
  const unit = height / 1200;
  const light = blurred(resizeField(scan, width, height), 1.6 * unit);
  const depths = blurred(resizeField({ ...scan, values: scan.depths }, width, height), 6 * unit);
  const { worldX, worldY, column } = createScale(study, width, height);
  const { toHead } = createView(study);
  const { noise, layered } = createNoise(study.seed + 6);
  const tintsOf = createTints(study);
  const norm = Math.hypot(...study.light);
  // The direction halfway between the light and the viewer.
  const half = [study.light[0] / norm, study.light[1] / norm, study.light[2] / norm + 1] as const;
  const halfNorm = Math.hypot(...half);

  const data = Buffer.alloc(width * height * 3);
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const index = py * width + px;
      const depth = depths.values[index] ?? 0;
      const [wx, wy] = [worldX(px), worldY(py)];
      const [x, y, z] = toHead(wx, wy, depth);
      const body = smoothStep(-0.75, -0.25, depth);
      const step = Math.max(1, Math.round(3 * unit));
      const at = (dx: number, dy: number) =>
        depths.values[clamp(py + dy, 0, height - 1) * width + clamp(px + dx, 0, width - 1)] ??
        depth;
      const nx = (at(-step, 0) - at(step, 0)) / (2 * step * column);
      const ny = (at(0, step) - at(0, -step)) / (2 * step * column);
      // Pores and fine lines as a shallow relief.
      const [u, v] = [wx * 34, wy * 34];
      const pores = noise(u * 2.4, v * 2.4, depth * 50) * 0.6 + noise(u, v, depth * 24) * 0.5;
      const value = (light.values[index] ?? 0) ** 0.72 * (1 + pores * 0.06 * body);
      const facing =
        ((nx + pores * 0.05) * half[0] + (ny + pores * 0.05) * half[1] + half[2]) /
        (Math.hypot(nx, ny, 1) * halfNorm);
      const sheen =
        clamp(facing) ** 14 * value * 0.06 * body * (0.7 + layered(wx * 6, wy * 6, 2, 2));

      let color = skinTone(value).map((part) => part);
      for (const [tint, strength] of tintsOf(x, y, z)) {
        const share = clamp(strength) * body;
        color = color.map((part, channel) => part * (1 + ((tint[channel] ?? 1) - 1) * share));
      }
      color.forEach((part, channel) => {
        data[index * 3 + channel] = clamp(part + sheen * 255, 0, 255);
      });
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
