import { drawPlush } from '../animals.ts';
import { box, ellipse, limb, polygon, round } from '../lines.ts';
import { apple, drawLeaf } from '../nature.ts';
import { darker, mix, paint } from '../palette.ts';
import { drawSeatedFromBehind } from '../people.ts';
import {
  bigScreen,
  fill,
  goldenHour,
  groundShadow,
  pictureFrame,
  plant,
  printOf,
  room,
  sofa,
  stroke,
  treeWindow,
} from '../rooms.ts';
import type { Sheet } from '../sheet.ts';
import type { Prints } from './studio.ts';

/** One picture in two versions: the machine's sepia, and the lifelike one. */
export function hyperreal(sheet: Sheet, prints: Prints): string {
  const split = (x: number, y: number, w: number, h: number) =>
    printOf(prints.plain)(x, y, w, h) +
    sheet.within(
      polygon([
        [x + w * 0.55, y],
        [x + w, y],
        [x + w, y + h],
        [x + w * 0.37, y + h],
      ]),
      printOf(prints.skin)(x, y, w, h),
    ) +
    stroke(
      `M${round(x + w * 0.55)} ${round(y)}L${round(x + w * 0.37)} ${round(y + h)}`,
      paint.white,
      5,
    );
  return (
    room(sheet, { floorY: 640, wall: '#efe0c6' }) +
    pictureFrame(sheet, 130, 46, 700, 540, paint.woodLight, split, { bar: 24 }) +
    plant(sheet, 80, 706, 260) +
    drawPlush(sheet, 'lamb', 866, 700, 0.92) +
    goldenHour(sheet, [150, 90], 520, 0.34)
  );
}

/** A finished watercolor on an easel by the window. */
export function watercolorArt(sheet: Sheet, prints: Prints): string {
  const easel = (points: readonly (readonly [number, number])[]) =>
    sheet.form(limb(points, 20, 16), paint.wood, { shade: 4, light: 2 });
  return (
    room(sheet, { floorY: 570, wall: '#f1e6d2' }) +
    treeWindow(sheet, 640, 80, 230, 270, { curtain: paint.leaf }) +
    groundShadow(sheet, 330, 700, 230) +
    easel([
      [330, 20],
      [330, 690],
    ]) +
    easel([
      [250, 60],
      [110, 700],
    ]) +
    easel([
      [410, 60],
      [550, 700],
    ]) +
    pictureFrame(sheet, 64, 96, 540, 430, paint.white, printOf(prints.painted), { bar: 8 }) +
    sheet.form(box(40, 524, 590, 24, 5), paint.wood, { shade: 4, light: 2 }) +
    paintTable(sheet) +
    goldenHour(sheet, [760, 150], 480, 0.4)
  );
}

function paintTable(sheet: Sheet): string {
  const brushIn = (x: number, lean: number, tone: string) =>
    sheet.form(
      limb(
        [
          [x, 470],
          [x + lean, 360],
        ],
        8,
        8,
      ),
      paint.woodLight,
      { shade: 2 },
    ) +
    sheet.form(
      limb(
        [
          [x + lean, 362],
          [x + lean * 1.22, 330],
        ],
        12,
        4,
      ),
      tone,
      { shade: 2 },
    );
  const dabs = ['#d98c88', '#f0b98f', '#b9a6cf', '#93bdb2', '#eac27a']
    .map((tone, index) =>
      fill(
        ellipse(786 + Math.cos(index * 1.26) * 40, 528 + Math.sin(index * 1.26) * 13, 14, 8),
        tone,
      ),
    )
    .join('');
  return (
    groundShadow(sheet, 780, 704, 140) +
    [690, 870]
      .map((x) =>
        sheet.form(
          limb(
            [
              [x, 560],
              [x, 696],
            ],
            16,
            11,
          ),
          paint.woodDark,
          { shade: 3 },
        ),
      )
      .join('') +
    brushIn(690, -16, '#d98c88') +
    brushIn(706, 4, '#93bdb2') +
    brushIn(720, 24, '#b9a6cf') +
    sheet.form(box(668, 440, 76, 104, 10), mix(paint.white, '#b9d3da', 0.45), {
      shade: 6,
      light: 3,
    }) +
    sheet.form(box(650, 540, 270, 26, 6), paint.wood, { shade: 5, light: 3 }) +
    sheet.form(ellipse(790, 530, 82, 24), paint.woodLight, { shade: 4 }) +
    dabs +
    apple(sheet, 892, 520, 24)
  );
}

