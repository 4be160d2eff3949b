import sharp from 'sharp';

/** Gray or light values of a picture in rows; 0 is black, 1 is white. */
export type Field = { width: number; height: number; values: Float32Array };

export const clamp = (value: number, low = 0, high = 1) => Math.max(low, Math.min(high, value));

export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Smooth 3D noise between -1 and 1, always the same for a place and seed. */
export function createNoise(seed: number) {
  const hash = (x: number, y: number, z: number) => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1440662683) ^ seed;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
  };
  // Inlined for speed: a volume calls it a hundred million times.
  const noise = (x: number, y: number, z = 0) => {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const fz = Math.floor(z);
    let u = x - fx;
    let v = y - fy;
    let w = z - fz;
    u = u * u * (3 - 2 * u);
    v = v * v * (3 - 2 * v);
    w = w * w * (3 - 2 * w);
    const a = hash(fx, fy, fz);
    const b = hash(fx, fy + 1, fz);
    const c = hash(fx, fy, fz + 1);
    const d = hash(fx, fy + 1, fz + 1);
    const p = a + (hash(fx + 1, fy, fz) - a) * u;
    const q = b + (hash(fx + 1, fy + 1, fz) - b) * u;
    const r = c + (hash(fx + 1, fy, fz + 1) - c) * u;
    const s = d + (hash(fx + 1, fy + 1, fz + 1) - d) * u;
    const near = p + (q - p) * v;
    return near + (r + (s - r) * v - near) * w;
  };
  /** Sums several octaves of the noise. */
  const layered = (x: number, y: number, z: number, octaves: number) => {
    let [sum, strength, scale] = [0, 0.5, 1];
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += strength * noise(x * scale, y * scale, z * scale);
      strength *= 0.5;
      scale *= 2.03;
    }
    return sum;
  };
  return { noise, layered };
}

/** A gradient from dark to bright through these colors. */
export function colorScale(stops: readonly (readonly [light: number, color: string])[]) {
  const parsed = stops.map(
    ([light, color]) =>
      [light, [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))] as const,
  );
  const table = Array.from({ length: 256 }, (_, index) => {
    const light = index / 255;
    const above = parsed.findIndex(([stop]) => stop >= light);
    const [highStop, high] = parsed[above < 0 ? parsed.length - 1 : above] ?? [1, [255, 255, 255]];
    const [lowStop, low] = parsed[Math.max(0, above - 1)] ?? [0, [0, 0, 0]];
    const t = highStop === lowStop ? 1 : clamp((light - lowStop) / (highStop - lowStop));
    return low.map((value, channel) => Math.round(value + ((high[channel] ?? 0) - value) * t));
  });
  return (light: number) => table[Math.round(clamp(light) * 255)] as number[];
}

/** Encodes a field as PNG in the colors of a scale: at most 256 colors, so that a palette suffices. */
export async function fieldPng(
  { width, height, values }: Field,
  colorOf: (light: number) => readonly number[],
): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  values.forEach((value, index) => {
    const [red = 0, green = 0, blue = 0] = colorOf(value);
    data[index * 3] = red;
    data[index * 3 + 1] = green;
    data[index * 3 + 2] = blue;
  });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colors: 256, dither: 0, quality: 100, effort: 8 })
    .toBuffer();
}

/** A blurred copy; `radius` in pixels. Three box blurs approximate a Gaussian. */
export function blurred(field: Field, radius: number): Field {
  const { width, height } = field;
  const reach = Math.max(1, Math.round(radius * 0.94));
  let from = field.values;
  for (let pass = 0; pass < 3; pass += 1) {
    for (const [count, length, step, jump] of [
      [height, width, 1, width],
      [width, height, width, 1],
    ] as const) {
      const to = new Float32Array(from.length);
      for (let line = 0; line < count; line += 1) {
        const start = line * jump;
        const read = (index: number) =>
          from[start + Math.max(0, Math.min(length - 1, index)) * step] ?? 0;
        let sum = 0;
        for (let index = -reach; index <= reach; index += 1) sum += read(index);
        for (let index = 0; index < length; index += 1) {
          to[start + index * step] = sum / (reach * 2 + 1);
          sum += read(index + reach + 1) - read(index - reach);
        }
      }
      from = to;
    }
  }
  return { width, height, values: from };
}

/** A soft elliptical spot: 1 at its center, falling off as a Gaussian. */
export const spot = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);
