import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureRoles, pictures } from '#lib/pictures.ts';
import type { PictureName } from '#lib/pictures.ts';
import { pictureSources } from '#lib/pictureSources.ts';
import * as list from './pictureList.ts';

const folder = path.resolve(import.meta.dirname, '../public');
const names = Object.keys(pictures) as PictureName[];
const fileSize = (address: string) => statSync(path.join(folder, address)).size;
const urlsOf = (srcSet: string) => srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? '');

test('the image manifest lists exactly the pictures of pictureList', () => {
  expect(names.toSorted()).toEqual(Object.keys(list.pictureList).toSorted());
});

test.each(names)('picture %s has a file for each of its URLs', (name) => {
  const { avif, webp, src } = pictureSources(name);
  for (const address of [...urlsOf(avif), ...urlsOf(webp), src]) {
    expect(fileSize(address), address).toBeGreaterThan(200);
  }
});

test.each(names)('picture %s stays within its size budget', (name) => {
  const role = list.pictureRoles[list.pictureList[name]];
  expect(pictureRoles[pictures[name][0]].avif.map(String)).toEqual(Object.keys(role.avif));
  const budgets = Object.values(role.avif);
  urlsOf(pictureSources(name).avif).forEach((address, index) => {
    expect(fileSize(address), address).toBeLessThanOrEqual(budgets[index] ?? 0);
  });
});

test('public/images has no unused file', () => {
  const needed = new Set(
    names.flatMap((name) => {
      const { avif, webp } = pictureSources(name);
      return [...urlsOf(avif), ...urlsOf(webp)].map((address) => path.basename(address));
    }),
  );
  const files = readdirSync(path.join(folder, 'images')).filter((file) => /-\d+\.\w+$/.test(file));
  expect(files.filter((file) => !needed.has(file))).toEqual([]);
});

test('every drawn shop item has a picture at its fixed URL', () => {
  for (const id of Object.keys(list.productPictures)) {
    expect(fileSize(`/images/products/${id}.webp`)).toBeGreaterThan(200);
  }
});

test("all pictures together stay within the repository's size budget", () => {
  const files = readdirSync(path.join(folder, 'images'), { recursive: true, withFileTypes: true });
  const sum = files
    .filter((file) => file.isFile())
    .reduce((total, file) => total + statSync(path.join(file.parentPath, file.name)).size, 0);
  expect(sum).toBeLessThan(6_500_000);
});
