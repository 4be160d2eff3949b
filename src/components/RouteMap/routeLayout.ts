export type MapPlace = {
  name: string;
  latitude: number;
  longitude: number;
  /** A county seat is drawn as a star instead of a dot. */
  isCountySeat?: boolean;
};

export type Spot = { x: number; y: number };
type Box = { left: number; top: number; right: number; bottom: number };
export type Label = Spot & { text: string; anchor: 'start' | 'middle' | 'end'; box: Box };
export type MappedPlace = Spot & { place: MapPlace; label: Label };

export type RouteLayout = {
  studio: MappedPlace;
  place: MappedPlace;
  neighbours: MappedPlace[];
  /** SVG path data of the sketched route, which follows no real roads. */
  route: string;
  trees: (Spot & { size: number })[];
  compass: Spot;
  scale: Spot & { miles: number; length: number };
};

export const mapSize = { width: 400, height: 300 };

const padding = { x: 66, y: 58 };
const milesPerDegree = 69.05;
const labelHeight = 17;
/** The minimum distance in miles that the map's width and height cover, to limit the zoom. */
const leastSpan = 2.6;

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

function overlapArea(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const boxAround = ({ x, y }: Spot, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

/** An upper estimate: the font's metrics are unknown here. */
const textWidth = (text: string) => text.length * 8.3 + 4;

function labelCandidates(spot: Spot, text: string, gap: number, rise = gap): Label[] {
  const width = textWidth(text);
  const labelAt = (x: number, y: number, anchor: Label['anchor']): Label => {
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    const box = { left, right: left + width, top: y - labelHeight * 0.8, bottom: y + 5 };
    return { x: roundToTenth(x), y: roundToTenth(y), text, anchor, box };
  };
  const { x, y } = spot;
  return [
    labelAt(x + gap, y + 5, 'start'),
    labelAt(x - gap, y + 5, 'end'),
    labelAt(x, y + gap + 13, 'middle'),
    labelAt(x, y - rise - 3, 'middle'),
    labelAt(x + gap * 0.7, y + gap + 9, 'start'),
    labelAt(x - gap * 0.7, y + gap + 9, 'end'),
    labelAt(x + gap * 0.7, y - rise, 'start'),
    labelAt(x - gap * 0.7, y - rise, 'end'),
  ];
}

/** The cost of a label's position: how much it overlaps taken boxes or leaves the map. */
function labelCost({ box }: Label, taken: readonly Box[]): number {
  const outside =
    Math.max(0, 6 - box.left) +
    Math.max(0, box.right - mapSize.width + 6) +
    Math.max(0, 6 - box.top) +
    Math.max(0, box.bottom - mapSize.height + 6);
  return outside * 40 + taken.reduce((sum, other) => sum + overlapArea(box, other), 0);
}

function bestLabel(options: readonly Label[], taken: readonly Box[]): [Label, number] {
  const [first, ...rest] = options.map((label) => [label, labelCost(label, taken)] as const);
  if (!first) throw new RangeError('A label needs a place');
  const [label, cost] = rest.reduce((best, next) => (next[1] < best[1] ? next : best), first);
  return [label, cost];
}

/** Points of a gently curved line between two spots; the seed sets the curve. */
function wayPoints(from: Spot, to: Spot, seed: number): Spot[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const bend = Math.min(26, length * 0.16);
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t, index) => {
    const sway = Math.sin(t * Math.PI) * bend * Math.sin(seed + index * 2.4);
    return { x: from.x + dx * t - (dy / length) * sway, y: from.y + dy * t + (dx / length) * sway };
  });
}

function smoothPath(points: readonly Spot[]): string {
  const pointAt = (index: number) =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? { x: 0, y: 0 };
  return points.slice(1).reduce(
    (path, to, index) => {
      const [before, from, after] = [pointAt(index - 1), pointAt(index), pointAt(index + 2)];
      const control = [
        from.x + (to.x - before.x) / 6,
        from.y + (to.y - before.y) / 6,
        to.x - (after.x - from.x) / 6,
        to.y - (after.y - from.y) / 6,
      ].map(roundToTenth);
      return `${path}C${control.join(' ')} ${roundToTenth(to.x)} ${roundToTenth(to.y)}`;
    },
    `M${roundToTenth(pointAt(0).x)} ${roundToTenth(pointAt(0).y)}`,
  );
}

/** Projects coordinates onto the map so that both places fit and distances are to scale. */
function createProjection(studio: MapPlace, place: MapPlace) {
  const middle = {
    latitude: (studio.latitude + place.latitude) / 2,
    longitude: (studio.longitude + place.longitude) / 2,
  };
  const milesPerLongitude = milesPerDegree * Math.cos((middle.latitude * Math.PI) / 180);
  const milesEast = (spot: MapPlace) => (spot.longitude - middle.longitude) * milesPerLongitude;
  const milesNorthOfMiddle = (spot: MapPlace) => (spot.latitude - middle.latitude) * milesPerDegree;
  const perMile = Math.min(
    (mapSize.width - padding.x * 2) /
      Math.max(leastSpan, Math.abs(milesEast(studio) - milesEast(place))),
    (mapSize.height - padding.y * 2) /
      Math.max(leastSpan, Math.abs(milesNorthOfMiddle(studio) - milesNorthOfMiddle(place))),
  );
  const project = (spot: MapPlace): Spot => ({
    x: roundToTenth(mapSize.width / 2 + milesEast(spot) * perMile),
    y: roundToTenth(mapSize.height / 2 - milesNorthOfMiddle(spot) * perMile),
  });
  return { project, perMile };
}

