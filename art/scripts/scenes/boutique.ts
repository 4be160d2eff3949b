import { drawPlush } from '../animals.ts';
import {
  drawAlbum,
  drawBalloon,
  drawBottle,
  drawCandle,
  drawFlashDrive,
  drawFoldedCloths,
  drawFoldedFrame,
  drawGift,
  drawGiftCard as card,
  drawJar,
  drawOnesie,
  drawOrnament,
  drawStandingFrame,
} from '../goods.ts';
import { box, ellipse, heart, limb } from '../lines.ts';
import { drawApple, drawLeaf, createLeafPath } from '../nature.ts';
import { darker, lighter, mix, paint } from '../palette.ts';
import { drawStandingPerson } from '../people.ts';
import {
  drawAppleBasket,
  drawBunting,
  drawDesk,
  fill,
  drawGoldenHour,
  drawGroundShadow,
  drawLightPool,
  drawPlant,
  drawRoom,
  drawRug,
  drawShelf,
  stroke,
  drawTreeWindow,
} from '../rooms.ts';
import type { Sheet } from '../sheet.ts';
import type { Prints } from './studio.ts';

/** A wooden tabletop in front of a wall. */
function drawTabletop(sheet: Sheet, edgeY: number, wall: string): string {
  const { width: w, height: h } = sheet;
  const wood = sheet.linear([
    [0, '#d9ab78'],
    [1, '#c08d5c'],
  ]);
  const grain = Array.from({ length: 7 }, (_, index) => {
    const y = edgeY + 26 + (index * (h - edgeY)) / 7;
    return stroke(
      `M-20 ${y}Q${w * 0.3} ${y - 9} ${w * 0.55} ${y + 3}T${w + 20} ${y - 4}`,
      '#9c6b42',
      1.8,
      0.4,
    );
  }).join('');
  let sprigs = '';
  for (let row = 0; row * 70 < edgeY; row += 1) {
    for (let column = -1; column * 96 < w + 40; column += 1) {
      const x = column * 96 + (row % 2) * 48;
      const y = 40 + row * 70;
      sprigs +=
        createLeafPath(x, y, 0.46, -62) +
        createLeafPath(x, y, 0.46, -118) +
        createLeafPath(x, y - 2, 0.46, -90);
    }
  }
  return (
    fill(
      box(-60, -60, w + 120, edgeY + 80),
      sheet.linear([
        [0, lighter(wall, 0.4)],
        [1, wall],
      ]),
    ) +
    fill(sprigs, mix(wall, paint.leafLight, 0.5), 0.4) +
    sheet.form(box(-60, edgeY, w + 120, h - edgeY + 80), wood, {
      base: '#c08d5c',
      ink: 2.2,
      shade: 0,
      light: 6,
      inside: grain,
    })
  );
}

const drawShadowOn = (sheet: Sheet, x: number, y: number, wide: number) =>
  drawGroundShadow(sheet, x + wide * 0.12, y, wide, 0.3);

