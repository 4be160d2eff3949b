/**
 * Copies the two fonts of the site, with their licences, from the packages to `public/fonts`, and
 * prints what `src/theme/fonts.ts` says about their fallbacks: `node scripts/fonts.ts`, or with a
 * folder that holds a phone's fonts, `node scripts/fonts.ts <folder>`, for those as well.
 *
 * A fallback face is a font that the visitor has, stretched so that the site's own words are as
 * wide, and a line as high, as with the real font: little moves when that arrives. Arimo and Tinos
 * have the widths of Arial and Times New Roman.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { faqs } from '#content/faqs.ts';
import { bookNow, giftCards, legalLinks, mainLinks, quickLinks } from '#content/navigation.ts';
import { packages } from '#content/packages.ts';
import { topics } from '#content/topics/topics.ts';
import { findChromium } from './chromium.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const phoneFonts = positionals[0];
const google = (file: string) =>
  new URL(`../node_modules/@expo-google-fonts/${file}`, import.meta.url).pathname;
const ofPhone = (file: string) => (phoneFonts ? [join(phoneFonts, file)] : []);

/** What is set in each weight: articles, buttons and lists, headings. */
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

const fonts = [
  {
    family: 'figtree',
    uses: [
      {
        sample: samples.text,
        weight: 400,
        similarFonts: [
          google('arimo/400Regular/Arimo_400Regular.ttf'),
          ...ofPhone('Roboto-Regular.ttf'),
        ],
      },
      {
        sample: samples.label,
        weight: 625,
        similarFonts: [google('arimo/700Bold/Arimo_700Bold.ttf'), ...ofPhone('Roboto-Bold.ttf')],
      },
    ],
  },
  {
    family: 'fraunces',
    uses: [
      {
        sample: samples.heading,
        weight: 600,
        similarFonts: [google('tinos/700Bold/Tinos_700Bold.ttf'), ...ofPhone('NotoSerif-Bold.ttf')],
      },
    ],
  },
];

const packageFile = (family: string, file: string) =>
  new URL(`../node_modules/@fontsource-variable/${family}/${file}`, import.meta.url);
const publicFile = (file: string) => new URL(`../public/fonts/${file}`, import.meta.url);
const base64 = async (file: string | URL) => (await readFile(file)).toString('base64');

await mkdir(publicFile(''), { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();

for (const { family, uses } of fonts) {
  const file = `${family}-latin-wght-normal.woff2`;
  await copyFile(packageFile(family, `files/${file}`), publicFile(file));
  await copyFile(packageFile(family, 'LICENSE'), publicFile(`${family}-LICENSE.txt`));
  const real = await base64(publicFile(file));

  for (const { sample, weight, similarFonts } of uses) {
    for (const similarFont of similarFonts) {
      if (!existsSync(similarFont)) throw new Error(`There is no ${similarFont}.`);
      const measured = await page.evaluate(
        async ({ real, similarFont, weight, sample }) => {
          const pen = document.createElement('canvas').getContext('2d');
          if (!pen) throw new Error('No canvas');
          const measure = async (data: string, weights: string) => {
            const face = new FontFace('Measured', `url(data:font/ttf;base64,${data})`, {
              weight: weights,
            });
            document.fonts.add(await face.load());
            pen.font = `${weight} 1000px Measured`;
            const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('x');
            const width = sample.reduce((sum, text) => sum + pen.measureText(text).width, 0);
            document.fonts.delete(face);
            return {
              width,
              ascent: fontBoundingBoxAscent / 1000,
              descent: fontBoundingBoxDescent / 1000,
            };
          };
          const font = await measure(real, '100 900');
          const { width } = await measure(similarFont, '100 900');
          return { ...font, stretch: font.width / width };
        },
        { real, similarFont: await base64(similarFont), weight, sample },
      );
      const { stretch, ascent, descent } = measured;
      const percent = (share: number) => (share * 100).toFixed(2);
      console.log(
        `${family} ${weight}, ${similarFont.split('/').at(-1)}: size: ${percent(stretch)}, ascent: ${percent(ascent / stretch)}, descent: ${percent(descent / stretch)}`,
      );
    }
  }
}
await browser.close();
