/** Geometry as SVG path data. Points are user units of the picture, y down. */
export type Point = readonly [x: number, y: number];

export const round = (value: number) => String(Math.round(value * 10) / 10);
const pair = (x: number, y: number) => `${round(x)} ${round(y)}`;

function pointAt(points: readonly Point[], index: number, closed: boolean): Point {
  const last = points.length - 1;
  const wrapped = closed
    ? ((index % points.length) + points.length) % points.length
    : Math.max(0, Math.min(last, index));
  return points[wrapped] as Point;
}

/** A smooth line through all points (Catmull-Rom). `tension` 0 is straight, 1 is round. */
export function curve(points: readonly Point[], closed = false, tension = 1): string {
  const segments = closed ? points.length : points.length - 1;
  let path = `M${pair(...pointAt(points, 0, closed))}`;
  for (let index = 0; index < segments; index += 1) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) =>
      pointAt(points, index + step, closed),
    ) as [Point, Point, Point, Point];
    const reach = tension / 6;
    path += `C${pair(from[0] + (to[0] - before[0]) * reach, from[1] + (to[1] - before[1]) * reach)} ${pair(
      to[0] - (after[0] - from[0]) * reach,
      to[1] - (after[1] - from[1]) * reach,
    )} ${pair(...to)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A closed smooth shape through points. */
export const blob = (points: readonly Point[], tension = 1) => curve(points, true, tension);

export function polygon(points: readonly Point[]): string {
  return `M${points.map((point) => pair(...point)).join('L')}Z`;
}

export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  const rx = round(radiusX);
  const ry = round(radiusY);
  return `M${pair(x - radiusX, y)}a${rx} ${ry} 0 1 1 ${round(radiusX * 2)} 0a${rx} ${ry} 0 1 1 ${round(-radiusX * 2)} 0Z`;
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${pair(x, y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
  const corner = (dx: number, dy: number) => `a${round(r)} ${round(r)} 0 0 1 ${pair(dx, dy)}`;
  return `M${pair(x + r, y)}h${round(width - 2 * r)}${corner(r, r)}v${round(height - 2 * r)}${corner(-r, r)}h${round(
    -(width - 2 * r),
  )}${corner(-r, -r)}v${round(-(height - 2 * r))}${corner(r, -r)}Z`;
}

/** Points along the smooth line through `points`, `steps` per segment. */
function sample(points: readonly Point[], steps = 10): Point[] {
  const result: Point[] = [];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map((step) => pointAt(points, index + step, false)) as [
      Point,
      Point,
      Point,
      Point,
    ];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const value = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      result.push([value(0), value(1)]);
    }
  }
  result.push(pointAt(points, points.length - 1, false));
  return result;
}

/**
 * A brush stroke as a filled shape: `width` in the middle, tapering to the shares `ends` at both
 * ends.
 */
export function brush(
  points: readonly Point[],
  width: number,
  ends: readonly [number, number] = [0.15, 0.15],
): string {
  const line = sample(points, 6);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], index) => {
    const [ax, ay] = line[Math.max(0, index - 1)] as Point;
    const [bx, by] = line[Math.min(line.length - 1, index + 1)] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const t = index / (line.length - 1);
    const swell = Math.sin(Math.PI * t);
    const end = ends[0] + (ends[1] - ends[0]) * t;
    const half = (width / 2) * (end + (1 - Math.min(1, end)) * swell ** 0.7);
    const nx = (-(by - ay) / length) * half;
    const ny = ((bx - ax) / length) * half;
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return polygon([...left, ...right]);
}

/** A limb or trunk with round ends: its width goes from `from` to `to` along the line. */
export function limb(points: readonly Point[], from: number, to: number): string {
  const line = sample(points, 5);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], index) => {
    const [ax, ay] = line[Math.max(0, index - 1)] as Point;
    const [bx, by] = line[Math.min(line.length - 1, index + 1)] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (from + ((to - from) * index) / (line.length - 1)) / 2;
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]);
    right.unshift([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half]);
  });
  const cap = (width: number, end: Point) =>
    `A${round(width / 2)} ${round(width / 2)} 0 0 0 ${pair(...end)}`;
  return `M${left.map((point) => pair(...point)).join('L')}${cap(to, right[0] as Point)}L${right
    .map((point) => pair(...point))
    .join('L')}${cap(from, left[0] as Point)}Z`;
}

/** A heart around its center, `size` wide, with its tip at the bottom. */
export function heart(x: number, y: number, size: number): string {
  const s = size / 2;
  const p = (dx: number, dy: number) => pair(x + dx * s, y + dy * s);
  return `M${p(0, 0.95)}C${p(-1.35, 0.05)} ${p(-1.05, -0.95)} ${p(-0.5, -0.85)}C${p(-0.2, -0.8)} ${p(-0.05, -0.6)} ${p(
    0,
    -0.4,
  )}C${p(0.05, -0.6)} ${p(0.2, -0.8)} ${p(0.5, -0.85)}C${p(1.05, -0.95)} ${p(1.35, 0.05)} ${p(0, 0.95)}Z`;
}