export function drawBoutiqueHero(sheet: Sheet): string {
  const drawThreeItems = (x: number, y: number, colors: readonly string[]) =>
    colors
      .map((color, index) => drawBottle(sheet, x + index * 50, y, 92, color, index === 1))
      .join('');
  return (
    drawRoom(sheet, { floorY: 730, wall: '#f6e6cd' }) +
    drawTreeWindow(sheet, 110, 190, 300, 330, { curtain: paint.leaf }) +
    drawBunting(sheet, [-10, 60], [1450, 60], 90, 19) +
    drawShelf(sheet, 560, 330, 800) +
    drawShelf(sheet, 560, 560, 800) +
    drawPlush(sheet, 'bear', 650, 332, 0.78) +
    drawPlush(sheet, 'bunny', 800, 332, 0.78) +
    drawPlush(sheet, 'lamb', 955, 332, 0.78) +
    drawPlush(sheet, 'fox', 1110, 332, 0.78) +
    drawPlush(sheet, 'elephant', 1270, 332, 0.74) +
    drawStandingFrame(sheet, 640, 560, 140, paint.woodLight) +
    drawAlbum(sheet, 790, 490, 134) +
    drawThreeItems(890, 560, [paint.honeyPale, paint.sage, paint.skyRose]) +
    drawCandle(sheet, 1070, 560, 96) +
    drawJar(sheet, 1160, 560, 74, '#e6b7a0') +
    drawStandingFrame(sheet, 1270, 560, 128, '#efe2cc') +
    drawLightPool(sheet, [
      [150, 750],
      [430, 750],
      [640, 980],
      [270, 980],
    ]) +
    drawRug(sheet, 720, 900, 1180, 150, '#d68f6f') +
    drawPlant(sheet, 70, 860, 330) +
    drawStandingPerson(
      sheet,
      330,
      890,
      0.98,
      { skin: 'cocoa', hair: 'black', style: 'curls' },
      {
        top: paint.honey,
        bottom: paint.honey,
        dress: true,
        expecting: true,
        look: 0.7,
        rightHand: [46, -188],
        leftHand: [-58, -150],
      },
    ) +
    drawStandingPerson(
      sheet,
      474,
      896,
      0.56,
      { skin: 'cocoa', hair: 'black', style: 'short' },
      {
        top: paint.leafMid,
        bottom: paint.plumDeep,
        look: -0.5,
        rightHand: [50, -196],
        leftHand: [-66, -190],
      },
    ) +
    drawPlush(sheet, 'fox', 496, 826, 0.3) +
    drawDesk(sheet, 760, 900, 560, 230) +
    drawApple(sheet, 1040, 790, 44) +
    drawFoldedCloths(sheet, 860, 668, 130, [paint.sage, '#f3e3c3', paint.skyRose]) +
    drawAppleBasket(sheet, 1010, 668, 110) +
    drawGift(sheet, 1150, 668, 96, paint.apple, paint.honeyLight) +
    drawGift(sheet, 1250, 668, 70, paint.leafMid, paint.paper) +
    drawGoldenHour(sheet, [260, 330], 700, 0.42)
  );
}

export function drawHeartbeatAnimals(sheet: Sheet): string {
  return (
    drawTabletop(sheet, 470, '#f4e2c6') +
    drawHeartLine(480, 150, 860) +
    sheet.form(heart(480, 140, 74), paint.apple, { shade: 5, light: 3 }) +
    drawShadowOn(sheet, 140, 590, 120) +
    drawPlush(sheet, 'elephant', 150, 592, 1.24) +
    drawShadowOn(sheet, 800, 590, 120) +
    drawPlush(sheet, 'fox', 800, 592, 1.3) +
    drawShadowOn(sheet, 320, 640, 130) +
    drawPlush(sheet, 'bunny', 318, 644, 1.42) +
    drawShadowOn(sheet, 650, 640, 130) +
    drawPlush(sheet, 'lamb', 656, 644, 1.44) +
    drawShadowOn(sheet, 484, 690, 140) +
    drawPlush(sheet, 'bear', 486, 696, 1.56) +
    drawGoldenHour(sheet, [140, 90], 560, 0.4)
  );
}

type Table = { wall: string; light: readonly [number, number]; goods: string };

/** Draws a gift page's picture: gifts on a table in warm light. */
const present =
  (set: (sheet: Sheet) => Table) =>
  (sheet: Sheet): string => {
    const { wall, light, goods } = set(sheet);
    return drawTabletop(sheet, 500, wall) + goods + drawGoldenHour(sheet, [...light], 640, 0.4);
  };

const drawToy = (
  sheet: Sheet,
  kind: Parameters<typeof drawPlush>[1],
  x: number,
  y: number,
  size: number,
) => drawShadowOn(sheet, x - 10, y - 4, 92 * size) + drawPlush(sheet, kind, x, y, size);

const drawParcel = (
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  wrap: string,
  ribbon: string,
) => drawShadowOn(sheet, x - 6, y, size * 0.56) + drawGift(sheet, x, y, size, wrap, ribbon);

const drawLeaves = (sheet: Sheet, x: number, y: number) =>
  [0, 1, 2]
    .map((index) =>
      drawLeaf(
        sheet,
        x + index * 52,
        y - index * 6,
        1.8,
        -18 + index * 24,
        index % 2 ? paint.leafMid : paint.leaf,
      ),
    )
    .join('');

