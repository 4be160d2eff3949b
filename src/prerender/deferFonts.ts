const FONT_FILE = /@font-face\{[^}]*url\([^}]*\}/g;

/**
 * Takes the fonts' files out of a prerendered page's styles into an element of their own, which the
 * boot script switches on once the page has painted: until then the fallbacks of the same width
 * stand in, and the files do not compete with the text and the first picture.
 * @throws Error when the page does not look as `fontFaces` and React write it.
 */
export function deferFonts(html: string): string {
  const faces = (html.match(FONT_FILE) ?? []).join('');
  if (!faces) throw new Error('deferFonts: the styles are written in another way than before');
  const styles = `<style media="print" data-fonts>${faces}</style><noscript><style>${faces}</style></noscript>`;
  return html.replaceAll(FONT_FILE, '').replace('</head>', () => `${styles}</head>`);
}
