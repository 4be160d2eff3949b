import { expect, test } from 'vitest';
import { layOutRoute, mapSize } from './routeLayout.ts';
import type { Label, MapPlace } from './routeLayout.ts';

const studio: MapPlace = { name: 'Orchard Peek', latitude: 40.768, longitude: -82.5922 };
const places: MapPlace[] = [
  { name: 'Mansfield', latitude: 40.7584, longitude: -82.5155, isCountySeat: true },
  { name: 'Ontario', latitude: 40.7595, longitude: -82.5902 },
  { name: 'Shelby', latitude: 40.8815, longitude: -82.6618 },
  { name: 'Lexington', latitude: 40.6787, longitude: -82.5824 },
  { name: 'Bellville', latitude: 40.6201, longitude: -82.5107 },
  { name: 'Galion', latitude: 40.7336, longitude: -82.7899 },
  { name: 'Crestline', latitude: 40.7876, longitude: -82.7366 },
  { name: 'Bucyrus', latitude: 40.8084, longitude: -82.9755 },
  { name: 'Upper Sandusky', latitude: 40.8273, longitude: -83.2813 },
  { name: 'Mount Vernon', latitude: 40.3934, longitude: -82.4857 },
  { name: 'Fredericktown', latitude: 40.4812, longitude: -82.5407 },
  { name: 'Wooster', latitude: 40.8051, longitude: -81.9351 },
  { name: 'Norwalk', latitude: 41.2425, longitude: -82.6157 },
];

const boxesOverlap = (a: Label['box'], b: Label['box']) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test.each(places)('labels around $name never overlap and stay on the map', (place) => {
  const map = layOutRoute(
    studio,
    place,
    places.filter((other) => other !== place),
  );
  const boxes = [map.studio, map.place, ...map.neighbours].map(({ label }) => label.box);
  for (const [index, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(mapSize.width);
    for (const other of boxes.slice(index + 1)) expect(boxesOverlap(box, other)).toBe(false);
  }
});

test('the map has north up, east right and a correct scale bar', () => {
  const norwalk: MapPlace = { name: 'Norwalk', latitude: 41.2425, longitude: -82.6157 };
  const map = layOutRoute(studio, norwalk);
  expect(map.place.y).toBeLessThan(map.studio.y);
  expect(map.place.x).toBeLessThan(map.studio.x);
  const apart = Math.hypot(map.place.x - map.studio.x, map.place.y - map.studio.y);
  expect((apart / map.scale.length) * map.scale.miles).toBeCloseTo(32.8, 0);
});
