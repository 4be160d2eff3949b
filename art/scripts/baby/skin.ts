/** The 8k picture: a scan of the baby with colored skin, lashes and brows. */
import sharp from 'sharp';
import { blurred, clamp, colorScale, createNoise, smoothStep, spot } from '../pixels.ts';
import type { Field } from '../pixels.ts';
import { createRandom } from '../random.ts';
import { resizeField } from './finish.ts';
import { createHead, createTraits, fullness, lidLine, lidShape, placeEyes } from './head.ts';
import type { Scan } from './light.ts';
import { createLimb } from './limbs.ts';
import type { Vec } from './shapes.ts';
import { createView } from './study.ts';
import type { Study } from './study.ts';
import { createScale } from './volume.ts';

const skinTone = colorScale([
  [0, '#160a08'],
  [0.14, '#43201a'],
  [0.3, '#874a3a'],
  [0.5, '#c4836a'],
  [0.7, '#e8b498'],
  [0.86, '#f7d4bd'],
  [1, '#fff0e2'],
]);

type Tint = readonly [red: number, green: number, blue: number];
const blood: Tint = [1.03, 0.82, 0.8];
const lip: Tint = [0.98, 0.66, 0.66];
const shade: Tint = [0.93, 0.86, 0.9];
const vernix: Tint = [1.06, 1.1, 1.12];

/** A hair's start on the face, its direction and its length. */
type Hair = { at: readonly [x: number, y: number]; toward: readonly [x: number, y: number] };

/** Lashes hang from the lid line and spread outward; brows follow the bone. */
function growHair(study: Study): { lashes: Hair[]; brows: Hair[] } {
  const next = createRandom(`hair ${study.seed}`);
  const trait = createTraits(study.seed);
  const line = lidLine(...lidShape(trait), 0);
  const { eyeOut, eyeUp, eyeSize } = placeEyes(trait, 1 - fullness(study.week));
  const lashes: Hair[] = [];
  const brows: Hair[] = [];
  for (const side of [1, -1]) {
    for (let index = 0; index < 70; index += 1) {
      const t = 0.12 + (index / 69) * 0.86 + (next() - 0.5) * 0.04;
      const at = t * (line.length - 1);
      const from = line[Math.min(line.length - 2, Math.floor(at))] ?? line[0];
      const to = line[Math.min(line.length - 1, Math.floor(at) + 1)] ?? line[0];
      const u = at - Math.floor(at);
      const length =
        (0.014 + 0.036 * Math.sin(Math.PI * clamp(t * 0.8 + 0.1))) * (0.55 + next() * 0.6);
      lashes.push({
        at: [
          side * (0.335 + (from[0] + (to[0] - from[0]) * u - 0.335) * eyeSize + eyeOut),
          (from[1] + (to[1] - from[1]) * u) * eyeSize + eyeUp + 0.004,
        ],
        toward: [side * length * ((t - 0.42) * 1.3 + (next() - 0.5) * 0.5), -length],
      });
    }
    for (let index = 0; index < 150; index += 1) {
      const t = next();
      const length = 0.045 + next() * 0.04;
      brows.push({
        at: [
          side * (0.15 + t * 0.36 + eyeOut),
          0.195 + Math.sin(t * 2.5) * 0.05 + (next() + next() - 1) * 0.04 * (1 - t * 0.4) + eyeUp,
        ],
        toward: [side * length * (0.4 + t * 0.5 + next() * 0.2), length * (0.7 - t * 0.8)],
      });
    }
  }
  return { lashes, brows };
}

