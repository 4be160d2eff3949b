import sharp from 'sharp';
import { blurred, colourScale, fieldPng } from './pixels.ts';
import type { ListedPicture } from '../../scripts/pictureList.ts';
import { pictureList, pictureRoles } from '../../scripts/pictureList.ts';
import { watercolour } from './painted.ts';
import { enlarged, grained, poses, reliefPicture, restingPose } from './relief.ts';
import type { Relief } from './relief.ts';
import { scanPicture } from './scan.ts';
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

const grey = colourScale([
  [0, '#0b0808'],
  [0.5, '#7d746d'],
  [1, '#f7efe2'],
]);
const sepia = colourScale([
  [0, '#120805'],
  [0.18, '#3a1c0c'],
  [0.42, '#8a4c1f'],
  [0.66, '#d08d45'],
  [0.86, '#f3c786'],
  [1, '#fff0cc'],
]);
const lifelike = colourScale([
  [0, '#1a0d0a'],
  [0.16, '#4a2418'],
  [0.36, '#9a563c'],
  [0.58, '#d5946f'],
  [0.8, '#f2c3a0'],
  [1, '#fff0e0'],
]);

const size = pictureRoles.scan;
const reliefs = new Map<number, Relief>();

function reliefOf(week: number): Relief {
  const pose = poses[week];
  if (!pose) throw new RangeError(`There is no pose for week ${week}`);
  const known = reliefs.get(week) ?? reliefPicture(pose, 480, 360);
  reliefs.set(week, known);
  return known;
}

/** The watercolour shows the face of week 30 on its sheet, without what is behind it. */
let unwalled: Relief | undefined;

function painting(width: number, height: number): Promise<Buffer> {
  unwalled ??= reliefPicture(
    { ...restingPose, size: 1.04, shift: [-0.05, 0.02], melt: 0.3, alone: true },
    480,
    360,
  );
  return watercolour(unwalled, width, height, 5);
}

function sepiaPicture(week: number, width: number, height: number): Promise<Buffer> {
  const soft = blurred(enlarged(reliefOf(week), width, height), width / 700);
  return fieldPng(grained(soft, poses[week]?.grain ?? 0.5, week), sepia);
}

let smooth: Relief | undefined;

/** The enhanced picture: the same face, its skin calm. */
function lifelikePicture(width: number, height: number): Promise<Buffer> {
  smooth ??= reliefPicture({ ...restingPose, melt: 0.4, grain: 0.3 }, 480, 360);
  return fieldPng(blurred(enlarged(smooth, width, height), width / 600), lifelike);
}

async function scanMaster(name: ListedPicture): Promise<Buffer> {
  const { width, height } = size;
  const week = Number(/^scan-week-(\d+)/.exec(name)?.[1]);
  if (name.endsWith('-8k')) return lifelikePicture(width, height);
  if (name.endsWith('-watercolor')) return painting(width, height);
  if (week < 20) return fieldPng(scanPicture(week, width, height), grey);
  return sepiaPicture(week, width, height);
}

let printed: Promise<Prints> | undefined;

/** The computed pictures in small, as they hang in frames. */
async function makePrints(): Promise<Prints> {
  const address = async (png: Buffer) => {
    const jpeg = await sharp(png).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  };
  return {
    scan: await address(await fieldPng(scanPicture(18, 800, 600), grey)),
    sepia: await address(await sepiaPicture(30, 640, 480)),
    skin: await address(await lifelikePicture(640, 480)),
    painted: await address(await painting(560, 420)),
  };
}

/** Draws one picture; the same bytes each time. */
export async function drawMaster(name: ListedPicture): Promise<Master> {
  const role = pictureList[name];
  if (role === 'scan') return { extension: 'png', bytes: await scanMaster(name) };
  const { width, height } = pictureRoles[role];
  const sheet = createSheet(name, width, height);
  const draw = drawn[name];
  if (draw) return { extension: 'svg', bytes: Buffer.from(sheet.finish(draw(sheet))) };
  const frame = framed[name];
  if (!frame) throw new Error(`Nobody draws '${name}'`);
  printed ??= makePrints();
  return { extension: 'svg', bytes: Buffer.from(sheet.finish(frame(sheet, await printed))) };
}
