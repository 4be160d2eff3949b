import { clamp, smoothStep } from '../pixels.ts';
import type { Field } from '../pixels.ts';
import type { Vec } from './shapes.ts';
import type { Volume } from './volume.ts';

/** Light values, and the depth of the visible surface (head radii; very large if none). */
export type Scan = Field & { depths: Float32Array };

/**
 * A plane of light that moves down slice by slice, at half the picture's resolution. In each step
 * it shifts by a constant offset (in its own pixels) and spreads to four neighbors `reach` away.
 */
function createPlane(width: number, height: number, spread: number, reach: number) {
  let now = new Float32Array(width * height).fill(1);
  let next = new Float32Array(width * height);
  const side = Math.max(1, Math.round(reach));
  return {
    get values() {
      return now;
    },
    sink(shiftX: number, shiftY: number, cut: Float32Array) {
      const [ox, oy] = [Math.floor(shiftX), Math.floor(shiftY)];
      const [u, v] = [shiftX - ox, shiftY - oy];
      const [w00, w10, w01, w11] = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v];
      const keep = 1 - spread;
      const each = spread / 4;
      for (let y = 0; y < height; y += 1) {
        const y0 = clamp(y + oy, 0, height - 1) * width;
        const y1 = clamp(y + oy + 1, 0, height - 1) * width;
        const up = clamp(y + oy - side, 0, height - 1) * width;
        const down = clamp(y + oy + side, 0, height - 1) * width;
        for (let x = 0; x < width; x += 1) {
          const x0 = clamp(x + ox, 0, width - 1);
          const x1 = clamp(x + ox + 1, 0, width - 1);
          const left = clamp(x + ox - side, 0, width - 1);
          const right = clamp(x + ox + side, 0, width - 1);
          const middle =
            (now[y0 + x0] as number) * w00 +
            (now[y0 + x1] as number) * w10 +
            (now[y1 + x0] as number) * w01 +
            (now[y1 + x1] as number) * w11;
          const around =
            (now[y0 + left] as number) +
            (now[y0 + right] as number) +
            (now[up + x0] as number) +
            (now[down + x0] as number);
          const i = y * width + x;
          next[i] = (middle * keep + around * each) * (cut[i] as number);
        }
      }
      [now, next] = [next, now];
    },
  };
}

/**
 * Composites the block from front to back while light passes through the same slices: this produces
 * soft shadows, translucent thin parts, dark hollows, haze and grainy edges.
 */
