import { expect, it } from 'vitest';
import { pictureRoles, pictures } from './pictures.ts';
import { pictureSources } from './pictureSources.ts';

it('pictureSources lists every width once, in both formats, with its hash', () => {
  const [roleName, hash] = pictures['boutique-hero'];
  const { width, height, avif, webp } = pictureRoles[roleName];
  const fileName = (size: number, type: string) => `/images/boutique-hero-${hash}-${size}.${type}`;
  expect(pictureSources('boutique-hero')).toEqual({
    width,
    height,
    avif: avif.map((size) => `${fileName(size, 'avif')} ${size}w`).join(', '),
    webp: webp.map((size) => `${fileName(size, 'webp')} ${size}w`).join(', '),
    src: fileName(webp[0], 'webp'),
  });
});
