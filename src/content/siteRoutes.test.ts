import { expect, it } from 'vitest';
import { noIndexPaths, notFoundFile, prerenderPaths, siteRoutes } from './siteRoutes.ts';

const pathsOf = (kind: string) =>
  siteRoutes.filter(({ file }) => file === kind).map(({ path }) => path);

it('siteRoutes has each path once: 7 topics, 11 counties, 30 towns and 9 of each gift page', () => {
  expect(new Set(prerenderPaths).size).toBe(prerenderPaths.length);
  expect(pathsOf('topic')).toHaveLength(7);
  expect(pathsOf('county')).toHaveLength(11);
  expect(pathsOf('town')).toHaveLength(30);
  expect(pathsOf('babyShower')).toHaveLength(9);
  expect(pathsOf('maternity')).toHaveLength(9);
});

it('siteRoutes maps each path to the route module of its kind', () => {
  const fileOf = new Map<string, string>(siteRoutes.map(({ path, file }) => [path, file]));
  expect(fileOf.get('/')).toBe('home');
  expect(fileOf.get('/3d-ultrasound-near-me')).toBe('topic');
  expect(fileOf.get('/3d-ultrasound-marion-county')).toBe('county');
  expect(fileOf.get('/3d-ultrasound-marion')).toBe('town');
  expect(fileOf.get('/baby-shower-gifts-galion')).toBe('babyShower');
  expect(fileOf.get('/maternity-gifts-galion')).toBe('maternity');
  expect(notFoundFile).toBe('notFound');
});

it('siteRoutes marks only the thank-you page as noindex', () => {
  expect([...noIndexPaths]).toEqual(['/thank-you']);
});
