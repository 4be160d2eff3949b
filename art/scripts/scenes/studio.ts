import { drawPlush } from '../animals.ts';
import { blob, box, curve, ellipse, limb, polygon } from '../lines.ts';
import {
  drawApple,
  drawFlowers,
  drawFoliage,
  drawFruit,
  goldenTones,
  drawTufts,
} from '../nature.ts';
import { darker, paint, skin } from '../palette.ts';
import { drawSeatedFromBehind, drawHead, drawStandingPerson } from '../people.ts';
import {
  drawAppleBasket,
  drawBabyPrint,
  drawBigScreen,
  drawBunting,
  drawCushion,
  drawDesk,
  drawDoor,
  fill,
  drawFloorLamp,
  drawGoldenHour,
  drawGroundShadow,
  drawLightPool,
  drawMachine,
  drawPictureFrame,
  drawPlant,
  drawRoom,
  drawRug,
  drawShelf,
  drawSofa,
  stroke,
  drawTreeWindow,
  drawWreath,
} from '../rooms.ts';
import type { Sheet } from '../sheet.ts';
import {
  drawAlbum,
  drawBottle,
  drawCandle,
  drawFoldedCloths,
  drawGift,
  drawJar,
  drawStandingFrame,
} from '../goods.ts';

/** Computed pictures as data URLs, for frames and screens in other pictures. */
export type Prints = {
  scan: string;
  sepia: string;
  /** The scan that the picture `skin` is made from. */
  plain: string;
  skin: string;
  painted: string;
};

/** A low round table, its foot at y. */
function drawCoffeeTable(sheet: Sheet, x: number, y: number, w: number): string {
  return (
    drawGroundShadow(sheet, x, y, w * 0.5) +
    [-0.3, 0.3]
      .map((t) =>
        sheet.form(
          limb(
            [
              [x + w * t, y - w * 0.28],
              [x + w * t * 1.2, y - 4],
            ],
            13,
            8,
          ),
          paint.woodDark,
          { shade: 2 },
        ),
      )
      .join('') +
    sheet.form(ellipse(x, y - w * 0.3, w / 2, w * 0.1), paint.wood, { shade: 6, light: 3 })
  );
}

export function drawStudioRoom(sheet: Sheet, prints: Prints): string {
  const { width: w, height: h } = sheet;
  return (
    drawRoom(sheet, { floorY: 500 }) +
    drawTreeWindow(sheet, 70, 110, 230, 260) +
    drawBigScreen(sheet, 392, 92, 250, 156) +
    drawBigScreen(sheet, 666, 92, 250, 156, { print: prints.sepia }) +
    drawLightPool(sheet, [
      [120, 520],
      [330, 520],
      [560, 760],
      [250, 760],
    ]) +
    drawRug(sheet, 560, 622, 640, 130, '#d68f6f') +
    drawSofa(sheet, 350, 590, 470, 250, paint.leaf) +
    drawCushion(sheet, 452, 446, 92, paint.honeyPale, -10, 'apple') +
    drawCushion(sheet, 722, 448, 86, paint.skyRose, 9, 'stripes') +
    drawPlush(sheet, 'bear', 596, 488, 0.5) +
    drawFloorLamp(sheet, 890, 610, 330) +
    drawPlant(sheet, 304, 604, 190) +
    drawCoffeeTable(sheet, 560, 690, 210) +
    drawAppleBasket(sheet, 560, 632, 76) +
    fill(box(0, h, w, 0), paint.paper) +
    drawGoldenHour(sheet, [180, 200], 520, 0.4)
  );
}

