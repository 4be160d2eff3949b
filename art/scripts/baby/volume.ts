import { clamp, createNoise, smoothStep } from '../pixels.ts';
import { createBody, createHead, fullness } from './head.ts';
import { createEllipsoid, smoothUnion } from './shapes.ts';
import type { Shape } from './shapes.ts';
import { createView } from './study.ts';
import type { Study } from './study.ts';

/** The depth range of the scanned block, in head radii. */
const front = 1.7;
const back = -1.05;
/** The depth of a slice, in column widths. */
const stretch = 1.2;
/** Columns and slices per cell: exact distances are computed only in cells near a surface. */
const cell = 4;

export type Volume = {
  width: number;
  height: number;
  depth: number;
  /** Echo density of each voxel, slice by slice from the front. */
  block: Float32Array;
  /** Signal strength per column, from 0 to 1. */
  gain: Float32Array;
  /** The width of a column and thickness of a slice, in head radii. */
  column: number;
  slice: number;
  /** The depth of a slice. */
  depthOf(slice: number): number;
};

/** The position of a pixel in the scene. */
export function createScale({ size, shift }: Study, width: number, height: number) {
  const column = 2.75 / size / height;
  return {
    column,
    worldX: (px: number) => (px - width / 2) * column - shift[0],
    worldY: (py: number) => (height / 2 - py) * column - shift[1],
    pixel: (x: number, y: number) =>
      [(x + shift[0]) / column + width / 2, height / 2 - (y + shift[1]) / column] as const,
  };
}

function createScene(study: Study): Shape {
  const { noise, layered } = createNoise(study.seed);
  const { toHead } = createView(study);
  const { rough, wall } = study;
  const head = createHead(study.week, study.seed, study.mouth);
  const body = createBody(fullness(study.week));
  const tissue = study.tissue.map(({ at, radius }) => createEllipsoid(at, radius));
  return (wx, wy, wz) => {
    const [x, y, z] = toHead(wx, wy, wz);
    let d = head(x, y, z);
    if (y < 0.2) d = smoothUnion(d, body(x, y, z), 0.1);
    if (d < 0.09) {
      d +=
        noise(wx * 3.4, wy * 3.4, wz * 3.4) * 0.016 * rough +
        noise(wx * 8, wy * 8, wz * 8) * 0.007 * rough;
    }
    if (d < -0.2) return d;
    let behind = wall === null ? 9 : wz - wall;
    for (const part of tissue) behind = smoothUnion(behind, part(wx, wy, wz) * 1.25, 0.3);
    if (behind > 1) return Math.min(d, behind - 0.5);
    // Large lumps only: finer ones look like sponge.
    behind +=
      layered(wx * 1.1, wy * 1.1, wz * 0.8 + 2.2, 2) * 0.55 + noise(wx * 5, wy * 6, wz * 5) * 0.025;
    return smoothUnion(d, behind, 0.1);
  };
}

/** Fills the block with densities: exact near a surface, constant in the rest of each cell. */
function fillBlock(study: Study, { width, height, depth, block, slice, depthOf }: Volume) {
  const scene = createScene(study);
  const { column, worldX, worldY } = createScale(study, width, height);
  const plane = width * height;
  const band = column * 2.4;
  const radius = (cell * Math.sqrt(2 * column * column + slice * slice)) / 2;
  for (let cy = 0; cy < height; cy += cell) {
    for (let cx = 0; cx < width; cx += cell) {
      const [right, bottom] = [Math.min(width, cx + cell), Math.min(height, cy + cell)];
      let fullCells = 0;
      for (let cz = 0; cz < depth; cz += cell) {
        // Beyond two full cells nothing is visible, so fill it without computing.
        const middle =
          fullCells > 2
            ? -9
            : scene(worldX(cx + cell / 2), worldY(cy + cell / 2), depthOf(cz + cell / 2));
        if (middle > (radius + band) * 1.25) {
          fullCells = 0;
          continue;
        }
        const full = middle < -(radius + band) * 1.6;
        fullCells = full ? fullCells + 1 : 0;
        for (let z = cz; z < Math.min(depth, cz + cell); z += 1) {
          for (let y = cy; y < bottom; y += 1) {
            const row = z * plane + y * width;
            if (full) {
              block.fill(1, row + cx, row + right);
              continue;
            }
            for (let x = cx; x < right; x += 1) {
              block[row + x] = clamp(0.5 - scene(worldX(x), worldY(y), depthOf(z)) / (2 * band));
            }
          }
        }
      }
    }
  }
}

