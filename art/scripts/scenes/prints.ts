import { drawPlush } from '../animals.ts';
import { box, ellipse, limb, polygon, round } from '../lines.ts';
import { drawApple, drawLeaf } from '../nature.ts';
import { darker, mix, paint } from '../palette.ts';
import { drawSeatedFromBehind } from '../people.ts';
import {
  drawBigScreen,
  fill,
  drawGoldenHour,
  drawGroundShadow,
  drawPictureFrame,
  drawPlant,
  imageAt,
  drawRoom,
  drawSofa,
  stroke,
  drawTreeWindow,
} from '../rooms.ts';
import type { Sheet } from '../sheet.ts';
import type { Prints } from './studio.ts';

/** One picture in two versions: the machine's sepia, and the lifelike one. */
export function drawHyperreal(sheet: Sheet, prints: Prints): string {
  const drawSplitPicture = (x: number, y: number, w: number, h: number) =>
    imageAt(prints.plain)(x, y, w, h) +
    sheet.within(
      polygon([
        [x + w * 0.55, y],
        [x + w, y],
        [x + w, y + h],
        [x + w * 0.37, y + h],
      ]),
      imageAt(prints.skin)(x, y, w, h),
    ) +
    stroke(
      `M${round(x + w * 0.55)} ${round(y)}L${round(x + w * 0.37)} ${round(y + h)}`,
      paint.white,
      5,
    );
  return (
    drawRoom(sheet, { floorY: 640, wall: '#efe0c6' }) +
    drawPictureFrame(sheet, 130, 46, 700, 540, paint.woodLight, drawSplitPicture, { bar: 24 }) +
    drawPlant(sheet, 80, 706, 260) +
    drawPlush(sheet, 'lamb', 866, 700, 0.92) +
    drawGoldenHour(sheet, [150, 90], 520, 0.34)
  );
}

/** A finished watercolor on an easel by the window. */
export function drawWatercolorArt(sheet: Sheet, prints: Prints): string {
  const drawEasel = (points: readonly (readonly [number, number])[]) =>
    sheet.form(limb(points, 20, 16), paint.wood, { shade: 4, light: 2 });
  return (
    drawRoom(sheet, { floorY: 570, wall: '#f1e6d2' }) +
    drawTreeWindow(sheet, 640, 80, 230, 270, { curtain: paint.leaf }) +
    drawGroundShadow(sheet, 330, 700, 230) +
    drawEasel([
      [330, 20],
      [330, 690],
    ]) +
    drawEasel([
      [250, 60],
      [110, 700],
    ]) +
    drawEasel([
      [410, 60],
      [550, 700],
    ]) +
    drawPictureFrame(sheet, 64, 96, 540, 430, paint.white, imageAt(prints.painted), { bar: 8 }) +
    sheet.form(box(40, 524, 590, 24, 5), paint.wood, { shade: 4, light: 2 }) +
    drawPaintTable(sheet) +
    drawGoldenHour(sheet, [760, 150], 480, 0.4)
  );
}

function drawPaintTable(sheet: Sheet): string {
  const drawBrush = (x: number, lean: number, tone: string) =>
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
    drawGroundShadow(sheet, 780, 704, 140) +
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
    drawBrush(690, -16, '#d98c88') +
    drawBrush(706, 4, '#93bdb2') +
    drawBrush(720, 24, '#b9a6cf') +
    sheet.form(box(668, 440, 76, 104, 10), mix(paint.white, '#b9d3da', 0.45), {
      shade: 6,
      light: 3,
    }) +
    sheet.form(box(650, 540, 270, 26, 6), paint.wood, { shade: 5, light: 3 }) +
    sheet.form(ellipse(790, 530, 82, 24), paint.woodLight, { shade: 4 }) +
    dabs +
    drawApple(sheet, 892, 520, 24)
  );
}

/** A couple on the sofa between a flat scan and a 3D one. */
export function drawTopic3d4d(sheet: Sheet, prints: Prints): string {
  return (
    drawRoom(sheet, { floorY: 600, wall: '#e7d3bc', sprigs: false }) +
    drawBigScreen(sheet, 70, 64, 510, 384, { print: prints.scan }) +
    drawBigScreen(sheet, 620, 64, 510, 384, { print: prints.sepia }) +
    drawPlant(sheet, 70, 720, 270) +
    drawPlant(sheet, 1136, 720, 250, paint.honey) +
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
    drawSofa(sheet, 300, 800, 600, 186, paint.leaf, { away: true }) +
    drawGoldenHour(sheet, [600, 240], 620, 0.22)
  );
}

/** A wall of frames: the sepia picture, the lifelike one and the watercolor. */
export function drawTopic8k(sheet: Sheet, prints: Prints): string {
  return (
    drawRoom(sheet, { floorY: 640, wall: '#eadfc8' }) +
    drawPictureFrame(sheet, 70, 130, 300, 250, paint.wood, imageAt(prints.sepia), { bar: 16 }) +
    drawPictureFrame(sheet, 400, 60, 440, 380, paint.honeyLight, imageAt(prints.skin), {
      bar: 22,
    }) +
    drawPictureFrame(sheet, 870, 130, 270, 250, paint.white, imageAt(prints.painted), { bar: 14 }) +
    drawSideboard(sheet) +
    drawPlant(sheet, 250, 540, 170, paint.honey) +
    drawPlush(sheet, 'bear', 420, 540, 0.62) +
    drawApple(sheet, 520, 512, 26) +
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
    drawGoldenHour(sheet, [180, 110], 620, 0.36)
  );
}

function drawSideboard(sheet: Sheet): string {
  const drawDoor = (x: number) =>
    sheet.form(box(x, 584, 230, 130, 5), darker(paint.sage, 0.04), {
      ink: 1.8,
      shade: 5,
      light: 2,
    }) + fill(ellipse(x + 115, 606, 7), paint.honey);
  return (
    drawGroundShadow(sheet, 600, 752, 470) +
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
    [180, 485, 790].map(drawDoor).join('')
  );
}