export function drawStudioSofa(sheet: Sheet): string {
  return (
    drawRoom(sheet, { floorY: 560, wall: '#f3e2c4' }) +
    drawTreeWindow(sheet, 330, 70, 300, 250, { panes: 3 }) +
    drawFloorLamp(sheet, 100, 640, 470) +
    drawPictureFrame(sheet, 762, 120, 130, 160, paint.woodLight, (...area) =>
      drawBabyPrint(sheet, ...area),
    ) +
    drawRug(sheet, 480, 672, 900, 96, paint.sageDeep) +
    drawSofa(sheet, 110, 660, 740, 330, '#9c5a4f') +
    drawCushion(sheet, 262, 462, 124, paint.honeyPale, -8, 'apple') +
    drawCushion(sheet, 690, 464, 118, paint.sage, 10, 'stripes') +
    drawCushion(sheet, 596, 486, 96, paint.paper, -4, 'heart') +
    drawPlush(sheet, 'bunny', 440, 536, 0.72) +
    drawThrowBlanket(sheet) +
    drawGoldenHour(sheet, [480, 180], 520, 0.4)
  );
}

function drawThrowBlanket(sheet: Sheet): string {
  const path = blob(
    [
      [744, 352],
      [806, 360],
      [842, 470],
      [836, 560],
      [776, 566],
      [772, 470],
    ],
    0.5,
  );
  const checks = [0, 1, 2, 3]
    .map((index) =>
      stroke(`M${758 + index * 24} 340V580M730 ${390 + index * 48}H860`, paint.apple, 5, 0.55),
    )
    .join('');
  return sheet.form(path, paint.paper, { shade: 8, inside: checks });
}

export function drawStudioDesk(sheet: Sheet): string {
  return (
    drawRoom(sheet, { floorY: 540, wall: '#eef0dc' }) +
    drawDoor(sheet, 90, 540, 190, 400, paint.leaf) +
    drawWreath(sheet, 185, 268, 52) +
    drawShelf(sheet, 430, 150, 400) +
    drawStandingFrame(sheet, 500, 150, 92, paint.woodLight) +
    drawPlush(sheet, 'fox', 612, 152, 0.42) +
    drawPlush(sheet, 'lamb', 706, 152, 0.42) +
    drawCandle(sheet, 788, 150, 58) +
    drawPictureFrame(
      sheet,
      690,
      232,
      150,
      118,
      paint.honeyLight,
      (ix, iy, iw, ih) =>
        fill(box(ix, iy, iw, ih), paint.honeyPale) +
        drawApple(sheet, ix + iw / 2, iy + ih / 2 + 4, ih * 0.32),
    ) +
    drawStandingPerson(
      sheet,
      578,
      640,
      0.84,
      { skin: 'honey', hair: 'black', style: 'bun' },
      {
        top: paint.plum,
        bottom: paint.plumDeep,
        look: -0.4,
        leftHand: [-58, -196],
        rightHand: [58, -196],
      },
    ) +
    drawDesk(sheet, 400, 670, 470, 210) +
    drawApple(sheet, 640, 570, 34) +
    drawLaptop(sheet, 770, 458) +
    drawAppleBasket(sheet, 470, 456, 84) +
    drawPlant(sheet, 335, 660, 230) +
    drawPlant(sheet, 920, 660, 200, paint.honey) +
    drawGoldenHour(sheet, [60, 120], 480, 0.35)
  );
}

function drawLaptop(sheet: Sheet, x: number, y: number): string {
  return (
    sheet.form(
      polygon([
        [x - 52, y - 74],
        [x + 40, y - 74],
        [x + 52, y - 4],
        [x - 44, y - 4],
      ]),
      '#cdc6c1',
      { shade: 4 },
    ) +
    drawApple(sheet, x, y - 38, 11, { color: '#f5e3bf', ink: 1.4 }) +
    sheet.form(box(x - 58, y - 6, 118, 9, 4), '#b8b0ab', { shade: 2 })
  );
}

export function drawStudioScreens(sheet: Sheet, prints: Prints): string {
  return (
    drawRoom(sheet, { floorY: 530, wall: '#ecdcc8', sprigs: false }) +
    drawBigScreen(sheet, 50, 60, 420, 258) +
    drawBigScreen(sheet, 492, 60, 420, 258, { print: prints.sepia }) +
    drawRug(sheet, 470, 650, 760, 110, paint.sage) +
    drawMachine(sheet, 800, 640, 330) +
    drawStandingPerson(
      sheet,
      690,
      650,
      0.82,
      { skin: 'cocoa', hair: 'black', style: 'curls' },
      {
        top: paint.plum,
        bottom: paint.plumDeep,
        look: -0.8,
        leftHand: [-104, -206],
        rightHand: [62, -158],
      },
    ) +
    drawCouch(sheet, 130, 640, 460) +
    drawPlant(sheet, 60, 640, 240) +
    drawGoldenHour(sheet, [480, 190], 560, 0.3)
  );
}