/** Places compass and scale in the corners off the diagonal between the studio and the place. */
function placeCompassAndScale(start: Spot, end: Spot, perMile: number) {
  const risesEast = (end.x - start.x) * (end.y - start.y) < 0;
  const compass = risesEast ? { x: 42, y: 46 } : { x: mapSize.width - 42, y: 46 };
  const miles = [1, 2, 5, 10, 20].findLast((value) => value * perMile <= 120) ?? 1;
  const length = roundToTenth(miles * perMile);
  const x = risesEast ? mapSize.width - 24 - length : 24;
  return { compass, scale: { x, y: mapSize.height - 24, miles, length } };
}

function boxesAlongRoute(way: readonly Spot[]): Box[] {
  return way.flatMap((spot, index) => {
    const next = way[index + 1];
    if (!next) return [];
    return [0, 0.33, 0.66].map((t) =>
      boxAround({ x: spot.x + (next.x - spot.x) * t, y: spot.y + (next.y - spot.y) * t }, 5),
    );
  });
}

/** Places the neighbors whose dot and label fit on free space, and adds their boxes to `taken`. */
function placeNeighbours(spots: readonly (Spot & { place: MapPlace })[], taken: Box[]) {
  const shown: MappedPlace[] = [];
  for (const spot of spots) {
    const dot = boxAround(spot, 7);
    const inFrame =
      dot.left > 8 &&
      dot.top > 8 &&
      dot.right < mapSize.width - 8 &&
      dot.bottom < mapSize.height - 8;
    if (!inFrame || taken.some((box) => overlapArea(box, dot) > 0)) continue;
    const [label, cost] = bestLabel(labelCandidates(spot, spot.place.name, 10), taken);
    if (cost > 0) continue;
    taken.push(dot, label.box);
    shown.push({ ...spot, label });
  }
  return shown;
}

/** Up to 14 trees on free space, sorted from back to front. */
function plantTrees(seed: number, taken: readonly Box[]): RouteLayout['trees'] {
  const trees: RouteLayout['trees'] = [];
  const boxes = [...taken];
  for (let index = 0; index < 40 && trees.length < 14; index += 1) {
    const pseudoRandom = (step: number) => {
      const value = Math.sin(seed + index * step) * 43758.5453;
      return value - Math.floor(value);
    };
    const tree = {
      x: roundToTenth(16 + pseudoRandom(12.9898) * (mapSize.width - 32)),
      y: roundToTenth(20 + pseudoRandom(78.233) * (mapSize.height - 36)),
      size: roundToTenth(5 + pseudoRandom(3.7) * 3),
    };
    const box = boxAround(tree, tree.size + 4);
    if (boxes.some((other) => overlapArea(other, box) > 0)) continue;
    boxes.push(box);
    trees.push(tree);
  }
  return trees.sort((a, b) => a.y - b.y);
}

/**
 * Computes the layout of a drawn map. North is up and distances match the scale bar; the route is
 * only a sketch. Neighbors outside the map, or without space for a label, are left out.
 */
export function layOutRoute(
  studio: MapPlace,
  place: MapPlace,
  neighbours: readonly MapPlace[] = [],
): RouteLayout {
  const { project, perMile } = createProjection(studio, place);
  const start = project(place);
  const end = project(studio);
  const seed = place.latitude * 97 + place.longitude * 53;
  const way = wayPoints(start, end, seed);
  const { compass, scale } = placeCompassAndScale(start, end, perMile);

  const taken: Box[] = [
    { left: start.x - 12, right: start.x + 12, top: start.y - 22, bottom: start.y + 10 },
    boxAround(end, 17),
    boxAround(compass, 32),
    {
      left: scale.x - 6,
      right: Math.max(scale.x + scale.length + 6, scale.x + 70),
      top: scale.y - 26,
      bottom: scale.y + 10,
    },
    ...boxesAlongRoute(way),
  ];
  const [studioLabel] = bestLabel(labelCandidates(end, studio.name, 20), taken);
  taken.push(studioLabel.box);
  const [placeLabel] = bestLabel(labelCandidates(start, place.name, 15, 25), taken);
  taken.push(placeLabel.box);
  const spots = neighbours.map((neighbour) => ({ ...project(neighbour), place: neighbour }));

  return {
    studio: { ...end, place: studio, label: studioLabel },
    place: { ...start, place, label: placeLabel },
    neighbours: placeNeighbours(spots, taken),
    route: smoothPath(way),
    trees: plantTrees(seed, taken),
    compass,
    scale,
  };
}
