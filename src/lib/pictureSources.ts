import { pictureRoles, pictures } from './pictures.ts';
import type { PictureName } from './pictures.ts';

export type PictureSources = {
  /** Full size in pixels: fixes the shape before the file is there. */
  width: number;
  height: number;
  avif: string;
  webp: string;
  /** For what knows no `srcset`. */
  src: string;
};

/** The files of a picture as `srcset` values, as `npm run owner -- images` or the build made them. */
export function pictureSources(name: PictureName): PictureSources {
  const [roleName, hash] = pictures[name];
  const role = pictureRoles[roleName];
  const file = (width: number, type: string) => `/images/${name}-${hash}-${width}.${type}`;
  const set = (widths: readonly number[], type: string) =>
    widths.map((width) => `${file(width, type)} ${width}w`).join(', ');
  return {
    width: role.width,
    height: role.height,
    avif: set(role.avif, 'avif'),
    webp: set(role.webp, 'webp'),
    src: file(role.webp[0], 'webp'),
  };
}