/** Draws hairs onto the face: how much of each pixel they cover. */
function drawHair(study: Study, depths: Field, hairs: readonly Hair[], strength: number): Field {
  const { width, height } = depths;
  const { pixel, column } = createScale(study, width, height);
  const { toWorld } = createView(study);
  const limbs = study.limbs.map(createLimb);
  const head = createHead(study.week, study.seed, study.mouth);
  const values = new Float32Array(width * height);
  const findFacePoint = (x: number, y: number): Vec => {
    let z = 1.3;
    for (let step = 0; step < 60 && z > 0; step += 1) {
      const d = head(x, y, z);
      if (d < 0.004) break;
      z -= Math.max(0.003, d * 0.7);
    }
    return toWorld(x, y, z + 0.01);
  };
  for (const { at, toward } of hairs) {
    const steps = Math.ceil(Math.hypot(...toward) / column) + 1;
    for (let step = 0; step <= steps; step += 1) {
      const t = step / steps;
      // Hairs bend upward at their tip.
      const [x, y, z] = findFacePoint(
        at[0] + toward[0] * t,
        at[1] + toward[1] * (t - 0.28 * t * t),
      );
      if (limbs.some((limb) => limb(x, y, z) < 0.06)) continue;
      const [px, py] = pixel(x, y);
      if ((depths.values[Math.round(py) * width + Math.round(px)] ?? -9) > z + 0.09) continue;
      const radius = Math.max(0.4, (0.0024 * (1 - t * 0.75)) / column);
      for (let iy = Math.floor(py - 2); iy <= py + 2; iy += 1) {
        for (let ix = Math.floor(px - 2); ix <= px + 2; ix += 1) {
          const cover =
            clamp(radius + 0.5 - Math.hypot(ix - px, iy - py)) * strength * (1 - t * 0.4);
          const index = iy * width + ix;
          values[index] = Math.max(values[index] ?? 0, cover);
        }
      }
    }
  }
  return { width, height, values };
}

/** Skin tints by place on the head: lips, flushed cheeks and nose, lids, vernix. */
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
    return [
      [blood, mottled * 0.3],
      [
        blood,
        (spot(across, y, 0.46, -0.34, 0.26, 0.22) * 0.55 +
          spot(across, y, 0, -0.24, 0.16, 0.12) * 0.7) *
          front,
      ],
      [shade, spot(across, y, 0.34, -0.02, 0.17, 0.13) * 0.7 * front],
      [blood, spot(across, y, 0.34, -0.09, 0.17, 0.05) * 0.6 * front],
      [lip, mouth * 0.7],
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
  const limbs = study.limbs.map(createLimb);
  const tintsOf = createTints(study);
  const { lashes, brows } = growHair(study);
  const hair = blurred(drawHair(study, depths, lashes, 0.95), 0.7 * unit);
  const down = blurred(drawHair(study, depths, brows, 0.16), 2.2 * unit);
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
      const onLimb = Math.min(1, ...limbs.map((limb) => limb(wx, wy, depth))) < 0.05;
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
      const value = (light.values[index] ?? 0) * (1 + pores * 0.055 * body);
      const facing =
        ((nx + pores * 0.05) * half[0] + (ny + pores * 0.05) * half[1] + half[2]) /
        (Math.hypot(nx, ny, 1) * halfNorm);
      const sheen =
        clamp(facing) ** 26 * value * 0.15 * body * (0.7 + layered(wx * 6, wy * 6, 2, 2));

      let color = skinTone(value).map((part) => part);
      const tints: [Tint, number][] = onLimb
        ? [[blood, 0.3 + 0.3 * clamp(layered(wx * 3, wy * 3, 4, 2) + 0.4)]]
        : tintsOf(x, y, z);
      for (const [tint, strength] of tints) {
        const share = clamp(strength) * body;
        color = color.map((part, channel) => part * (1 + ((tint[channel] ?? 1) - 1) * share));
      }
      const cover = clamp((hair.values[index] ?? 0) + (down.values[index] ?? 0));
      color.forEach((part, channel) => {
        const lit = part + sheen * 255 * (channel === 0 ? 1 : 0.93);
        const dark = [52, 30, 24][channel] ?? 0;
        data[index * 3 + channel] = clamp(lit + (dark - lit) * cover, 0, 255);
      });
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
