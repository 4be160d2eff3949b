/**
 * Copies the two fonts of the site, with their licences, from the packages to `public/fonts`, and
 * prints what `src/theme/fonts.ts` says about their fallbacks: `node scripts/fonts.ts`.
 *
 * A fallback face is a font that the visitor has, stretched so that a line of English text is as
 * wide, and a line as high, as with the real font: nothing moves when that arrives. The widths are
 * measured in Chromium against Liberation, which has the widths of Arial and Times New Roman.
 */
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { chromium } from 'playwright';

const fonts = [
  { family: 'figtree', weight: 400, standIn: 'Liberation Sans' },
  { family: 'fraunces', weight: 600, standIn: 'Liberation Serif' },
] as const;

const sample =
  'Are you ready to meet the Apple of your Eye? Bring the grandparents: the room seats fifteen adults and four children, and the two large screens show every yawn. Packages for weeks 8 to 39, pictures in minutes, and time to look.';

const packageFile = (family: string, file: string) =>
  new URL(`../node_modules/@fontsource-variable/${family}/${file}`, import.meta.url);
const publicFile = (file: string) => new URL(`../public/fonts/${file}`, import.meta.url);

await mkdir(publicFile(''), { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();

for (const { family, weight, standIn } of fonts) {
  const file = `${family}-latin-wght-normal.woff2`;
  await copyFile(packageFile(family, `files/${file}`), publicFile(file));
  await copyFile(packageFile(family, 'LICENSE'), publicFile(`${family}-LICENSE.txt`));

  const data = (await readFile(publicFile(file))).toString('base64');
  const measured = await page.evaluate(
    async ({ data, family, weight, standIn, sample }) => {
      const face = new FontFace(family, `url(data:font/woff2;base64,${data})`, {
        weight: '100 900',
      });
      document.fonts.add(await face.load());
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('No canvas');
      const measure = (name: string, boldness: number) => {
        pen.font = `${boldness} 1000px '${name}'`;
        return pen.measureText(sample);
      };
      const real = measure(family, weight);
      return {
        stretch: real.width / measure(standIn, weight < 600 ? 400 : 700).width,
        ascent: real.fontBoundingBoxAscent / 1000,
        descent: real.fontBoundingBoxDescent / 1000,
      };
    },
    { data, family, weight, standIn, sample },
  );
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  console.log(
    `${family}: size-adjust: ${percent(measured.stretch)}; ascent-override: ${percent(measured.ascent / measured.stretch)}; descent-override: ${percent(measured.descent / measured.stretch)}; line-gap-override: 0%`,
  );
}
await browser.close();
