import { weekLines } from '#content/weekLines.ts';
import { growthColumns, growthFrame, growthStrips } from '#lib/growthFrames.ts';
import { pictureSources } from '#lib/pictureSources.ts';

/** What the slider loads when it is first used. */
export type GrowthWeeks = {
  weekLines: typeof weekLines;
  loadStrips: typeof loadStrips;
  squareOf: typeof squareOf;
};

/** The strips of weekly images that have come so far, by name. */
export type Strips = ReadonlyMap<string, ImageBitmap>;

async function decode(sourceSet: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = sourceSet.split(' ')[0] ?? '';
  await image.decode();
  return createImageBitmap(image);
}

/** Loads the images of all weeks, those of `week` first. A strip that does not come is left out. */
export async function loadStrips(week: number, onLoad: (loaded: Strips) => void): Promise<void> {
  const first = growthFrame(week).strip;
  const loaded = new Map<string, ImageBitmap>();
  for (const { name } of growthStrips.toSorted(({ name }) => (name === first ? -1 : 1))) {
    const { avif, webp } = pictureSources(name);
    await decode(avif)
      .catch(() => decode(webp))
      .then(
        (strip) => onLoad(new Map(loaded.set(name, strip))),
        () => undefined,
      );
  }
}

/** A week's image as a square of its strip, if that is there. */
export function squareOf(week: number, strips: Strips) {
  const { strip, column, row } = growthFrame(week);
  const image = strips.get(strip);
  if (!image) return undefined;
  const side = image.width / growthColumns;
  return { image, x: column * side, y: row * side, side };
}

export { weekLines };