/** A couple on the sofa between a flat scan and a 3D one. */
export function topic3d4d(sheet: Sheet, prints: Prints): string {
  return (
    room(sheet, { floorY: 600, wall: '#e7d3bc', sprigs: false }) +
    bigScreen(sheet, 70, 64, 510, 384, { print: prints.scan }) +
    bigScreen(sheet, 620, 64, 510, 384, { print: prints.sepia }) +
    plant(sheet, 70, 720, 270) +
    plant(sheet, 1136, 720, 250, paint.honey) +
    drawSeatedFromBehind(
      sheet,
      500,
      630,
      62,
      { skin: 'honey', hair: 'black', style: 'ponytail' },
      { top: paint.apple, lean: 5 },
    ) +
    drawSeatedFromBehind(
      sheet,
      660,
      622,
      64,
      { skin: 'porcelain', hair: 'amber', style: 'short' },
      { top: '#5c7f8c', wide: 1.06, lean: -5 },
    ) +
    drawPlush(sheet, 'elephant', 800, 652, 0.5) +
    sofa(sheet, 300, 800, 600, 186, paint.leaf, { away: true }) +
    goldenHour(sheet, [600, 240], 620, 0.22)
  );
}

/** A wall of frames: the sepia picture, the lifelike one and the watercolor. */
export function topic8k(sheet: Sheet, prints: Prints): string {
  return (
    room(sheet, { floorY: 640, wall: '#eadfc8' }) +
    pictureFrame(sheet, 70, 130, 300, 250, paint.wood, printOf(prints.sepia), { bar: 16 }) +
    pictureFrame(sheet, 400, 60, 440, 380, paint.honeyLight, printOf(prints.skin), { bar: 22 }) +
    pictureFrame(sheet, 870, 130, 270, 250, paint.white, printOf(prints.painted), { bar: 14 }) +
    sideboard(sheet) +
    plant(sheet, 250, 540, 170, paint.honey) +
    drawPlush(sheet, 'bear', 420, 540, 0.62) +
    apple(sheet, 520, 512, 26) +
    [0, 1, 2]
      .map((index) =>
        drawLeaf(
          sheet,
          740 + index * 44,
          536 - index * 3,
          1.4,
          -16 + index * 20,
          index % 2 ? paint.leafMid : paint.leaf,
        ),
      )
      .join('') +
    drawPlush(sheet, 'bunny', 930, 540, 0.6) +
    goldenHour(sheet, [180, 110], 620, 0.36)
  );
}

function sideboard(sheet: Sheet): string {
  const door = (x: number) =>
    sheet.form(box(x, 584, 230, 130, 5), darker(paint.sage, 0.04), {
      ink: 1.8,
      shade: 5,
      light: 2,
    }) + fill(ellipse(x + 115, 606, 7), paint.honey);
  return (
    groundShadow(sheet, 600, 752, 470) +
    [190, 1010]
      .map((x) =>
        sheet.form(
          limb(
            [
              [x, 716],
              [x, 748],
            ],
            20,
            13,
          ),
          paint.woodDark,
          { shade: 3 },
        ),
      )
      .join('') +
    sheet.form(box(150, 548, 900, 184, 6), paint.sage, { shade: 14, light: 4 }) +
    sheet.form(box(130, 536, 940, 24, 5), paint.wood, { shade: 5, light: 3 }) +
    [180, 485, 790].map(door).join('')
  );
}
