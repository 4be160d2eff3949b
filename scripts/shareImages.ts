import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { apple } from '#components/Logo/apple.ts';
import { sessionWeeks } from '#content/growth.ts';
import { shareImages, SHARE_SIZE, type ShareImage } from '#content/shareImages.ts';
import { studio } from '#content/studio.ts';
import { weekPreview } from '#content/weekPreview.ts';
import { growthFrame } from '#lib/growthFrames.ts';
import { pictures, type PictureName } from '#lib/pictures.ts';
import { tokens } from '#theme/tokens.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const { color } = tokens;

/**
 * Latin letters of the site's heading font at weight 620 (`public/fonts/fraunces-LICENSE.txt`), since
 * the image library reads no variable web fonts.
 */
const fontfile = path.resolve(import.meta.dirname, 'FrauncesTitle.ttf');

const paper = { width: WIDTH, height: HEIGHT, channels: 3, background: color.honeyPale } as const;

/** The JPEG qualities are tried until an image is at most this large. */
const MAX_BYTES = 60_000;

/** A line of text at a position, shrunk to the space beside the picture. */
async function line(
  text: string,
  size: number,
  fill: string,
  top: number,
  width = 580,
): Promise<OverlayOptions> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const input = await sharp({
    text: {
      text: `<span foreground="${fill}">${escaped}</span>`,
      font: `FrauncesTitle ${size}`,
      fontfile,
      rgba: true,
      dpi: 72,
    },
  })
    .resize({ width, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return { input, left: 72, top };
}

/** The scale and the position of the apple, whose SVG has other units. */
const [SCALE, LEFT, TOP] = [11.9, 672, 24];
const { x, y, width } = apple.window;
/** The square under the apple's window. */
const side = Math.ceil(width * SCALE);
const place = { left: Math.round(LEFT + x * SCALE), top: Math.round(TOP + (y - 1.3) * SCALE) };

/** The brand's apple on a warm background, with a hole for the picture below it. */
const appleFrame = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs>
<linearGradient id="paper" x2="0" y2="1"><stop stop-color="${color.honeyPale}"/><stop offset="1" stop-color="${color.paper}"/></linearGradient>
<radialGradient id="shadow"><stop stop-color="${color.ink}" stop-opacity=".4"/><stop offset="1" stop-color="${color.ink}" stop-opacity="0"/></radialGradient>
<g id="place" transform="translate(${LEFT} ${TOP}) scale(${SCALE})"><path d="${apple.body}"/></g>
<mask id="hole"><rect width="100%" height="100%" fill="#fff"/><use href="#place"/></mask>
</defs>
<g mask="url(#hole)"><rect width="100%" height="100%" fill="url(#paper)"/>
<ellipse cx="934" cy="566" rx="226" ry="36" fill="url(#shadow)"/></g>
<g transform="translate(${LEFT} ${TOP}) scale(${SCALE})" fill="none" stroke-linecap="round">
<path d="${apple.body}" stroke="${color.apple}" stroke-width="2.2"/>
<path d="${apple.gloss}" stroke="${color.applePale}" stroke-width=".5" opacity=".7"/>
<path d="${apple.branch}" fill="${color.edge}"/>
<path d="${apple.stem}" stroke="${color.ink}" stroke-width="1.3"/>
<path d="${apple.leaf}" fill="${color.leaf}"/>
</g>
</svg>`),
  )
    .raw()
    .toBuffer({ resolveWithObject: true });

async function writeImage(parts: OverlayOptions[], file: string): Promise<void> {
  const { data, info } = await sharp({ create: paper })
    .composite(parts)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of [80, 70, 60, 50]) {
    const bytes = await sharp(data, { raw: info }).jpeg({ quality }).toBuffer();
    if (bytes.length <= MAX_BYTES) return writeFile(file, bytes);
  }
  throw new Error(
    `${file} is larger than ${MAX_BYTES} bytes: choose a photo with less fine detail.`,
  );
}

/**
 * Draws the images of link previews into a built site: the general one, the shop's, and one per
 * week.
 * @param pages the folder of the built site, with its pictures
 * @param photos the names of the owner's photos that replace drawings, and the hashes of their files
 */
export async function makeShareImages(
  pages: string,
  photos: ReadonlyMap<string, string>,
): Promise<void> {
  const output = ({ url }: ShareImage) => path.join(pages, url);
  const read = (name: PictureName, width: number) => {
    const hash = photos.get(name) ?? pictures[name][1];
    return sharp(path.join(pages, `images/${name}-${hash}-${width}.avif`));
  };
  const mark = await line('Illustration', 26, color.honeyInk, 560);
  const marked = (name: PictureName) => (photos.has(name) ? [] : [mark]);

  const face = 'growth-week-31';
  const { data: input, info: raw } = await appleFrame();
  const frame = { input, raw, left: 0, top: 0 };
  const inApple = async (picture: Sharp) => [
    {
      input: await picture
        .resize(side, side, { fit: 'cover' })
        .png({ compressionLevel: 1 })
        .toBuffer(),
      ...place,
    },
    frame,
  ];
  await writeImage(
    [
      ...(await inApple(read(face, 800))),
      await line(studio.shortName, 96, color.ink, 176),
      await line('Ultrasound', 96, color.apple, 288),
      await line('Meet the Apple of your Eye', 42, color.leaf, 424),
      ...marked(face),
    ],
    output(shareImages.general),
  );

  const shelves = await read('boutique-hero', 1440)
    .resize(620, HEIGHT, { fit: 'cover', position: 'right' })
    .toBuffer();
  await writeImage(
    [
      { input: shelves, left: WIDTH - 620, top: 0 },
      await line(studio.shortName, 76, color.ink, 190, 460),
      await line('Boutique', 110, color.apple, 286, 460),
      await line('Keepsakes and gifts', 42, color.leaf, 430, 460),
    ],
    output(shareImages.boutique),
  );

  const at = await line(`at ${studio.shortName}`, 72, color.ink, 316);
  const word = await line('Ultrasound', 42, color.leaf, 424);
  for (const week of sessionWeeks) {
    const photo = `scan-week-${week}` as PictureName;
    const { strip, column } = growthFrame(week);
    const square = { left: column * 400, top: 0, width: 400, height: 400 };
    const picture = photos.has(photo) ? read(photo, 800) : read(strip, 1600).extract(square);
    await writeImage(
      [
        ...(await inApple(picture)),
        await line(`Week ${week}`, 150, color.apple, 130),
        at,
        word,
        ...marked(photo),
      ],
      output(weekPreview(week).image),
    );
  }
}
