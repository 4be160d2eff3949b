import { drawPlush } from '../animals.ts';
import {
  album,
  balloon,
  bottle,
  candle,
  flashDrive,
  foldedCloths,
  foldedFrame,
  gift,
  giftCard as card,
  jar,
  onesie,
  ornament,
  standingFrame,
} from '../goods.ts';
import { box, ellipse, heart, limb } from '../lines.ts';
import { apple, drawLeaf, createLeafPath } from '../nature.ts';
import { darker, lighter, mix, paint } from '../palette.ts';
import { drawStandingPerson } from '../people.ts';
import {
  appleBasket,
  bunting,
  desk,
  fill,
  goldenHour,
  groundShadow,
  drawLightPool,
  plant,
  room,
  rug,
  shelf,
  stroke,
  treeWindow,
} from '../rooms.ts';
import type { Sheet } from '../sheet.ts';
import type { Prints } from './studio.ts';

/** A wooden tabletop in front of a wall. */
function tabletop(sheet: Sheet, edgeY: number, wall: string): string {
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

const shadowOn = (sheet: Sheet, x: number, y: number, wide: number) =>
  groundShadow(sheet, x + wide * 0.12, y, wide, 0.3);

export function boutiqueHero(sheet: Sheet): string {
  const trio = (x: number, y: number, colors: readonly string[]) =>
    colors.map((color, index) => bottle(sheet, x + index * 50, y, 92, color, index === 1)).join('');
  return (
    room(sheet, { floorY: 730, wall: '#f6e6cd' }) +
    treeWindow(sheet, 110, 190, 300, 330, { curtain: paint.leaf }) +
    bunting(sheet, [-10, 60], [1450, 60], 90, 19) +
    shelf(sheet, 560, 330, 800) +
    shelf(sheet, 560, 560, 800) +
    drawPlush(sheet, 'bear', 650, 332, 0.78) +
    drawPlush(sheet, 'bunny', 800, 332, 0.78) +
    drawPlush(sheet, 'lamb', 955, 332, 0.78) +
    drawPlush(sheet, 'fox', 1110, 332, 0.78) +
    drawPlush(sheet, 'elephant', 1270, 332, 0.74) +
    standingFrame(sheet, 640, 560, 140, paint.woodLight) +
    album(sheet, 790, 490, 134) +
    trio(890, 560, [paint.honeyPale, paint.sage, paint.skyRose]) +
    candle(sheet, 1070, 560, 96) +
    jar(sheet, 1160, 560, 74, '#e6b7a0') +
    standingFrame(sheet, 1270, 560, 128, '#efe2cc') +
    drawLightPool(sheet, [
      [150, 750],
      [430, 750],
      [640, 980],
      [270, 980],
    ]) +
    rug(sheet, 720, 900, 1180, 150, '#d68f6f') +
    plant(sheet, 70, 860, 330) +
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
    desk(sheet, 760, 900, 560, 230) +
    apple(sheet, 1040, 790, 44) +
    foldedCloths(sheet, 860, 668, 130, [paint.sage, '#f3e3c3', paint.skyRose]) +
    appleBasket(sheet, 1010, 668, 110) +
    gift(sheet, 1150, 668, 96, paint.apple, paint.honeyLight) +
    gift(sheet, 1250, 668, 70, paint.leafMid, paint.paper) +
    goldenHour(sheet, [260, 330], 700, 0.42)
  );
}

export function heartbeatAnimals(sheet: Sheet): string {
  return (
    tabletop(sheet, 470, '#f4e2c6') +
    heartLine(480, 150, 860) +
    sheet.form(heart(480, 140, 74), paint.apple, { shade: 5, light: 3 }) +
    shadowOn(sheet, 140, 590, 120) +
    drawPlush(sheet, 'elephant', 150, 592, 1.24) +
    shadowOn(sheet, 800, 590, 120) +
    drawPlush(sheet, 'fox', 800, 592, 1.3) +
    shadowOn(sheet, 320, 640, 130) +
    drawPlush(sheet, 'bunny', 318, 644, 1.42) +
    shadowOn(sheet, 650, 640, 130) +
    drawPlush(sheet, 'lamb', 656, 644, 1.44) +
    shadowOn(sheet, 484, 690, 140) +
    drawPlush(sheet, 'bear', 486, 696, 1.56) +
    goldenHour(sheet, [140, 90], 560, 0.4)
  );
}

type Table = { wall: string; light: readonly [number, number]; goods: string };

/** Draws a gift page's picture: gifts on a table in warm light. */
const present =
  (set: (sheet: Sheet) => Table) =>
  (sheet: Sheet): string => {
    const { wall, light, goods } = set(sheet);
    return tabletop(sheet, 500, wall) + goods + goldenHour(sheet, [...light], 640, 0.4);
  };

const toy = (
  sheet: Sheet,
  kind: Parameters<typeof drawPlush>[1],
  x: number,
  y: number,
  size: number,
) => shadowOn(sheet, x - 10, y - 4, 92 * size) + drawPlush(sheet, kind, x, y, size);

const parcel = (sheet: Sheet, x: number, y: number, size: number, wrap: string, ribbon: string) =>
  shadowOn(sheet, x - 6, y, size * 0.56) + gift(sheet, x, y, size, wrap, ribbon);

const leaves = (sheet: Sheet, x: number, y: number) =>
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
      treeWindow(sheet, 770, 60, 300, 300) +
      parcel(sheet, 200, 640, 210, paint.apple, paint.honeyLight) +
      parcel(sheet, 216, 482, 150, paint.sage, paint.white) +
      toy(sheet, 'bear', 480, 700, 2) +
      toy(sheet, 'lamb', 730, 690, 1.7) +
      shadowOn(sheet, 980, 690, 130) +
      standingFrame(sheet, 990, 690, 300, paint.woodLight) +
      apple(sheet, 330, 730, 38, { turn: -10 }),
  })),
  bucyrus: present((sheet) => ({
    wall: '#f0e3c2',
    light: [220, 80],
    goods:
      bunting(sheet, [-20, 50], [1220, 50], 80, 16) +
      balloon(sheet, 930, 210, 84, paint.apple, [1000, 560]) +
      balloon(sheet, 1060, 260, 76, paint.honeyLight, [1004, 560]) +
      parcel(sheet, 1000, 680, 190, paint.leafMid, paint.honeyLight) +
      toy(sheet, 'elephant', 460, 710, 2.3) +
      shadowOn(sheet, 760, 690, 60) +
      candle(sheet, 764, 690, 190) +
      leaves(sheet, 110, 720),
  })),
  ashland: present((sheet) => ({
    wall: '#e9e3dc',
    light: [900, 90],
    goods:
      treeWindow(sheet, 110, 50, 320, 320) +
      shadowOn(sheet, 300, 680, 190) +
      standingFrame(sheet, 300, 680, 400, '#c08a55') +
      shadowOn(sheet, 620, 660, 80) +
      bottle(sheet, 560, 660, 230, paint.honeyPale, true) +
      bottle(sheet, 660, 676, 190, '#e8b7a4') +
      shadowOn(sheet, 800, 690, 90) +
      jar(sheet, 800, 686, 150, paint.sage) +
      toy(sheet, 'bunny', 1010, 700, 1.9),
  })),
  loudonville: present((sheet) => ({
    wall: '#dfe6cb',
    light: [200, 120],
    goods:
      stroke('M640-20V130', paint.honey, 4) +
      ornament(sheet, 640, 250, 250) +
      toy(sheet, 'fox', 330, 700, 2.1) +
      toy(sheet, 'bear', 900, 700, 1.9) +
      shadowOn(sheet, 640, 690, 120) +
      standingFrame(sheet, 640, 694, 230, paint.wood) +
      leaves(sheet, 90, 730) +
      leaves(sheet, 1010, 750) +
      apple(sheet, 1110, 690, 42, { turn: 12 }),
  })),
  bellville: present((sheet) => ({
    wall: '#f4e0d0',
    light: [980, 110],
    goods:
      bunting(sheet, [-20, 70], [1220, 40], 60, 14) +
      shadowOn(sheet, 260, 690, 210) +
      foldedCloths(sheet, 270, 684, 330, ['#f3e3c3', paint.sage, paint.skyRose]) +
      drawPlush(sheet, 'lamb', 276, 490, 1.1) +
      card(sheet, 660, 560, 420, -4) +
      shadowOn(sheet, 980, 690, 150) +
      album(sheet, 990, 530, 300, 3) +
      apple(sheet, 800, 740, 40, { turn: -14 }),
  })),
  lexington: present((sheet) => ({
    wall: '#e6e9d2',
    light: [240, 90],
    goods:
      stroke('M-30 70Q600 150 1230 70', paint.woodDark, 5) +
      onesie(sheet, 960, 270, 300) +
      [900, 1020]
        .map((x) => sheet.form(box(x - 9, 92, 18, 52, 5), paint.woodLight, { shade: 3 }))
        .join('') +
      toy(sheet, 'lamb', 300, 700, 1.9) +
      toy(sheet, 'bear', 560, 710, 2) +
      shadowOn(sheet, 800, 690, 80) +
      bottle(sheet, 800, 686, 220, paint.skyRose, true) +
      parcel(sheet, 1000, 700, 190, paint.honey, paint.white),
  })),
  ontario: present((sheet) => ({
    wall: '#f6e4c8',
    light: [200, 80],
    goods:
      balloon(sheet, 170, 190, 78, paint.leafLight, [260, 520]) +
      balloon(sheet, 310, 150, 82, paint.apple, [264, 520]) +
      parcel(sheet, 262, 660, 210, paint.skyRose, paint.apple) +
      card(sheet, 640, 570, 440, -5) +
      toy(sheet, 'bunny', 980, 700, 2) +
      flashDrive(sheet, 740, 730, 150, -8),
  })),
  shelby: present((sheet) => ({
    wall: '#f1e0cb',
    light: [980, 110],
    goods:
      treeWindow(sheet, 60, 60, 290, 290, { curtain: paint.leaf }) +
      toy(sheet, 'elephant', 300, 710, 1.9) +
      toy(sheet, 'bunny', 560, 710, 1.8) +
      shadowOn(sheet, 850, 690, 170) +
      standingFrame(sheet, 850, 690, 380, '#efe2cc') +
      shadowOn(sheet, 1070, 700, 60) +
      candle(sheet, 1072, 704, 170) +
      apple(sheet, 710, 740, 36),
  })),
  mansfield: present((sheet) => ({
    wall: '#f3dfc8',
    light: [220, 90],
    goods:
      bunting(sheet, [-20, 40], [1220, 70], 70, 15) +
      parcel(sheet, 190, 660, 230, paint.leafMid, paint.honeyLight) +
      parcel(sheet, 196, 488, 160, paint.apple, paint.white) +
      toy(sheet, 'bunny', 460, 710, 1.9) +
      toy(sheet, 'fox', 690, 714, 1.9) +
      shadowOn(sheet, 960, 690, 170) +
      album(sheet, 960, 540, 290, -3) +
      jar(sheet, 1130, 720, 120, '#e6b7a0'),
  })),
} as const;

