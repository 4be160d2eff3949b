import { useEffect, useRef, useState } from 'react';
import { growthColumns, growthFrame, growthStrips } from '#lib/growthFrames.ts';
import { pictureSources } from '#lib/pictureSources.ts';

/** The width and height of the canvas and of a sprite's frame, in pixels. */
const SIDE = 400;
/** Animation frames per change of week. */
const FADE = 8;

/** The sprites that have loaded so far, by name. */
type Strips = ReadonlyMap<string, ImageBitmap>;

const noStrips: Strips = new Map();

async function decodeImage(sourceSet: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = sourceSet.split(' ')[0] ?? '';
  await image.decode();
  return createImageBitmap(image);
}

/** Loads the sprites not in `loaded`, that of `week` first. Skips a sprite that fails to load. */
async function loadSprites(week: number, loaded: Strips, onLoad: (loaded: Strips) => void) {
  const first = growthFrame(week).strip;
  const strips = new Map(loaded);
  for (const { name } of growthStrips.toSorted(({ name }) => (name === first ? -1 : 1))) {
    if (strips.has(name)) continue;
    const { avif, webp } = pictureSources(name);
    await decodeImage(avif)
      .catch(() => decodeImage(webp))
      .then(
        (strip) => onLoad(new Map(strips.set(name, strip))),
        () => undefined,
      );
  }
}

/** The week's frame in its sprite; undefined until the sprite has loaded. */
function frameOfWeek(week: number, strips: Strips) {
  const { strip, column, row } = growthFrame(week);
  const image = strips.get(strip);
  if (!image) return undefined;
  const side = image.width / growthColumns;
  return { image, x: column * side, y: row * side, side };
}

export type WeekImageProps = {
  week: number;
  /** Called when the week's image is drawn, which needs its sprite. */
  onShow: (week: number) => void;
};

/** Draws a week's image over the previous one. */
export function WeekImage({ week, onShow }: WeekImageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strips, setStrips] = useState(noStrips);
  const loading = useRef(false);

  useEffect(() => {
    if (loading.current) return;
    loading.current = true;
    void loadSprites(week, strips, setStrips).finally(() => (loading.current = false));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- A failed sprite waits for a new week.
  }, [week]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const source = frameOfWeek(week, strips);
    if (!context || !source) return undefined;
    onShow(week);
    const { image, x, y, side } = source;
    let request = 0;
    // Each frame blends in about a third more of the new image.
    const drawFrame = (step: number) => {
      context.globalAlpha = step < FADE ? 0.35 : 1;
      context.drawImage(image, x, y, side, side, 0, 0, SIDE, SIDE);
      if (step < FADE) request = requestAnimationFrame(() => drawFrame(step + 1));
    };
    drawFrame(matchMedia('(prefers-reduced-motion: reduce)').matches ? FADE : 0);
    return () => cancelAnimationFrame(request);
  }, [week, strips, onShow]);

  return <canvas ref={canvas} width={SIDE} height={SIDE} aria-hidden="true" />;
}