/** The pictures of the gift pages, by the town's slug. */
export const townGifts = {
  galion: present((sheet) => ({
    wall: '#f4e2c6',
    light: [180, 100],
    goods:
      drawTreeWindow(sheet, 770, 60, 300, 300) +
      drawParcel(sheet, 200, 640, 210, paint.apple, paint.honeyLight) +
      drawParcel(sheet, 216, 482, 150, paint.sage, paint.white) +
      drawToy(sheet, 'bear', 480, 700, 2) +
      drawToy(sheet, 'lamb', 730, 690, 1.7) +
      drawShadowOn(sheet, 980, 690, 130) +
      drawStandingFrame(sheet, 990, 690, 300, paint.woodLight) +
      drawApple(sheet, 330, 730, 38, { turn: -10 }),
  })),
  bucyrus: present((sheet) => ({
    wall: '#f0e3c2',
    light: [220, 80],
    goods:
      drawBunting(sheet, [-20, 50], [1220, 50], 80, 16) +
      drawBalloon(sheet, 930, 210, 84, paint.apple, [1000, 560]) +
      drawBalloon(sheet, 1060, 260, 76, paint.honeyLight, [1004, 560]) +
      drawParcel(sheet, 1000, 680, 190, paint.leafMid, paint.honeyLight) +
      drawToy(sheet, 'elephant', 460, 710, 2.3) +
      drawShadowOn(sheet, 760, 690, 60) +
      drawCandle(sheet, 764, 690, 190) +
      drawLeaves(sheet, 110, 720),
  })),
  ashland: present((sheet) => ({
    wall: '#e9e3dc',
    light: [900, 90],
    goods:
      drawTreeWindow(sheet, 110, 50, 320, 320) +
      drawShadowOn(sheet, 300, 680, 190) +
      drawStandingFrame(sheet, 300, 680, 400, '#c08a55') +
      drawShadowOn(sheet, 620, 660, 80) +
      drawBottle(sheet, 560, 660, 230, paint.honeyPale, true) +
      drawBottle(sheet, 660, 676, 190, '#e8b7a4') +
      drawShadowOn(sheet, 800, 690, 90) +
      drawJar(sheet, 800, 686, 150, paint.sage) +
      drawToy(sheet, 'bunny', 1010, 700, 1.9),
  })),
  loudonville: present((sheet) => ({
    wall: '#dfe6cb',
    light: [200, 120],
    goods:
      stroke('M640-20V130', paint.honey, 4) +
      drawOrnament(sheet, 640, 250, 250) +
      drawToy(sheet, 'fox', 330, 700, 2.1) +
      drawToy(sheet, 'bear', 900, 700, 1.9) +
      drawShadowOn(sheet, 640, 690, 120) +
      drawStandingFrame(sheet, 640, 694, 230, paint.wood) +
      drawLeaves(sheet, 90, 730) +
      drawLeaves(sheet, 1010, 750) +
      drawApple(sheet, 1110, 690, 42, { turn: 12 }),
  })),
  bellville: present((sheet) => ({
    wall: '#f4e0d0',
    light: [980, 110],
    goods:
      drawBunting(sheet, [-20, 70], [1220, 40], 60, 14) +
      drawShadowOn(sheet, 260, 690, 210) +
      drawFoldedCloths(sheet, 270, 684, 330, ['#f3e3c3', paint.sage, paint.skyRose]) +
      drawPlush(sheet, 'lamb', 276, 490, 1.1) +
      card(sheet, 660, 560, 420, -4) +
      drawShadowOn(sheet, 980, 690, 150) +
      drawAlbum(sheet, 990, 530, 300, 3) +
      drawApple(sheet, 800, 740, 40, { turn: -14 }),
  })),
  lexington: present((sheet) => ({
    wall: '#e6e9d2',
    light: [240, 90],
    goods:
      stroke('M-30 70Q600 150 1230 70', paint.woodDark, 5) +
      drawOnesie(sheet, 960, 270, 300) +
      [900, 1020]
        .map((x) => sheet.form(box(x - 9, 92, 18, 52, 5), paint.woodLight, { shade: 3 }))
        .join('') +
      drawToy(sheet, 'lamb', 300, 700, 1.9) +
      drawToy(sheet, 'bear', 560, 710, 2) +
      drawShadowOn(sheet, 800, 690, 80) +
      drawBottle(sheet, 800, 686, 220, paint.skyRose, true) +
      drawParcel(sheet, 1000, 700, 190, paint.honey, paint.white),
  })),
  ontario: present((sheet) => ({
    wall: '#f6e4c8',
    light: [200, 80],
    goods:
      drawBalloon(sheet, 170, 190, 78, paint.leafLight, [260, 520]) +
      drawBalloon(sheet, 310, 150, 82, paint.apple, [264, 520]) +
      drawParcel(sheet, 262, 660, 210, paint.skyRose, paint.apple) +
      card(sheet, 640, 570, 440, -5) +
      drawToy(sheet, 'bunny', 980, 700, 2) +
      drawFlashDrive(sheet, 740, 730, 150, -8),
  })),
  shelby: present((sheet) => ({
    wall: '#f1e0cb',
    light: [980, 110],
    goods:
      drawTreeWindow(sheet, 60, 60, 290, 290, { curtain: paint.leaf }) +
      drawToy(sheet, 'elephant', 300, 710, 1.9) +
      drawToy(sheet, 'bunny', 560, 710, 1.8) +
      drawShadowOn(sheet, 850, 690, 170) +
      drawStandingFrame(sheet, 850, 690, 380, '#efe2cc') +
      drawShadowOn(sheet, 1070, 700, 60) +
      drawCandle(sheet, 1072, 704, 170) +
      drawApple(sheet, 710, 740, 36),
  })),
  mansfield: present((sheet) => ({
    wall: '#f3dfc8',
    light: [220, 90],
    goods:
      drawBunting(sheet, [-20, 40], [1220, 70], 70, 15) +
      drawParcel(sheet, 190, 660, 230, paint.leafMid, paint.honeyLight) +
      drawParcel(sheet, 196, 488, 160, paint.apple, paint.white) +
      drawToy(sheet, 'bunny', 460, 710, 1.9) +
      drawToy(sheet, 'fox', 690, 714, 1.9) +
      drawShadowOn(sheet, 960, 690, 170) +
      drawAlbum(sheet, 960, 540, 290, -3) +
      drawJar(sheet, 1130, 720, 120, '#e6b7a0'),
  })),
} as const;