/** A mother reclining on the couch, watching the screens. */
export function drawCouch(sheet: Sheet, x: number, y: number, w: number): string {
  const dress = '#c9574a';
  const drawLeg = (dy: number) =>
    sheet.form(
      limb(
        [
          [x + w * 0.5, y - 132 + dy],
          [x + w * 0.72, y - 142 + dy],
          [x + w * 0.93, y - 118 + dy],
        ],
        40,
        24,
      ),
      paint.plumDeep,
      { shade: 6 },
    );
  return (
    drawGroundShadow(sheet, x + w * 0.5, y, w * 0.5) +
    [0.1, 0.9]
      .map((t) =>
        sheet.form(
          limb(
            [
              [x + w * t, y - 80],
              [x + w * t, y - 4],
            ],
            16,
            12,
          ),
          paint.woodDark,
          { shade: 3 },
        ),
      )
      .join('') +
    sheet.form(
      blob(
        [
          [x - 16, y - 236],
          [x + 26, y - 262],
          [x + w * 0.2, y - 150],
          [x + w * 0.24, y - 100],
          [x + 20, y - 92],
          [x - 6, y - 150],
        ],
        0.7,
      ),
      paint.leaf,
      { shade: 12, light: 4 },
    ) +
    sheet.form(box(x, y - 118, w, 46, 20), paint.leaf, { shade: 10, light: 4 }) +
    drawCushion(sheet, x + 40, y - 218, 92, paint.honeyPale, -28) +
    drawLeg(0) +
    drawLeg(10) +
    sheet.form(
      blob([
        [x + w * 0.95 - 12, y - 122],
        [x + w * 0.95 + 4, y - 146],
        [x + w * 0.95 + 16, y - 140],
        [x + w * 0.95 + 12, y - 104],
        [x + w * 0.95 - 8, y - 100],
      ]),
      paint.woodLight,
      { shade: 3 },
    ) +
    sheet.form(
      blob(
        [
          [x + 62, y - 214],
          [x + 104, y - 226],
          [x + 150, y - 210],
          [x + w * 0.44, y - 204],
          [x + w * 0.55, y - 168],
          [x + w * 0.54, y - 112],
          [x + w * 0.26, y - 106],
          [x + 70, y - 150],
        ],
        0.8,
      ),
      dress,
      { shade: 12, light: 4 },
    ) +
    sheet.form(
      limb(
        [
          [x + 92, y - 196],
          [x + 128, y - 150],
          [x + w * 0.4, y - 160],
        ],
        30,
        22,
      ),
      darker(dress, 0.06),
      { shade: 5 },
    ) +
    sheet.form(ellipse(x + w * 0.42, y - 162, 13, 11), skin.sand, { shade: 2 }) +
    sheet.form(
      limb(
        [
          [x + 82, y - 246],
          [x + 88, y - 210],
        ],
        25,
        30,
      ),
      skin.sand,
      { ink: 0, shade: 3 },
    ) +
    drawHead(
      sheet,
      x + 76,
      y - 276,
      42,
      { skin: 'sand', hair: 'brown', style: 'ponytail' },
      { look: 0.9 },
    )
  );
}