/** Fills the signal strength per column: weaker beyond the lines of loss, and at the border. */
function fillGain(study: Study, gain: Float32Array, width: number, height: number) {
  const { layered } = createNoise(study.seed * 17 + 3);
  const lines = study.losses.map(
    ({ angle, at, soft }) => [Math.cos(angle), Math.sin(angle), at, soft] as const,
  );
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / width - 0.5, 0.5 - y / height];
      const ragged = layered(u * 5, v * 4, 3.3, 3) * 0.16;
      let g = smoothStep(0.62, 0.44, Math.hypot(u * 0.92, v * 0.92) + ragged * 0.6);
      for (const [c, n, at, soft] of lines) {
        g *= smoothStep(at + soft, at - soft, u * c + v * n + ragged);
      }
      gain[y * width + x] = g;
    }
  }
}

/** Adds speckle to echoes, and weakens echoes where the signal is weak or deep. */
function addSpeckle(study: Study, volume: Volume) {
  const { width, height, depth, block, gain, depthOf } = volume;
  const { noise, layered } = createNoise(study.seed * 17 + 3);
  const { worldX, worldY } = createScale(study, width, height);
  const { rough } = study;
  const behind = new Uint8Array(width * height);
  for (let z = 0; z < depth; z += 1) {
    const wz = depthOf(z);
    const deep = smoothStep(0.2, -1, wz) * 0.35;
    for (let y = 0; y < height; y += 1) {
      const wy = worldY(y);
      for (let x = 0; x < width; x += 1) {
        const i = y * width + x;
        const at = z * width * height + i;
        const density = block[at] ?? 0;
        if (density === 0) continue;
        const g = gain[i] ?? 0;
        if ((behind[i] ?? 0) > 9) {
          block[at] = density * g;
          continue;
        }
        const wx = worldX(x);
        // Wider than high, since the probe's resolution is lower across its beam.
        const speckle =
          noise(wx * 7, wy * 11, wz * 8) * 0.55 +
          noise(wx * 15, wy * 24, wz * 17) * 0.3 +
          noise(wx * 38, wy * 52, wz * 40) * 0.24;
        const patch = layered(wx * 1.7, wy * 1.7, wz * 1.4 + 9, 2);
        const echo = g * (1 - deep) * (1 - Math.max(0, -patch - 0.12) * 0.6 * rough);
        const value =
          density *
          clamp(
            echo + speckle * (0.09 * rough + 0.55 * g * (1 - g) + 0.25 * echo * (1 - echo)),
            0,
            1.2,
          );
        if (value > 0.6) behind[i] = (behind[i] ?? 0) + 1;
        block[at] = value;
      }
    }
  }
}

/** Blurs by 1-2-1 along x, y and z, the probe's limited resolution. */
function blurBlock(block: Float32Array, jumps: readonly number[]) {
  for (const jump of jumps) {
    const lag = block.slice(0, jump);
    let slot = 0;
    for (let at = jump; at < block.length - jump; at += 1) {
      const here = block[at] as number;
      block[at] = here * 0.5 + (lag[slot] as number) * 0.25 + (block[at + jump] as number) * 0.25;
      lag[slot] = here;
      slot = slot + 1 === jump ? 0 : slot + 1;
    }
  }
}

/** Scans the baby: a block of `width` by `height` columns. */
export function scanVolume(study: Study, width: number, height: number): Volume {
  const { column } = createScale(study, width, height);
  const slice = column * stretch;
  const depth = Math.ceil((front - back) / slice);
  const volume = {
    width,
    height,
    depth,
    block: new Float32Array(width * height * depth),
    gain: new Float32Array(width * height),
    column,
    slice,
    depthOf: (z: number) => front - z * slice,
  };
  fillBlock(study, volume);
  fillGain(study, volume.gain, width, height);
  addSpeckle(study, volume);
  blurBlock(volume.block, [1, width, width * height]);
  return volume;
}
