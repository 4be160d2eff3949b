import type { fontFiles } from '#theme/fonts.ts';

declare global {
  /** Fonts that will be shown on the next page. */
  var lateFonts: FontFace[] | undefined;
}

/**
 * Adds the fonts, unless that would shift visible content (ruling 61): then they wait for the next
 * page.
 */
export async function showFonts(files: typeof fontFiles): Promise<void> {
  const faces = files.map((file) => new FontFace(file.family, file.src.join(), file));
  // Add all at once, because each addition lays out the full page.
  await Promise.allSettled(faces.map((face) => face.load()));
  // Skip what `content-visibility` has not laid out (GlobalStyle).
  const isLaidOut = (block: Element) => block.checkVisibility({ contentVisibilityAuto: true });
  const blocks = [...document.querySelectorAll('h2,p,li,img,svg,section')].filter(isLaidOut);
  const measureTops = () => blocks.map((block) => block.getBoundingClientRect().top);
  const before = measureTops();
  for (const face of faces) document.fonts.add(face);
  const after = measureTops();
  if (before.some((top, i) => top < innerHeight && Math.abs(top - (after[i] ?? top)) > 5)) {
    for (const face of faces) document.fonts.delete(face);
    window.lateFonts = faces;
  }
}