/** A heartbeat line, as on a monitor. */
function drawHeartLine(x: number, y: number, w: number): string {
  const beat = `l${w * 0.02} ${-w * 0.03} ${w * 0.025} ${w * 0.07} ${w * 0.03} ${-w * 0.12} ${w * 0.03} ${w * 0.11} ${w * 0.02} ${-w * 0.03}`;
  return stroke(
    `M${x - w / 2} ${y}h${w * 0.16}${beat}h${w * 0.43}${beat}h${w * 0.16}`,
    paint.apple,
    5,
    0.85,
  );
}

export function drawCarePicture(sheet: Sheet): string {
  return (
    drawTabletop(sheet, 470, '#e9edd8') +
    drawTreeWindow(sheet, 620, 60, 240, 240) +
    drawShadowOn(sheet, 220, 610, 150) +
    drawFoldedCloths(sheet, 230, 604, 250, ['#f3e3c3', paint.sage, paint.skyRose]) +
    drawPlush(sheet, 'bunny', 236, 458, 0.72) +
    drawShadowOn(sheet, 420, 620, 60) +
    drawBottle(sheet, 430, 616, 260, paint.honeyPale, true) +
    drawShadowOn(sheet, 560, 640, 60) +
    drawBottle(sheet, 556, 634, 220, '#e8b7a4') +
    drawShadowOn(sheet, 690, 620, 70) +
    drawJar(sheet, 694, 616, 128, paint.sage) +
    drawShadowOn(sheet, 840, 640, 60) +
    drawCandle(sheet, 842, 636, 142) +
    [0, 1, 2]
      .map((index) =>
        drawLeaf(
          sheet,
          610 + index * 44,
          676 - index * 6,
          1.7,
          -14 + index * 22,
          index % 2 ? paint.leafMid : paint.leaf,
        ),
      )
      .join('') +
    drawApple(sheet, 130, 660, 34, { turn: -12 }) +
    drawGoldenHour(sheet, [740, 120], 520, 0.4)
  );
}

