import path from 'node:path';
import sharp from 'sharp';
import type { ListedPicture } from '../../scripts/pictureList.ts';
import { pictureList, pictureRoles } from '../../scripts/pictureList.ts';
import { fieldPng } from './pixels.ts';
import { amber, computed, drawScan } from './scans.ts';
import * as boutique from './scenes/boutique.ts';
import * as orchard from './scenes/orchard.ts';
import * as people from './scenes/people.ts';
import * as prints from './scenes/prints.ts';
import * as studio from './scenes/studio.ts';
import type { Prints } from './scenes/studio.ts';
import { createSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

type Master = { extension: 'svg' | 'png'; bytes: Buffer };

const drawn: Partial<Record<ListedPicture, (sheet: Sheet) => string>> = {
  'home-hero': orchard.homeHero,
  'boutique-hero': boutique.boutiqueHero,
  'studio-desk': studio.studioDesk,
  'studio-boutique': studio.studioBoutique,
  'studio-door': studio.studioDoor,
  'studio-sofa': studio.studioSofa,
  ultrasounds: people.ultrasounds,
  dna: people.dna,
  'gift-card': boutique.giftCardPicture,
  'boutique-heartbeat': boutique.heartbeatAnimals,
  'boutique-care': boutique.carePicture,
  'boutique-keepsakes': boutique.keepsakes,
  'gifts-galion': boutique.townGifts.galion,
  'gifts-bucyrus': boutique.townGifts.bucyrus,
  'gifts-ashland': boutique.townGifts.ashland,
  'gifts-loudonville': boutique.townGifts.loudonville,
  'gifts-bellville': boutique.townGifts.bellville,
  'gifts-lexington': boutique.townGifts.lexington,
  'gifts-ontario': boutique.townGifts.ontario,
  'gifts-shelby': boutique.townGifts.shelby,
  'gifts-mansfield': boutique.townGifts.mansfield,
  'team-owner': people.teamOwner,
  'team-technician-1': people.teamTechnician1,
  'team-technician-2': people.teamTechnician2,
  'video-home': people.videoHome,
  'video-about-1': people.videoGrandmother,
  'video-about-2': people.videoHeartbeat,
  'promo-open-house': people.openHouse,
  'topic-dna': people.dna,
  'topic-reveal': people.reveal,
  'topic-elective': people.elective,
  'topic-maternity': people.maternity,
  'topic-near-me': orchard.nearMe,
  'not-found': orchard.notFound,
  'cart-empty': boutique.cartEmpty,
  'product-bear': boutique.products.bear,
  'product-bunny': boutique.products.bunny,
  'product-lamb': boutique.products.lamb,
  'product-fox': boutique.products.fox,
  'product-elephant': boutique.products.elephant,
  'product-flash-drive': boutique.products.flashDrive,
  'product-ornament': boutique.products.ornament,
  'product-album': boutique.products.album,
  'product-onesie': boutique.products.onesie,
  'product-candle': boutique.products.candle,
};

const framed: Partial<Record<ListedPicture, (sheet: Sheet, prints: Prints) => string>> = {
  experience: studio.experience,
  'studio-room': studio.studioRoom,
  'studio-screens': studio.studioScreens,
  'product-frame-oak': boutique.products.frameOak,
  'product-frame-ivory': boutique.products.frameIvory,
  hyperreal: prints.hyperreal,
  'watercolor-art': prints.watercolorArt,
  'topic-3d4d': prints.topic3d4d,
  'topic-8k': prints.topic8k,
};

let printed: Promise<Prints> | undefined;

const masterFile = (name: ListedPicture) =>
  path.resolve(import.meta.dirname, `../masters/${name}.png`);

/** The scan that the lifelike picture is made from. */
async function plainScan(): Promise<Buffer> {
  const { data, info } = await sharp(masterFile('scan-week-30-8k'))
    .resize(640)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const values = Float32Array.from(data, (value) => value / 255);
  return fieldPng({ width: info.width, height: info.height, values }, amber);
}

/** Small versions of the computed pictures, for frames in other pictures. */
async function makePrints(): Promise<Prints> {
  const print = async (picture: string | Buffer, width: number) => {
    const jpeg = await sharp(picture).resize(width).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  };
  return {
    scan: await print(masterFile('scan-week-18'), 800),
    sepia: await print(masterFile('scan-week-32'), 640),
    plain: await print(await plainScan(), 640),
    skin: await print(masterFile('scan-week-30-8k'), 640),
    painted: await print(masterFile('scan-week-30-watercolor'), 560),
  };
}

/** Draws one picture; its bytes are reproducible. */
export async function drawMaster(name: ListedPicture): Promise<Master> {
  if (computed.includes(name)) return { extension: 'png', bytes: await drawScan(name) };
  const { width, height } = pictureRoles[pictureList[name]];
  const sheet = createSheet(name, width, height);
  const draw = drawn[name];
  if (draw) return { extension: 'svg', bytes: Buffer.from(sheet.finish(draw(sheet))) };
  const frame = framed[name];
  if (!frame) throw new Error(`Nobody draws '${name}'`);
  printed ??= makePrints();
  return { extension: 'svg', bytes: Buffer.from(sheet.finish(frame(sheet, await printed))) };
}
