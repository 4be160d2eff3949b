/**
 * The computed pictures: flat scans (`flat.ts`), the baby as a 3D ultrasound (`baby/`), its
 * lifelike and painted versions, and the series that shows its growth week by week.
 */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { pictureList, pictureRoles } from '../../scripts/pictureList.ts';
import type { ListedPicture } from '../../scripts/pictureList.ts';
import { growthColumns } from '../../src/lib/growthFrames.ts';
import { resizeField, addGrain, scanBaby } from './baby/finish.ts';
import { growthPose } from './baby/growth.ts';
import { poses } from './baby/poses.ts';
import type { Study } from './baby/study.ts';
import { watercolor } from './baby/watercolor.ts';
import { colorScale, fieldPng } from './pixels.ts';
import { growthScan, scanPicture } from './flat.ts';

const gray = colorScale([
  [0, '#0b0808'],
  [0.5, '#7d746d'],
  [1, '#f7efe2'],
]);
const amber = colorScale([
  [0, '#0d0503'],
  [0.1, '#2a1108'],
  [0.25, '#5c2b10'],
  [0.45, '#9c5a25'],
  [0.66, '#d69a55'],
  [0.84, '#f2cc92'],
  [1, '#fff1d6'],
]);

const rose = colorScale([
  [0, '#120806'],
  [0.12, '#35180f'],
  [0.28, '#7a4532'],
  [0.46, '#b87a5f'],
  [0.64, '#dfaa8b'],
  [0.82, '#f4d2b8'],
  [1, '#fff0e2'],
]);

const isComputed = (name: ListedPicture) => /^(scan|growth)/.test(pictureList[name]);
/** The names of the computed pictures; the others are drawn by hand. */
export const computed = (Object.keys(pictureList) as ListedPicture[]).filter(isComputed);

/** Columns of the scanned block: the time is cubic in this number, and more show no more detail. */
const blockWidth = 640;

function renderScan(study: Study, width: number, height: number, widest = blockWidth) {
  const share = Math.min(1, widest / width);
  return scanBaby(study, Math.round(width * share), Math.round(height * share));
}

async function amberPng(study: Study, width: number, height: number, widest?: number) {
  const scan = resizeField(renderScan(study, width, height, widest), width, height);
  return fieldPng(addGrain(scan, study.seed), amber);
}

/** A scan in the tones of skin, without grain: more detail looks like a doll. */
const rosePng = (study: Study, width: number, height: number) =>
  fieldPng(resizeField(renderScan(study, width, height), width, height), rose);

const FIRST_FACE = 20;

/** A frame of the growth series: the fan until week 19, the face from then on. */
function growthPng(week: number, side: number, widest?: number): Promise<Buffer> {
  return week < FIRST_FACE
    ? fieldPng(growthScan(week, side), gray)
    : amberPng(growthPose(week), side, side, widest);
}

async function stripPng(name: string, width: number, height: number): Promise<Buffer> {
  const from = Number(name.split('-')[2]);
  const side = width / growthColumns;
  const frames: OverlayOptions[] = [];
  for (let column = 0; column < growthColumns; column += 1) {
    const input = await growthPng(from + column, side, 320);
    frames.push({ input, left: column * side, top: 0 });
  }
  return sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite(frames)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Draws a computed picture at a fraction of its size; its bytes are reproducible. */
export async function drawScan(name: ListedPicture, share = 1): Promise<Buffer> {
  const role = pictureRoles[pictureList[name]];
  const { width, height } = name.startsWith('scan') ? { width: 1600, height: 1200 } : role;
  const [w, h] = [Math.round(width * share), Math.round(height * share)];
  if (name === 'growth-week-31') return growthPng(31, w, 600);
  if (name.startsWith('growth')) return stripPng(name, w, h);
  const end = name.replace('scan-week-', '');
  if (!(end in poses)) return fieldPng(scanPicture(Number(end), w, h), gray);
  const study: Study = poses[end as keyof typeof poses];
  if (name.endsWith('-8k')) return rosePng(study, w, h);
  // Paint covers finer detail.
  if (name.endsWith('-watercolor')) return watercolor(renderScan(study, w, h, 480), w, h, study);
  return amberPng(study, w, h);
}

/** A quick check whether a master is outdated: the hash of the picture drawn at small size. */
export async function fingerprint(name: ListedPicture): Promise<string> {
  const small = await drawScan(name, name.startsWith('growth') ? 0.1 : 0.075);
  return createHash('sha256').update(small).digest('hex').slice(0, 16);
}