export function drawKeepsakes(sheet: Sheet): string {
  return (
    drawTabletop(sheet, 480, '#f4e0c8') +
    stroke('M728-20V140', paint.honey, 3) +
    drawOrnament(sheet, 728, 240, 210) +
    drawShadowOn(sheet, 210, 610, 120) +
    drawStandingFrame(sheet, 220, 606, 320, paint.woodLight) +
    drawShadowOn(sheet, 470, 640, 120) +
    drawAlbum(sheet, 476, 520, 240, -3) +
    drawShadowOn(sheet, 760, 620, 90) +
    drawStandingFrame(sheet, 770, 610, 190, '#efe2cc') +
    drawFlashDrive(sheet, 650, 668, 170, -8) +
    drawApple(sheet, 876, 660, 36) +
    drawGoldenHour(sheet, [160, 90], 560, 0.4)
  );
}

export function drawGiftCardPicture(sheet: Sheet): string {
  return (
    drawTabletop(sheet, 430, '#f6e4c8') +
    drawBalloon(sheet, 150, 150, 62, paint.apple, [200, 470]) +
    drawBalloon(sheet, 250, 100, 58, paint.honeyLight, [206, 470]) +
    drawBalloon(sheet, 320, 190, 54, paint.leafLight, [210, 470]) +
    drawShadowOn(sheet, 200, 560, 90) +
    drawGift(sheet, 206, 556, 150, paint.leafMid, paint.honeyLight) +
    drawShadowOn(sheet, 820, 560, 80) +
    drawPlush(sheet, 'bear', 826, 570, 0.9) +
    card(sheet, 520, 540, 440, -5) +
    [0, 1, 2]
      .map((index) =>
        drawLeaf(
          sheet,
          130 + index * 70,
          670 - index * 8,
          1.6,
          -20 + index * 24,
          index % 2 ? paint.leafMid : paint.leaf,
        ),
      )
      .join('') +
    drawApple(sheet, 800, 662, 40, { turn: 10 }) +
    drawGoldenHour(sheet, [200, 60], 560, 0.42)
  );
}

export function drawEmptyCart(sheet: Sheet): string {
  const { width: w, height: h } = sheet;
  return (
    fill(box(-60, -60, w + 120, h + 120), paint.honeyPale) +
    fill(ellipse(480, 380, 330), lighter(paint.honeyPale, 0.6)) +
    fill(ellipse(480, 620, 420, 70), '#e9cf9f') +
    drawEmptyBasket(sheet, 480, 620, 330) +
    drawPlush(sheet, 'bunny', 730, 640, 0.9) +
    drawLeaf(sheet, 250, 260, 2, 30, paint.leafMid) +
    drawLeaf(sheet, 690, 200, 1.7, 140, paint.leaf) +
    drawLeaf(sheet, 200, 620, 1.8, -20, paint.leafLight) +
    drawApple(sheet, 250, 632, 40, { turn: -18 })
  );
}

function drawEmptyBasket(sheet: Sheet, x: number, y: number, w: number): string {
  const h = w * 0.55;
  const weave = Array.from({ length: 6 }, (_, row) =>
    stroke(
      `M${x - w * 0.5} ${y - h * (0.12 + row * 0.14)}${Array.from({ length: 11 }, (_c, index) => `q${w / 22} ${(index + row) % 2 ? 9 : -9} ${w / 11} 0`).join('')}`,
      darker(paint.woodLight, 0.38),
      2.6,
      0.7,
    ),
  ).join('');
  const handle = `M${x - w * 0.46} ${y - h}C${x - w * 0.42} ${y - h * 2.5} ${x + w * 0.42} ${y - h * 2.5} ${x + w * 0.46} ${y - h}`;
  return (
    drawGroundShadow(sheet, x, y, w * 0.52) +
    stroke(handle, darker(paint.wood, 0.45), 20) +
    stroke(handle, paint.woodLight, 14) +
    sheet.form(ellipse(x, y - h, w * 0.5, w * 0.1), '#8a5c3c', { shade: 6 }) +
    sheet.form(
      `M${x - w * 0.5} ${y - h}Q${x} ${y - h + w * 0.2} ${x + w * 0.5} ${y - h}Q${x + w * 0.47} ${y - h * 0.3} ${x + w * 0.36} ${y}Q${x} ${y + 16} ${x - w * 0.36} ${y}Q${x - w * 0.47} ${y - h * 0.3} ${x - w * 0.5} ${y - h}Z`,
      paint.woodLight,
      { shade: 12, light: 4, inside: weave },
    ) +
    sheet.form(
      limb(
        [
          [x - w * 0.5, y - h],
          [x - w * 0.25, y - h + w * 0.083],
          [x, y - h + w * 0.108],
          [x + w * 0.25, y - h + w * 0.083],
          [x + w * 0.5, y - h],
        ],
        20,
        20,
      ),
      lighter(paint.woodLight, 0.2),
      { shade: 4 },
    )
  );
}