/** A heartbeat line, as on a monitor. */
function heartLine(x: number, y: number, w: number): string {
  const beat = `l${w * 0.02} ${-w * 0.03} ${w * 0.025} ${w * 0.07} ${w * 0.03} ${-w * 0.12} ${w * 0.03} ${w * 0.11} ${w * 0.02} ${-w * 0.03}`;
  return stroke(
    `M${x - w / 2} ${y}h${w * 0.16}${beat}h${w * 0.43}${beat}h${w * 0.16}`,
    paint.apple,
    5,
    0.85,
  );
}

export function carePicture(sheet: Sheet): string {
  return (
    tabletop(sheet, 470, '#e9edd8') +
    treeWindow(sheet, 620, 60, 240, 240) +
    shadowOn(sheet, 220, 610, 150) +
    foldedCloths(sheet, 230, 604, 250, ['#f3e3c3', paint.sage, paint.skyRose]) +
    drawPlush(sheet, 'bunny', 236, 458, 0.72) +
    shadowOn(sheet, 420, 620, 60) +
    bottle(sheet, 430, 616, 260, paint.honeyPale, true) +
    shadowOn(sheet, 560, 640, 60) +
    bottle(sheet, 556, 634, 220, '#e8b7a4') +
    shadowOn(sheet, 690, 620, 70) +
    jar(sheet, 694, 616, 128, paint.sage) +
    shadowOn(sheet, 840, 640, 60) +
    candle(sheet, 842, 636, 142) +
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
    apple(sheet, 130, 660, 34, { turn: -12 }) +
    goldenHour(sheet, [740, 120], 520, 0.4)
  );
}

