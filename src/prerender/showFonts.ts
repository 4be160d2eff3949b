/**
 * Shows the page's fonts in the place of their fallbacks. It is written into the page's start file as
 * its own source text, so it must use nothing from outside its body.
 */
export async function showFonts(): Promise<void> {
  const rules = document.querySelector<HTMLStyleElement>('[data-fonts]')?.sheet?.cssRules ?? [];
  const faceRules = [...rules].filter((rule) => rule instanceof CSSFontFaceRule);
  const faces = faceRules.map(({ style }) => {
    const of = (name: string) => style.getPropertyValue(name);
    const family = of('font-family').replaceAll('"', '');
    return new FontFace(family, of('src'), { weight: of('font-weight') });
  });
  // All at once: each that comes alone lays out the whole page again.
  await Promise.allSettled(faces.map((face) => face.load()));
  // What has been read keeps its lines, lest all below it moves: where the font would break them
  // elsewhere than its fallback did, the spaces between the words give way a little.
  const blocks = [...document.querySelectorAll<HTMLElement>('h1,h2,h3,p,li,dd,div:has(>a)')]
    .filter((block) => block.getBoundingClientRect().top < innerHeight)
    .map((block) => ({ block, height: block.offsetHeight }));
  for (const face of faces) document.fonts.add(face);
  for (const { block, height } of blocks.reverse()) {
    for (const em of [0.03, 0.06, 0.09, 0.12, 0]) {
      const grown = block.offsetHeight - height;
      if (Math.abs(grown) < 5) break;
      block.style.wordSpacing = `${grown > 0 ? -em : em}em`;
    }
  }
}
