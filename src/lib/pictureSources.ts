import { publicFile } from './publicFile.ts';
import { pictureRoles, pictures } from './pictures.ts';
import type { PictureName } from './pictures.ts';

export type PictureSources = {
  /** Full size in pixels; reserves the picture's space before it loads. */
  width: number;
  height: number;
  avif: string;
  webp: string;
  /** For browsers and tools without `srcset`. */
  src: string;
};

/** A picture's files as `srcset` values. `npm run owner -- images` or the build creates them. */
export function pictureSources(name: PictureName): PictureSources {
  const [roleName, hash] = pictures[name];
  const role = pictureRoles[roleName];
  const fileUrl = (width: number, type: string) =>
    publicFile(`/images/${name}-${hash}-${width}.${type}`);
  const srcsetOf = (widths: readonly number[], type: string) =>
    widths.map((width) => `${fileUrl(width, type)} ${width}w`).join(', ');
  return {
    width: role.width,
    height: role.height,
    avif: srcsetOf(role.avif, 'avif'),
    webp: srcsetOf(role.webp, 'webp'),
    src: fileUrl(role.webp[0], 'webp'),
  };
}
