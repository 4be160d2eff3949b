import { blob, brush, curve, ellipse, limb, round } from './lines.ts';
import type { Point } from './lines.ts';
import { darker, lighter, mix, paint } from './palette.ts';
import type { Sheet } from './sheet.ts';

const leafPath = 'M0 0C5-8 17-10 26-1C18 8 6 8 0 0Z';

/** A leaf as path data, its stem at x, y. `turn` in degrees; at `size` 1 it is 26 units long. */
export function createLeafPath(x: number, y: number, size: number, turn: number): string {
  const cos = Math.cos((turn * Math.PI) / 180) * size;
  const sin = Math.sin((turn * Math.PI) / 180) * size;
  const by = (dx: number, dy: number) =>
    `${round(dx * cos - dy * sin)} ${round(dx * sin + dy * cos)}`;
  return `M${round(x)} ${round(y)}c${by(5, -8)} ${by(17, -10)} ${by(26, -1)}c${by(-8, 9)} ${by(-20, 9)} ${by(-26, 1)}z`.replaceAll(
    ' -',
    '-',
  );
}

/** A leaf with ink line and vein, for leaves in the foreground. */
export function drawLeaf(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  turn: number,
  fill: string = paint.leafMid,
): string {
  const body = sheet.form(leafPath, fill, { ink: 1.6 / Math.max(0.6, size), shade: 2.4 });
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(turn)}) scale(${Math.round(size * 100) / 100})">${body}<path d="M1-.2Q12-3 22-1.5" fill="none" stroke="${darker(fill, 0.45)}" stroke-width="1"/></g>`;
}

/** An apple of radius `size` around x, y. */
export function drawApple(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  { color = paint.apple as string, stalk = true, turn = 0, ink = 2.2 } = {},
): string {
  const body = blob(
    [
      [0, -0.72],
      [0.5, -0.9],
      [0.98, -0.5],
      [0.98, 0.2],
      [0.55, 0.88],
      [0.18, 0.92],
      [0, 0.86],
      [-0.18, 0.92],
      [-0.55, 0.88],
      [-0.98, 0.2],
      [-0.98, -0.5],
      [-0.5, -0.9],
    ].map(([px, py]) => [(px as number) * size, (py as number) * size] as Point),
  );
  const fill = sheet.radial(
    [
      [0, lighter(color, 0.34)],
      [0.45, color],
      [1, darker(color, 0.3)],
    ],
    [0.36, 0.3],
    0.8,
  );
  const shine = `<path d="${brush(
    [
      [-size * 0.62, -size * 0.08],
      [-size * 0.58, -size * 0.4],
      [-size * 0.34, -size * 0.62],
    ],
    size * 0.16,
  )}" fill="#fff3d6" fill-opacity=".75"/>`;
  const dimple = `<path d="M${round(-size * 0.3)} ${round(-size * 0.66)}Q0 ${round(-size * 0.44)} ${round(size * 0.3)} ${round(-size * 0.66)}" fill="none" stroke="${darker(color, 0.5)}" stroke-width="${round(Math.max(1, size * 0.06))}" stroke-linecap="round"/>`;
  const stem = stalk
    ? `<path d="${limb(
        [
          [0, -size * 0.6],
          [size * 0.06, -size * 0.95],
          [size * 0.2, -size * 1.22],
        ],
        size * 0.13,
        size * 0.1,
      )}" fill="${paint.barkDark}"/>${drawLeaf(sheet, size * 0.1, -size * 0.98, size / 30, -18)}`
    : '';
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(turn)})">${sheet.form(body, fill, { base: color, ink, shade: size * 0.1 })}${dimple}${shine}${stem}</g>`;
}

export type Cluster = readonly [x: number, y: number, radius: number];

function bumpyOutline(sheet: Sheet, [x, y, radius]: Cluster, bumps: number): string {
  const points: Point[] = [];
  for (let index = 0; index < bumps * 2; index += 1) {
    const turn = (index / (bumps * 2)) * Math.PI * 2;
    const reach = radius * (index % 2 ? 1.04 : 0.9) + sheet.random.around(radius * 0.07);
    points.push([x + Math.cos(turn) * reach, y + Math.sin(turn) * reach]);
  }
  return blob(points, 1.1);
}

type FoliageOptions = {
  /** Number of leaves per cluster. */
  leaves?: number;
  leafSize?: number;
  tones?: { deep: string; mid: string; light: string; gold: string };
  /** The direction of the light. */
  light?: Point;
};

const summerTones = {
  deep: paint.leafDeep,
  mid: paint.leaf,
  light: paint.leafMid,
  gold: paint.leafLight,
};
export const goldenTones = {
  deep: '#31502a',
  mid: '#4d7235',
  light: '#7d9645',
  gold: '#c9b552',
};
export const distantTones = {
  deep: '#8d9a58',
  mid: '#a2aa63',
  light: '#b9b973',
  gold: '#d6c57f',
};

