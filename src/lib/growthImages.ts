import { growthColumns, growthFrame } from './growthFrames.ts';
import type { PictureName } from './pictures.ts';
import { pictureSources } from './pictureSources.ts';

async function decodeImage(sourceSet: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = sourceSet.split(' ')[0] ?? '';
  await image.decode();
  return createImageBitmap(image);
}

/** Loads a sprite of the weeks' example images, in the first format that the browser decodes. */
export function loadStrip(name: PictureName): Promise<ImageBitmap> {
  const { avif, webp } = pictureSources(name);
  return decodeImage(avif).catch(() => decodeImage(webp));
}

/** The place of a week's frame in its sprite, in pixels. */
export function frameInStrip(week: number, { width }: ImageBitmap) {
  const side = width / growthColumns;
  return { x: growthFrame(week).column * side, side };
}