export function renderVolume(volume: Volume, light: Vec): Scan {
  const { width, height, depth, block, gain, column, slice, depthOf } = volume;
  const plane = width * height;
  const norm = Math.hypot(...light);
  const [lx, ly, lz] = [light[0] / norm, light[1] / norm, light[2] / norm];
  const [halfWidth, halfHeight] = [width >> 1, height >> 1];
  const shiftX = ((lx / lz) * (slice / column)) / 2;
  const shiftY = ((-ly / lz) * (slice / column)) / 2;
  const direct = createPlane(halfWidth, halfHeight, 0.2, 1);
  const scatter = createPlane(halfWidth, halfHeight, 0.6, 0.03 / column / 2);
  const open = createPlane(halfWidth, halfHeight, 0.64, 0.045 / column / 2);
  const cuts = [0, 1, 2].map(() => new Float32Array(halfWidth * halfHeight));
  const [cutDirect, cutScatter, cutOpen] = cuts as [Float32Array, Float32Array, Float32Array];
  /** Depth units per slice, so that every resolution looks the same. */
  const thick = slice / 0.0155;

  const values = new Float32Array(plane);
  const depths = new Float32Array(plane);
  const through = new Float32Array(plane).fill(1);
  for (let z = 1; z < depth - 1; z += 1) {
    const wz = depthOf(z);
    const fog = 0.28 + 0.72 * smoothStep(-1, 0.75, wz);
    for (let y = 0; y < halfHeight; y += 1) {
      for (let x = 0; x < halfWidth; x += 1) {
        const at = z * plane + y * 2 * width + x * 2;
        const density =
          ((block[at] as number) +
            (block[at + 1] as number) +
            (block[at + width] as number) +
            (block[at + width + 1] as number)) /
          4;
        const i = y * halfWidth + x;
        if (density < 0.24) {
          cutDirect[i] = cutScatter[i] = cutOpen[i] = 1;
          continue;
        }
        const solid = smoothStep(0.24, 0.62, density) * thick;
        cutDirect[i] = Math.exp(-solid * 0.9);
        cutScatter[i] = Math.exp(-solid * 0.16);
        cutOpen[i] = Math.exp(-solid * 0.5);
      }
    }
    direct.sink(shiftX, shiftY, cutDirect);
    scatter.sink(shiftX, shiftY, cutScatter);
    open.sink(0, 0, cutOpen);
    const [directs, scatters, opens] = [direct.values, scatter.values, open.values];

    for (let y = 1; y < height - 1; y += 1) {
      const hy = clamp((y - 0.5) / 2, 0, halfHeight - 1.001);
      const fy = Math.floor(hy);
      const v = hy - fy;
      for (let x = 1; x < width - 1; x += 1) {
        const i = y * width + x;
        const t = through[i] as number;
        if (t < 0.01) continue;
        const hx = clamp((x - 0.5) / 2, 0, halfWidth - 1.001);
        const fx = Math.floor(hx);
        const u = hx - fx;
        const k = fy * halfWidth + fx;
        const read = (from: Float32Array) =>
          ((from[k] as number) * (1 - u) + (from[k + 1] as number) * u) * (1 - v) +
          ((from[k + halfWidth] as number) * (1 - u) + (from[k + halfWidth + 1] as number) * u) * v;
        const at = z * plane + i;
        const solid = smoothStep(0.24, 0.62, block[at] as number);
        const alpha = 1 - Math.exp(-(solid * solid * 0.8 + 0.0022) * thick);
        const l = read(directs);
        const c = read(scatters);
        let shade = 0.03 + 0.16 * c * l;
        if (solid > 0.004) {
          const o = read(opens);
          let nx = (block[at - 1] as number) - (block[at + 1] as number);
          let ny = (block[at + width] as number) - (block[at - width] as number);
          let nz = ((block[at + plane] as number) - (block[at - plane] as number)) / 1.2;
          const length = Math.sqrt(nx * nx + ny * ny + nz * nz) + 0.02;
          nx /= length;
          ny /= length;
          nz /= length;
          const facing = nx * lx + ny * ly + nz * lz;
          const wrap = clamp((facing + 0.45) / 1.45);
          // A weak echo blurs the surface's shape, not its position.
          const weak = 1 - smoothStep(0.35, 0.95, gain[i] as number);
          const form = clamp(0.45 + (wrap - 0.45) * (1 - weak * 0.75));
          shade =
            form * form * (0.2 + 0.8 * l) * 0.62 * (0.35 + 0.65 * o) +
            c * (0.1 + 0.22 * form) +
            o * (0.05 + 0.1 * clamp(nz)) +
            Math.max(0, facing) ** 9 * l * 0.05;
          shade *= 1 - weak * 0.5;
        }
        const weight = t * alpha;
        values[i] = (values[i] as number) + weight * shade * fog;
        depths[i] = (depths[i] as number) + weight * wz;
        through[i] = t - weight;
      }
    }
  }
  const far = depthOf(depth);
  for (let i = 0; i < plane; i += 1) {
    depths[i] = (depths[i] as number) + (through[i] as number) * far;
  }
  // Border pixels were skipped, since they have neighbors on one side only: copy their neighbors.
  for (const field of [values, depths]) {
    for (let y = 0; y < height; y += 1) {
      const row = clamp(y, 1, height - 2) * width;
      field[y * width] = field[row + 1] as number;
      field[y * width + width - 1] = field[row + width - 2] as number;
      if (y % (height - 1) === 0) field.copyWithin(y * width, row, row + width);
    }
  }
  return { width, height, values, depths };
}
