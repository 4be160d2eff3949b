/**
 * `node scripts/fonts.ts [<folder of a phone's fonts>]` copies the site's two fonts to `public/fonts`
 * and prints the metrics of their fallbacks for `src/theme/fonts.ts`: fonts of the visitor's system,
 * scaled to the same widths, so that little moves when the real ones load.
 * Arimo and Tinos have the widths of Arial and Times New Roman.
 */
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { faqs } from '#content/faqs.ts';
import { bookNow, giftCards, legalLinks, mainLinks, quickLinks } from '#content/navigation.ts';
import { packages } from '#content/packages.ts';
import { topics } from '#content/topics/topics.ts';
import { findChromium } from './chromium.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const phoneFonts = positionals[0];
/** A font with the widths of Arial or Times New Roman, and that of a phone if its folder is given. */
const similarFonts = (googleFont: string, phoneFont: string) => [
  new URL(`../node_modules/@expo-google-fonts/${googleFont}`, import.meta.url).pathname,
  ...(phoneFonts ? [join(phoneFonts, phoneFont)] : []),
];

/** Sample text per weight: body text, buttons and lists, headings. */
const samples = {
  text: topics.flatMap(({ lead, sections }) => [lead, ...sections.flatMap((s) => s.paragraphs)]),
  label: [
    ...[...mainLinks, ...quickLinks, ...legalLinks, bookNow, giftCards].map(({ label }) => label),
    ...topics.flatMap(({ eyebrow, sections }) => [
      eyebrow,
      ...sections.flatMap(({ links = [] }) => links.map(({ label }) => label)),
    ]),
    ...Object.values(packages).map(({ name }) => name),
  ],
  heading: [
    ...topics.flatMap(({ h1, sections }) => [h1, ...sections.map(({ heading }) => heading)]),
    ...faqs.map(({ question }) => question),
  ],
};

/** Where each font is used, and which of the visitors' fonts are similar. */
const uses = [
  {
    family: 'figtree',
    weight: 400,
    sample: samples.text,
    similar: similarFonts('arimo/400Regular/Arimo_400Regular.ttf', 'Roboto-Regular.ttf'),
  },
  {
    family: 'figtree',
    weight: 625,
    sample: samples.label,
    similar: similarFonts('arimo/700Bold/Arimo_700Bold.ttf', 'Roboto-Bold.ttf'),
  },
  {
    family: 'fraunces',
    weight: 600,
    sample: samples.heading,
    similar: similarFonts('tinos/700Bold/Tinos_700Bold.ttf', 'NotoSerif-Bold.ttf'),
  },
];

const packageFile = (family: string, file: string) =>
  new URL(`../node_modules/@fontsource-variable/${family}/${file}`, import.meta.url);
const publicFile = (file: string) => new URL(`../public/fonts/${file}`, import.meta.url);
const base64 = async (file: string | URL) => (await readFile(file)).toString('base64');

/** Runs on a page: measures a font's width of the sample, and its ascent and descent, at 1 px. */
async function measureFont(given: { data: string; weight: number; sample: string[] }) {
  const { data, weight, sample } = given;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('No canvas');
  const source = `url(data:font/ttf;base64,${data})`;
  const face = new FontFace('Measured', source, { weight: '100 900' });
  document.fonts.add(await face.load());
  pen.font = `${weight} 1000px Measured`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('x');
  const width = sample.reduce((sum, text) => sum + pen.measureText(text).width, 0);
  document.fonts.delete(face);
  return { width, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 };
}

await mkdir(publicFile(''), { recursive: true });
await using browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();

for (const { family, sample, weight, similar } of uses) {
  const file = `${family}-latin-wght-normal.woff2`;
  await copyFile(packageFile(family, `files/${file}`), publicFile(file));
  await copyFile(packageFile(family, 'LICENSE'), publicFile(`${family}-LICENSE.txt`));
  const real = { data: await base64(publicFile(file)), weight, sample };
  const { width, ascent, descent } = await page.evaluate(measureFont, real);

  for (const similarFont of similar) {
    const other = await page.evaluate(measureFont, { ...real, data: await base64(similarFont) });
    const stretch = width / other.width;
    const formatPercent = (share: number) => (share * 100).toFixed(2);
    console.log(
      `${family} ${weight}, ${basename(similarFont)}: size: ${formatPercent(stretch)}, ascent: ${formatPercent(ascent / stretch)}, descent: ${formatPercent(descent / stretch)}`,
    );
  }
}