export function keepsakes(sheet: Sheet): string {
  return (
    tabletop(sheet, 480, '#f4e0c8') +
    stroke('M728-20V140', paint.honey, 3) +
    ornament(sheet, 728, 240, 210) +
    shadowOn(sheet, 210, 610, 120) +
    standingFrame(sheet, 220, 606, 320, paint.woodLight) +
    shadowOn(sheet, 470, 640, 120) +
    album(sheet, 476, 520, 240, -3) +
    shadowOn(sheet, 760, 620, 90) +
    standingFrame(sheet, 770, 610, 190, '#efe2cc') +
    flashDrive(sheet, 650, 668, 170, -8) +
    apple(sheet, 876, 660, 36) +
    goldenHour(sheet, [160, 90], 560, 0.4)
  );
}

export function giftCardPicture(sheet: Sheet): string {
  return (
    tabletop(sheet, 430, '#f6e4c8') +
    balloon(sheet, 150, 150, 62, paint.apple, [200, 470]) +
    balloon(sheet, 250, 100, 58, paint.honeyLight, [206, 470]) +
    balloon(sheet, 320, 190, 54, paint.leafLight, [210, 470]) +
    shadowOn(sheet, 200, 560, 90) +
    gift(sheet, 206, 556, 150, paint.leafMid, paint.honeyLight) +
    shadowOn(sheet, 820, 560, 80) +
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
    apple(sheet, 800, 662, 40, { turn: 10 }) +
    goldenHour(sheet, [200, 60], 560, 0.42)
  );
}