/** A single product on a warm background. */
function drawOnGround(sheet: Sheet, ground: string, body: string): string {
  const { width: w, height: h } = sheet;
  const glow = sheet.radial(
    [
      [0, lighter(ground, 0.75)],
      [1, ground],
    ],
    [0.42, 0.36],
    0.75,
  );
  return (
    fill(box(-60, -60, w + 120, h + 120), glow) +
    fill(ellipse(w / 2, h * 0.84, w * 0.56, h * 0.15), darker(ground, 0.1), 0.55) +
    body
  );
}

const plushProduct =
  (kind: Parameters<typeof drawPlush>[1], size: number, ground: string) => (sheet: Sheet) =>
    drawOnGround(
      sheet,
      ground,
      drawGroundShadow(sheet, 490, 822, 260, 0.34) +
        drawPlush(sheet, kind, 480, 824, size, { ink: 3.4 }),
    );

export const products = {
  bear: plushProduct('bear', 3.1, '#f3dfb8'),
  bunny: plushProduct('bunny', 2.75, '#e2e6c9'),
  lamb: plushProduct('lamb', 3.15, '#efd3bf'),
  fox: plushProduct('fox', 3, '#e6e3cc'),
  elephant: plushProduct('elephant', 2.95, '#f3e0b9'),
  frameOak: (sheet: Sheet, prints: Prints) =>
    drawOnGround(
      sheet,
      '#e6e6cf',
      drawGroundShadow(sheet, 500, 830, 300, 0.34) +
        drawStandingFrame(sheet, 480, 830, 640, '#c08a55', prints.sepia),
    ),
  frameIvory: (sheet: Sheet, prints: Prints) =>
    drawOnGround(
      sheet,
      '#efd2c0',
      drawGroundShadow(sheet, 500, 790, 420, 0.34) +
        drawFoldedFrame(sheet, 480, 790, 560, '#f4ead6', [prints.scan, prints.sepia]),
    ),
  flashDrive: (sheet: Sheet) =>
    drawOnGround(
      sheet,
      '#f1dcb4',
      drawGroundShadow(sheet, 490, 660, 330, 0.3) + drawFlashDrive(sheet, 480, 500, 640, -16),
    ),
  ornament: (sheet: Sheet) =>
    drawOnGround(
      sheet,
      '#e3e7cd',
      stroke('M-30 120Q300 60 560 110T1000 70', paint.bark, 16) +
        Array.from({ length: 12 }, (_, index) =>
          drawLeaf(
            sheet,
            40 + index * 84,
            100 - (index % 3) * 8,
            2.6,
            (index % 2 ? 40 : -60) + index * 6,
            index % 3 ? paint.leafMid : paint.leaf,
          ),
        ).join('') +
        stroke('M480 92V280', paint.honey, 4) +
        drawOrnament(sheet, 480, 540, 560),
    ),
  album: (sheet: Sheet) =>
    drawOnGround(
      sheet,
      '#f3dcc0',
      drawGroundShadow(sheet, 490, 800, 290, 0.34) + drawAlbum(sheet, 480, 490, 600, -4),
    ),
  onesie: (sheet: Sheet) =>
    drawOnGround(
      sheet,
      '#dfe5c8',
      stroke('M-30 150Q480 220 990 150', paint.woodDark, 5) +
        drawOnesie(sheet, 480, 500, 620) +
        [352, 608]
          .map((x) => sheet.form(box(x - 13, 158, 26, 78, 6), paint.woodLight, { shade: 4 }))
          .join(''),
    ),
  candle: (sheet: Sheet) =>
    drawOnGround(
      sheet,
      '#f1d6b2',
      drawGroundShadow(sheet, 500, 816, 230, 0.34) + drawCandle(sheet, 480, 818, 520),
    ),
} as const;
