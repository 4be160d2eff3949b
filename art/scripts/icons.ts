import sharp from 'sharp';
import { drawPlush } from './animals.ts';
import { lettering } from './lettering.ts';
import { drawFlowers, drawHill, drawTufts } from './nature.ts';
import { paint } from './palette.ts';
import { drawStandingPerson } from './people.ts';
import { drawAppleBasket, fill, drawGoldenHour } from './rooms.ts';
import {
  drawAppleTree,
  drawEveningSky,
  drawFallenApples,
  drawOrchardRows,
} from './scenes/orchard.ts';
import { createSheet } from './sheet.ts';

/** The logo: an apple with the fan of an ultrasound picture, 44 x 48 units. */
const mark = `<path fill="${paint.apple}" d="M22.3 14.6c3.5-3 8.3-3.9 12.3-1.9 5.4 2.7 7.5 9.3 6.1 16.3-1.6 8.3-7 16.7-13 17.5-2.3.3-3.5-.9-5.6-.9s-3.5 1.1-5.7.8C10.5 45.5 5 36.8 3.4 28.5 2.1 21.7 4.4 15.2 9.8 12.700c4-1.9 9-1.1 12.5 1.900Z"/><path fill="none" stroke="${paint.ink}" stroke-width="2.4" stroke-linecap="round" d="M22.2 15.500C21.8 10.8 22.6 7 25 3.4"/><path fill="${paint.leaf}" d="M25.4 9.600C27 4.2 32 1.3 39 1.700c-.7 6.1-6.1 10.3-13.6 7.900Z"/><path fill="${paint.honeyPale}" d="M22 20.5 31.8 36.400c-5.7 4.3-13.7 4.4-19.5.2L22 20.500Z"/><g fill="none" stroke="${paint.honey}" stroke-width="1.5" stroke-linecap="round"><path d="M18.9 27.800c2 1.2 4.3 1.2 6.3 0"/><path d="M16.3 32.400c3.6 2.2 7.9 2.2 11.5-.1"/></g>`;

const svg = (size: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48">${body}</svg>`;
const iconWithoutBackground = (size: number) =>
  svg(size, `<g transform="translate(2 0)">${mark}</g>`);
/** The icon for home screens, which crop it to their own shape. */
const iconOnPaper = (size: number) =>
  svg(
    size,
    `<rect width="48" height="48" fill="${paint.paper}"/><g transform="translate(6.4 4.8) scale(.8)">${mark}</g>`,
  );

const png = (markup: string) =>
  sharp(Buffer.from(markup)).png({ compressionLevel: 9, palette: true, colors: 64 }).toBuffer();

/** An .ico file that holds one PNG of 32 pixels. */
function iconFile(image: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, image]);
}

/** The social media card: the orchard, the logo and the first words of the studio's name. */
function drawSocialCard(): string {
  const sheet = createSheet('social', 1200, 630);
  const { width: w, height: h } = sheet;
  return sheet.finish(
    drawEveningSky(sheet, [330, 330], 400) +
      fill(
        drawHill(
          [
            [-60, 380],
            [300, 340],
            [700, 362],
            [1260, 330],
          ],
          h,
        ),
        '#d3bf85',
      ) +
      drawOrchardRows(sheet, [{ from: [60, 382], to: [640, 366], count: 8, size: 58 }]) +
      sheet.form(
        drawHill(
          [
            [-60, 470],
            [400, 430],
            [800, 452],
            [1260, 440],
          ],
          h + 60,
        ),
        '#98a856',
        {
          ink: 0,
          shade: 0,
          light: 8,
          lightColor: '#e6d28a',
        },
      ) +
      drawTufts(sheet, [0, 480, w, 130], 60, ['#7c9447', '#a5ac58', paint.grassDeep], 18) +
      drawFlowers(sheet, [0, 500, w, 110], 24) +
      drawAppleTree(sheet, 1000, 584, 520) +
      drawStandingPerson(
        sheet,
        742,
        590,
        0.5,
        { skin: 'sand', hair: 'chestnut', style: 'long', closed: true },
        {
          top: paint.apple,
          bottom: paint.apple,
          dress: true,
          expecting: true,
          look: 0.5,
          rightHand: [50, -190],
        },
      ) +
      drawStandingPerson(
        sheet,
        808,
        588,
        0.53,
        { skin: 'clay', hair: 'black', style: 'short', beard: true },
        { top: '#5c7f8c', bottom: paint.plumDeep, look: -0.8, leftHand: [-80, -226] },
      ) +
      drawAppleBasket(sheet, 1090, 600, 96) +
      drawPlush(sheet, 'bear', 1010, 606, 0.36) +
      drawFallenApples(sheet, [[890, 606]]) +
      drawGoldenHour(sheet, [330, 330], 460, 0.35) +
      `<g transform="translate(72 62) scale(2.3)">${mark}</g>` +
      lettering(sheet, 'Orchard Peek', 434, 150, 68, paint.ink) +
      lettering(sheet, 'Meet the Apple of your Eye', 330, 226, 36, paint.appleDeep),
    { unsteady: 1.6 },
  );
}

/** Draws the icons and the social media card. @returns their bytes by path in `public/`. */
export async function drawIcons(): Promise<Record<string, Buffer>> {
  const small = await png(iconWithoutBackground(32));
  return {
    'favicon.svg': Buffer.from(`${iconWithoutBackground(48)}\n`),
    'favicon.ico': iconFile(small),
    'favicon-32.png': small,
    'apple-touch-icon.png': await png(iconOnPaper(180)),
    'icon-192.png': await png(iconOnPaper(192)),
    'icon-512.png': await png(iconOnPaper(512)),
    'images/social.jpg': await sharp(Buffer.from(drawSocialCard()), { unlimited: true })
      .flatten({ background: paint.paper })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer(),
  };
}