export function cartEmpty(sheet: Sheet): string {
  const { width: w, height: h } = sheet;
  return (
    fill(box(-60, -60, w + 120, h + 120), paint.honeyPale) +
    fill(ellipse(480, 380, 330), lighter(paint.honeyPale, 0.6)) +
    fill(ellipse(480, 620, 420, 70), '#e9cf9f') +
    emptyBasket(sheet, 480, 620, 330) +
    drawPlush(sheet, 'bunny', 730, 640, 0.9) +
    drawLeaf(sheet, 250, 260, 2, 30, paint.leafMid) +
    drawLeaf(sheet, 690, 200, 1.7, 140, paint.leaf) +
    drawLeaf(sheet, 200, 620, 1.8, -20, paint.leafLight) +
    apple(sheet, 250, 632, 40, { turn: -18 })
  );
}

function emptyBasket(sheet: Sheet, x: number, y: number, w: number): string {
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
    groundShadow(sheet, x, y, w * 0.52) +
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
      groundShadow(sheet, 490, 822, 260, 0.34) +
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
      groundShadow(sheet, 500, 830, 300, 0.34) +
        standingFrame(sheet, 480, 830, 640, '#c08a55', prints.sepia),
    ),
  frameIvory: (sheet: Sheet, prints: Prints) =>
    drawOnGround(
      sheet,
      '#efd2c0',
      groundShadow(sheet, 500, 790, 420, 0.34) +
        foldedFrame(sheet, 480, 790, 560, '#f4ead6', [prints.scan, prints.sepia]),
    ),
  flashDrive: (sheet: Sheet) =>
    drawOnGround(
      sheet,
      '#f1dcb4',
      groundShadow(sheet, 490, 660, 330, 0.3) + flashDrive(sheet, 480, 500, 640, -16),
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
        ornament(sheet, 480, 540, 560),
    ),
  album: (sheet: Sheet) =>
    drawOnGround(
      sheet,
      '#f3dcc0',
      groundShadow(sheet, 490, 800, 290, 0.34) + album(sheet, 480, 490, 600, -4),
    ),
  onesie: (sheet: Sheet) =>
    drawOnGround(
      sheet,
      '#dfe5c8',
      stroke('M-30 150Q480 220 990 150', paint.woodDark, 5) +
        onesie(sheet, 480, 500, 620) +
        [352, 608]
          .map((x) => sheet.form(box(x - 13, 158, 26, 78, 6), paint.woodLight, { shade: 4 }))
          .join(''),
    ),
  candle: (sheet: Sheet) =>
    drawOnGround(
      sheet,
      '#f1d6b2',
      groundShadow(sheet, 500, 816, 230, 0.34) + candle(sheet, 480, 818, 520),
    ),
} as const;