export function drawStudioDoor(sheet: Sheet): string {
  const { width: w } = sheet;
  const brick = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 13 }, (_c, column) => {
      if (sheet.random.next() < 0.4) return '';
      const bx = column * 84 + (row % 2) * 42 - 40;
      return fill(
        box(bx, row * 46 + 4, 78, 40, 3),
        sheet.random.pick(['#f1d8b8', '#ecd0ae', '#f6e0c4']),
        0.8,
      );
    }).join(''),
  ).join('');
  const drawPot = (x: number) =>
    drawFoliage(
      sheet,
      [
        [x - 28, 480, 44],
        [x + 28, 480, 44],
        [x, 430, 48],
      ],
      { tones: goldenTones, leaves: 46, leafSize: 0.7 },
    ) +
    drawFruit(
      sheet,
      [
        [x - 26, 470],
        [x + 22, 452],
        [x + 4, 420],
        [x - 6, 496],
      ],
      10,
    ) +
    sheet.form(
      blob(
        [
          [x - 48, 520],
          [x + 48, 520],
          [x + 38, 622],
          [x - 38, 622],
        ],
        0.3,
      ),
      '#b9694d',
      { shade: 9, light: 3 },
    ) +
    sheet.form(box(x - 54, 508, 108, 24, 5), '#c67a5b', { shade: 4 });
  return (
    fill(box(-60, -60, w + 120, 700), '#f6e3c6') +
    brick +
    fill(box(-60, 622, w + 120, 160), '#cbb38f') +
    sheet.form(box(250, 616, 460, 34, 4), '#e3cfae', { shade: 5 }) +
    sheet.form(box(200, 646, 560, 40, 4), '#d8c29e', { shade: 5 }) +
    drawDoor(sheet, 350, 618, 260, 470, paint.leaf) +
    drawWreath(sheet, 480, 330, 74) +
    drawLantern(sheet, 276, 250) +
    drawLantern(sheet, 684, 250) +
    drawPot(190) +
    drawPot(772) +
    drawAwning(sheet) +
    drawApple(sheet, 480, 40, 26) +
    drawTufts(sheet, [0, 690, w, 24], 26, [paint.grassDeep, paint.grass], 22) +
    drawFlowers(sheet, [0, 690, 190, 24], 8) +
    drawFlowers(sheet, [780, 690, 180, 24], 8) +
    drawGoldenHour(sheet, [120, 90], 620, 0.5)
  );
}

function drawAwning(sheet: Sheet): string {
  const stripe = Array.from({ length: 8 }, (_, index) => {
    const x = 280 + index * 50;
    const top = 300 + index * 45;
    return sheet.form(
      `M${top} 62L${top + 45} 62L${x + 50} 112q-25 26-50 0Z`,
      index % 2 ? paint.white : paint.apple,
      { ink: 2, shade: 4 },
    );
  });
  return stripe.join('');
}

function drawLantern(sheet: Sheet, x: number, y: number): string {
  return (
    drawGoldenHour(sheet, [x, y + 20], 90, 0.8) +
    stroke(
      curve([
        [x - 16, y - 40],
        [x, y - 52],
        [x, y - 26],
      ]),
      paint.plumDeep,
      4,
    ) +
    sheet.form(
      polygon([
        [x - 24, y - 14],
        [x, y - 32],
        [x + 24, y - 14],
      ]),
      paint.plumDeep,
      { shade: 2 },
    ) +
    sheet.form(
      polygon([
        [x - 20, y - 14],
        [x + 20, y - 14],
        [x + 14, y + 44],
        [x - 14, y + 44],
      ]),
      '#ffe19a',
      { shade: 4 },
    ) +
    sheet.form(box(x - 16, y + 42, 32, 8, 3), paint.plumDeep, { shade: 1 })
  );
}

export function drawStudioBoutique(sheet: Sheet): string {
  return (
    drawRoom(sheet, { floorY: 570, wall: '#f6e4d0' }) +
    drawBunting(sheet, [-10, 40], [970, 40], 70, 13) +
    drawShelf(sheet, 60, 290, 540) +
    drawShelf(sheet, 60, 470, 540) +
    drawPlush(sheet, 'bear', 140, 292, 0.62) +
    drawPlush(sheet, 'bunny', 268, 292, 0.62) +
    drawPlush(sheet, 'lamb', 396, 292, 0.62) +
    drawPlush(sheet, 'fox', 516, 292, 0.62) +
    drawStandingFrame(sheet, 130, 470, 112, paint.woodLight) +
    drawJar(sheet, 228, 470, 62, paint.honeyPale) +
    drawCandle(sheet, 312, 470, 74) +
    drawAlbum(sheet, 426, 414, 108) +
    drawStandingFrame(sheet, 540, 470, 100, '#efe2cc') +
    drawDesk(sheet, 640, 660, 300, 190) +
    drawAppleBasket(sheet, 720, 466, 90) +
    drawPlush(sheet, 'elephant', 856, 468, 0.56) +
    drawTable(sheet, 300, 680) +
    drawGoldenHour(sheet, [820, 120], 480, 0.35)
  );
}