/** A tree crown: dark leaf masses, lit masses toward the light, and single leaves on top. */
export function drawFoliage(
  sheet: Sheet,
  clusters: readonly Cluster[],
  { leaves = 26, leafSize = 1, tones = summerTones, light = [-0.6, -0.75] }: FoliageOptions = {},
): string {
  const { random } = sheet;
  const drawLeafMass = (shift: number, grow: number, fill: string) =>
    clusters
      .map(([x, y, radius]) =>
        bumpyOutline(
          sheet,
          [x + light[0] * radius * shift, y + light[1] * radius * shift, radius * grow],
          Math.max(7, Math.round(radius / 11)),
        ),
      )
      .map((path) => `<path d="${path}" fill="${fill}"/>`)
      .join('');
  const drawSingleLeaf = (
    count: number,
    reach: number,
    shift: number,
    fills: readonly string[],
    size: number,
  ) => {
    const leavesOf = new Map<string, string>();
    for (const [x, y, radius] of clusters) {
      for (let index = 0; index < (count * radius) / 90; index += 1) {
        const turn = random.between(0, Math.PI * 2);
        const distance = radius * reach * Math.sqrt(random.between(0.12, 1));
        const fill = random.pick(fills);
        const drawn = createLeafPath(
          x + light[0] * radius * shift + Math.cos(turn) * distance,
          y + light[1] * radius * shift + Math.sin(turn) * distance,
          leafSize * size * random.between(0.7, 1.15),
          random.between(0, 360),
        );
        leavesOf.set(fill, (leavesOf.get(fill) ?? '') + drawn);
      }
    }
    return [...leavesOf].map(([fill, path]) => `<path d="${path}" fill="${fill}"/>`).join('');
  };
  return (
    drawSingleLeaf(leaves * 0.9, 1.12, 0, [tones.deep, tones.mid], 1) +
    drawLeafMass(0, 1, tones.deep) +
    drawLeafMass(0.12, 0.84, tones.mid) +
    drawSingleLeaf(
      leaves * 0.9,
      1,
      0.05,
      [tones.deep, tones.mid, mix(tones.mid, tones.light, 0.5)],
      0.95,
    ) +
    drawLeafMass(0.3, 0.5, tones.light) +
    drawSingleLeaf(
      leaves * 0.8,
      0.72,
      0.26,
      [tones.light, tones.mid, mix(tones.light, tones.gold, 0.5)],
      0.9,
    ) +
    drawSingleLeaf(leaves * 0.5, 0.52, 0.44, [tones.gold, mix(tones.light, tones.gold, 0.6)], 0.85)
  );
}

/** A trunk with roots and main branches, its foot at x, y. */
export function drawTrunk(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  thick: number,
): string {
  const t = thick;
  const drawBough = (points: readonly Point[], from: number, to: number) =>
    sheet.form(limb(points, from, to), paint.bark, { ink: 2.4, shade: thick * 0.12, light: 3 });
  const main = blob(
    [
      [x - t * 1.05, y + 4],
      [x - t * 0.5, y - t * 0.5],
      [x - t * 0.42, y - height * 0.5],
      [x - t * 0.55, y - height],
      [x + t * 0.5, y - height],
      [x + t * 0.4, y - height * 0.5],
      [x + t * 0.58, y - t * 0.5],
      [x + t * 1.15, y + 6],
      [x + t * 0.3, y - t * 0.1],
      [x - t * 0.2, y + t * 0.12],
    ],
    0.8,
  );
  const grain = [-0.25, 0.02, 0.24]
    .map(
      (offset, index) =>
        `<path d="${brush(
          [
            [x + t * offset * 1.4, y - t * 0.3],
            [x + t * offset, y - height * (0.35 + index * 0.06)],
            [x + t * (offset + 0.05), y - height * (0.7 + index * 0.08)],
          ],
          t * 0.07,
        )}" fill="${paint.barkDark}" fill-opacity=".55"/>`,
    )
    .join('');
  return (
    drawBough(
      [
        [x - t * 0.1, y - height * 0.72],
        [x - t * 1.5, y - height * 1.12],
        [x - t * 2.7, y - height * 1.3],
      ],
      t * 0.5,
      t * 0.2,
    ) +
    drawBough(
      [
        [x + t * 0.1, y - height * 0.78],
        [x + t * 1.3, y - height * 1.16],
        [x + t * 2.6, y - height * 1.32],
      ],
      t * 0.48,
      t * 0.2,
    ) +
    sheet.form(main, paint.bark, { shade: t * 0.2, light: 4, inside: grain })
  );
}

