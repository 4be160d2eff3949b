import { useEffect, useRef, useState } from 'react';
import { growthFrame, stripsAround } from '#lib/growthFrames.ts';
import { frameInStrip, loadStrip } from '#lib/growthImages.ts';

/** The width and height of the canvas and of a sprite's frame, in pixels. */
const SIDE = 400;
/** The duration of a cross-fade, in milliseconds. */
const FADE = 80;

/** The sprites that have loaded so far, by name. */
type Strips = ReadonlyMap<string, ImageBitmap>;

const noStrips: Strips = new Map();

/** Resolves when the browser has a week's sprite in its cache. */
export const preloadWeek = (week: number) => loadStrip(growthFrame(week).strip);

/** Loads the sprites around the current week that are not in `loaded`. Skips those that fail. */
async function loadSprites(
  currentWeek: () => number,
  loaded: Strips,
  onLoad: (loaded: Strips) => void,
) {
  const strips = new Map(loaded);
  const failed = new Set<string>();
  const findNext = () =>
    stripsAround(currentWeek()).find((name) => !strips.has(name) && !failed.has(name));
  for (let name = findNext(); name; name = findNext()) {
    try {
      strips.set(name, await loadStrip(name));
      onLoad(new Map(strips));
    } catch {
      failed.add(name);
    }
  }
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
  const current = useRef(week);

  useEffect(() => {
    current.current = week;
    if (loading.current) return;
    loading.current = true;
    const currentWeek = () => current.current;
    void loadSprites(currentWeek, strips, setStrips).finally(() => (loading.current = false));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- A failed sprite waits for a new week.
  }, [week]);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    const image = strips.get(growthFrame(week).strip);
    if (!context || !image) return undefined;
    onShow(week);
    const { x, side } = frameInStrip(week, image);
    const isInstant = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let request = 0;
    let start: number | undefined;
    let drawn = 0;
    // Blends in as much of the new image as is missing from the fade's progress.
    const drawFrame = (time: number) => {
      start ??= time - 1000 / 60;
      const progress = isInstant ? 1 : Math.min(1, (time - start) / FADE);
      context.globalAlpha = (progress - drawn) / (1 - drawn);
      context.drawImage(image, x, 0, side, side, 0, 0, SIDE, SIDE);
      drawn = progress;
      if (progress < 1) request = requestAnimationFrame(drawFrame);
    };
    request = requestAnimationFrame(drawFrame);
    return () => cancelAnimationFrame(request);
  }, [week, strips, onShow]);

  return <canvas ref={canvas} width={SIDE} height={SIDE} aria-hidden="true" />;
}
