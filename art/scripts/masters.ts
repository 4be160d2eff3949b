import path from 'node:path';
import sharp from 'sharp';
import type { ListedPicture } from '../../scripts/pictureList.ts';
import { pictureList, pictureRoles } from '../../scripts/pictureList.ts';
import { computed, drawScan } from './scans.ts';
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
  'home-hero': orchard.drawHomeHero,
  'boutique-hero': boutique.drawBoutiqueHero,
  'studio-desk': studio.drawStudioDesk,
  'studio-boutique': studio.drawStudioBoutique,
  'studio-door': studio.drawStudioDoor,
  'studio-sofa': studio.drawStudioSofa,
  ultrasounds: people.drawUltrasounds,
  dna: people.drawDna,
  'gift-card': boutique.drawGiftCardPicture,
  'boutique-heartbeat': boutique.drawHeartbeatAnimals,
  'boutique-care': boutique.drawCarePicture,
  'boutique-keepsakes': boutique.drawKeepsakes,
  'gifts-galion': boutique.townGifts.galion,
  'gifts-bucyrus': boutique.townGifts.bucyrus,
  'gifts-ashland': boutique.townGifts.ashland,
  'gifts-loudonville': boutique.townGifts.loudonville,
  'gifts-bellville': boutique.townGifts.bellville,
  'gifts-lexington': boutique.townGifts.lexington,
  'gifts-ontario': boutique.townGifts.ontario,
  'gifts-shelby': boutique.townGifts.shelby,
  'gifts-mansfield': boutique.townGifts.mansfield,
  'team-owner': people.drawTeamOwner,
  'team-technician-1': people.drawTeamTechnician1,
  'team-technician-2': people.drawTeamTechnician2,
  'video-home': people.drawVideoHome,
  'video-about-1': people.drawVideoGrandmother,
  'video-about-2': people.drawVideoHeartbeat,
  'promo-open-house': people.drawOpenHouse,
  'topic-dna': people.drawDna,
  'topic-reveal': people.drawReveal,
  'topic-elective': people.drawElective,
  'topic-maternity': people.drawMaternity,
  'topic-near-me': orchard.drawNearMe,
  'not-found': orchard.drawNotFound,
  'cart-empty': boutique.drawEmptyCart,
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
  experience: studio.drawExperience,
  'studio-room': studio.drawStudioRoom,
  'studio-screens': studio.drawStudioScreens,
  'product-frame-oak': boutique.products.frameOak,
  'product-frame-ivory': boutique.products.frameIvory,
  hyperreal: prints.drawHyperreal,
  'watercolor-art': prints.drawWatercolorArt,
  'topic-3d4d': prints.drawTopic3d4d,
  'topic-8k': prints.drawTopic8k,
};

let printed: Promise<Prints> | undefined;

const masterFile = (name: ListedPicture) =>
  path.resolve(import.meta.dirname, `../masters/${name}.png`);

/** Small versions of the computed pictures, for frames in other pictures. */
async function makePrints(): Promise<Prints> {
  const print = async (picture: string, width: number) => {
    const jpeg = await sharp(picture).resize(width).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  };
  return {
    scan: await print(masterFile('scan-week-18'), 800),
    sepia: await print(masterFile('scan-week-32'), 640),
    plain: await print(masterFile('scan-week-30'), 640),
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