/** Apples in a tree crown, at the given places. */
export function drawFruit(
  sheet: Sheet,
  places: readonly Point[],
  size: number,
  colors: readonly string[] = [paint.apple, paint.apple, paint.appleLight],
): string {
  return places
    .map(([x, y]) => {
      const { random } = sheet;
      const body = drawApple(sheet, x, y, size * random.between(0.88, 1.1), {
        color: random.pick(colors),
        stalk: false,
        turn: random.around(14),
        ink: 1.8,
      });
      const drawTuft = (turn: number, fill: string) =>
        `<path d="${createLeafPath(x, y - size * 0.8, size / 26, turn)}" fill="${fill}"/>`;
      return (
        body +
        drawTuft(random.between(-60, 30), paint.leafMid) +
        drawTuft(random.between(150, 220), paint.leafDeep)
      );
    })
    .join('');
}

/** Tufts of grass along a strip. */
export function drawTufts(
  sheet: Sheet,
  [x, y, width, height]: readonly [number, number, number, number],
  count: number,
  fills: readonly string[],
  size = 16,
): string {
  const { random } = sheet;
  const bladesOf = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const depth = random.next();
    const foot: Point = [x + random.between(0, width), y + depth * height];
    const tall = size * (0.55 + depth * 0.75);
    const half = tall * 0.07;
    const fill = random.pick(fills);
    for (const lean of [-0.55, -0.1, 0.4]) {
      const bend = lean * tall * 0.3;
      const high = -tall * random.between(0.7, 1.1);
      const blade = `M${round(foot[0] - half)} ${round(foot[1])}q${round(bend)} ${round(high * 0.5)} ${round(lean * tall + half)} ${round(high)}q${round(bend - lean * tall)} ${round(-high * 0.4)} ${round(half - lean * tall)} ${round(-high)}z`;
      bladesOf.set(fill, (bladesOf.get(fill) ?? '') + blade);
    }
  }
  return [...bladesOf].map(([fill, path]) => `<path d="${path}" fill="${fill}"/>`).join('');
}

/** Small meadow flowers. */
export function drawFlowers(
  sheet: Sheet,
  [x, y, width, height]: readonly [number, number, number, number],
  count: number,
  fills: readonly string[] = [paint.white, paint.honeyPale, '#f3c6b2'],
  size = 5,
): string {
  const { random } = sheet;
  return Array.from({ length: count }, () => {
    const depth = random.next();
    const fx = x + random.between(0, width);
    const fy = y + depth * height;
    const r = size * (0.6 + depth * 0.6);
    const fill = random.pick(fills);
    const petals = [0, 72, 144, 216, 288]
      .map((turn) => {
        const angle = ((turn + 10) * Math.PI) / 180;
        return ellipse(fx + Math.cos(angle) * r, fy + Math.sin(angle) * r, r * 0.7);
      })
      .join('');
    return `<path d="M${round(fx)} ${round(fy)}q${round(r * 0.3)} ${round(r * 2)} 0 ${round(r * 4)}" stroke="${paint.grassDeep}" stroke-width="1.4" fill="none"/><path d="${petals}" fill="${fill}"/><path d="${ellipse(fx, fy, r * 0.55)}" fill="${paint.honey}"/>`;
  }).join('');
}

/** A hill line from left to right, closed at the bottom. */
export function drawHill(points: readonly Point[], bottom: number): string {
  const first = points[0] as Point;
  const last = points[points.length - 1] as Point;
  return `${curve(points)}L${round(last[0])} ${bottom}L${round(first[0])} ${bottom}Z`;
}

/** A small tree of a distant orchard row. */
export function drawDistantTree(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  tones = distantTones,
  fruitColor = '',
): string {
  const stem = `<path d="${limb(
    [
      [x, y],
      [x, y - size * 0.5],
    ],
    size * 0.13,
    size * 0.1,
  )}" fill="${mix(paint.bark, tones.mid, 0.45)}"/>`;
  const crown = drawFoliage(
    sheet,
    [
      [x - size * 0.26, y - size * 0.72, size * 0.3],
      [x + size * 0.26, y - size * 0.72, size * 0.3],
      [x, y - size * 0.95, size * 0.36],
    ],
    { leaves: size < 90 ? 14 : 26, leafSize: size / 150, tones },
  );
  const dots = fruitColor
    ? Array.from(
        { length: 7 },
        () =>
          `<path d="${ellipse(x + sheet.random.around(size * 0.42), y - size * 0.8 + sheet.random.around(size * 0.3), size * 0.045)}" fill="${fruitColor}"/>`,
      ).join('')
    : '';
  return stem + crown + dots;
}