/** A display table with folded cloths and gifts. */
function drawTable(sheet: Sheet, x: number, y: number): string {
  return (
    drawGroundShadow(sheet, x, y, 230) +
    [-170, 170]
      .map((t) =>
        sheet.form(
          limb(
            [
              [x + t, y - 90],
              [x + t, y - 4],
            ],
            16,
            10,
          ),
          paint.woodDark,
          { shade: 3 },
        ),
      )
      .join('') +
    sheet.form(box(x - 210, y - 108, 420, 24, 6), paint.wood, { shade: 5, light: 3 }) +
    drawFoldedCloths(sheet, x - 138, y - 108, 110, [paint.sage, '#f3e3c3', paint.skyRose]) +
    drawGift(sheet, x - 22, y - 108, 84, paint.leafMid, paint.honeyLight) +
    drawGift(sheet, x + 64, y - 108, 62, paint.apple, paint.paper) +
    drawBottle(sheet, x + 140, y - 108, 84, paint.honeyPale, true) +
    drawJar(sheet, x + 190, y - 108, 44, paint.sage)
  );
}

/** A family on the sofa in front of the two large screens, seen from behind. */
export function drawExperience(sheet: Sheet, prints: Prints): string {
  const { width: w } = sheet;
  return (
    drawRoom(sheet, { floorY: 560, wall: '#e9d6bf', sprigs: false }) +
    fill(box(-60, -60, w + 120, 900), '#3a2230', 0.1) +
    drawBigScreen(sheet, 110, 70, 470, 290) +
    drawBigScreen(sheet, 620, 70, 470, 290, { print: prints.sepia }) +
    drawPlant(sheet, 66, 660, 300) +
    drawPlant(sheet, 1140, 660, 280, paint.honey) +
    drawLightPool(
      sheet,
      [
        [180, 570],
        [1020, 570],
        [1180, 800],
        [20, 800],
      ],
      0.22,
    ) +
    drawSeatedFromBehind(
      sheet,
      318,
      600,
      54,
      { skin: 'porcelain', hair: 'silver', style: 'bun' },
      { top: paint.plum },
    ) +
    drawSeatedFromBehind(
      sheet,
      902,
      600,
      55,
      { skin: 'porcelain', hair: 'silver', style: 'thin' },
      { top: '#6f8794', wide: 1.04 },
    ) +
    drawSeatedFromBehind(
      sheet,
      780,
      612,
      42,
      { skin: 'honey', hair: 'brown', style: 'pigtails' },
      { top: paint.honeyLight },
    ) +
    drawSeatedFromBehind(
      sheet,
      500,
      590,
      58,
      { skin: 'sand', hair: 'chestnut', style: 'bob' },
      { top: paint.apple, lean: 5 },
    ) +
    drawSeatedFromBehind(
      sheet,
      650,
      582,
      60,
      { skin: 'clay', hair: 'black', style: 'short' },
      { top: paint.leaf, wide: 1.06, lean: -5 },
    ) +
    sheet.form(
      limb(
        [
          [612, 572],
          [540, 566],
          [470, 590],
        ],
        42,
        34,
      ),
      paint.leaf,
      { shade: 7 },
    ) +
    sheet.form(ellipse(458, 596, 17, 15), skin.clay, { shade: 3 }) +
    drawPlush(sheet, 'bunny', 398, 602, 0.42) +
    drawSofa(sheet, 190, 790, 820, 206, '#a9604f', { away: true }) +
    drawGoldenHour(sheet, [600, 220], 620, 0.28)
  );
}
