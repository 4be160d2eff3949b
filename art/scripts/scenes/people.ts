import { drawPlush } from '../animals.ts';
import { drawGift, drawGiftCard } from '../goods.ts';
import { box, ellipse, heart, limb, polygon } from '../lines.ts';
import { drawApple, drawLeaf, drawFoliage, drawFruit, goldenTones } from '../nature.ts';
import { lettering } from '../lettering.ts';
import { darker, lighter, paint, skin } from '../palette.ts';
import { drawBust, drawStandingPerson } from '../people.ts';
import type { Looks } from '../people.ts';
import {
  drawAppleBasket,
  drawBigScreen,
  drawBunting,
  drawCushion,
  drawDoor,
  fill,
  drawGoldenHour,
  drawGroundShadow,
  transform,
  drawPlant,
  drawProbe,
  drawRoom,
  drawRug,
  drawSofa,
  stroke,
  drawTreeWindow,
  drawWreath,
} from '../rooms.ts';
import type { Sheet } from '../sheet.ts';
import { drawCouch } from './studio.ts';

/** A round portrait framed by leaves. */
function drawPortrait(sheet: Sheet, ground: string, person: string): string {
  const { width: w, height: h } = sheet;
  const leaves = Array.from({ length: 30 }, (_, index) => {
    const turn = (index / 30) * Math.PI * 2;
    const reach = 214 + sheet.random.around(10);
    return drawLeaf(
      sheet,
      w / 2 + Math.cos(turn) * reach,
      h / 2 + Math.sin(turn) * reach,
      sheet.random.between(1, 1.35),
      (turn * 180) / Math.PI + sheet.random.pick([60, 110, 250, 300]),
      sheet.random.pick([paint.leaf, paint.leafMid, paint.leafLight]),
    );
  }).join('');
  const circle = ellipse(w / 2, h / 2, 206);
  return (
    fill(box(-60, -60, w + 120, h + 120), lighter(ground, 0.55)) +
    leaves +
    sheet.form(
      circle,
      sheet.radial([
        [0, lighter(ground, 0.6)],
        [1, ground],
      ]),
      { base: ground, ink: 2, shade: 3 },
    ) +
    sheet.within(circle, person) +
    stroke(circle, darker(ground, 0.5), 2)
  );
}

export function drawTeamOwner(sheet: Sheet): string {
  return drawPortrait(
    sheet,
    paint.honeyPale,
    drawBust(
      sheet,
      240,
      318,
      92,
      { skin: 'sand', hair: 'chestnut', style: 'bob' },
      { top: paint.apple, neckline: 'v', trim: paint.paper, look: 0.3 },
    ) + drawApple(sheet, 306, 428, 13, { color: '#f5e3bf', ink: 1.6 }),
  );
}

export function drawTeamTechnician1(sheet: Sheet): string {
  return drawPortrait(
    sheet,
    '#dfe6cc',
    drawBust(
      sheet,
      240,
      318,
      90,
      { skin: 'cocoa', hair: 'black', style: 'curls', glasses: true },
      { top: paint.plum, neckline: 'v', trim: paint.plumPale, look: -0.3 },
    ) + drawApple(sheet, 306, 428, 13, { ink: 1.6 }),
  );
}

export function drawTeamTechnician2(sheet: Sheet): string {
  return drawPortrait(
    sheet,
    '#f3d9c6',
    drawBust(
      sheet,
      240,
      318,
      90,
      { skin: 'honey', hair: 'black', style: 'ponytail' },
      { top: paint.leaf, neckline: 'v', trim: paint.leafPale, look: 0.2 },
    ) + drawApple(sheet, 306, 428, 13, { ink: 1.6 }),
  );
}

const parent: Looks = { skin: 'sand', hair: 'brown', style: 'long', closed: true };

/** Video poster: the studio with its door held open. */
export function drawVideoHome(sheet: Sheet): string {
  return (
    drawRoom(sheet, { floorY: 560, wall: '#f4e4c8' }) +
    drawTreeWindow(sheet, 120, 120, 300, 290) +
    drawBigScreen(sheet, 540, 90, 380, 236) +
    drawDoor(sheet, 1020, 560, 190, 420, paint.leaf) +
    drawWreath(sheet, 1115, 270, 54) +
    drawRug(sheet, 640, 664, 860, 110, '#d68f6f') +
    drawSofa(sheet, 420, 640, 520, 250, paint.leaf) +
    drawCushion(sheet, 520, 492, 96, paint.honeyPale, -9, 'apple') +
    drawPlush(sheet, 'bear', 850, 520, 0.5) +
    drawPlant(sheet, 360, 660, 220) +
    drawStandingPerson(
      sheet,
      672,
      690,
      0.94,
      { skin: 'cocoa', hair: 'black', style: 'bun' },
      {
        top: paint.honey,
        bottom: paint.honey,
        dress: true,
        expecting: true,
        look: 0.3,
        rightHand: [46, -188],
      },
    ) +
    drawStandingPerson(
      sheet,
      770,
      686,
      0.98,
      { skin: 'clay', hair: 'black', style: 'short' },
      { top: '#5c7f8c', bottom: paint.plumDeep, look: -0.6, leftHand: [-72, -226] },
    ) +
    drawGoldenHour(sheet, [260, 220], 640, 0.36)
  );
}

/** Video poster: a grandmother sees the baby on the screen. */
export function drawVideoGrandmother(sheet: Sheet): string {
  return (
    drawRoom(sheet, { floorY: 600, wall: '#ecd8c0', sprigs: false }) +
    drawBigScreen(sheet, 560, 60, 620, 388) +
    drawPlant(sheet, 1200, 690, 250, paint.honey) +
    transform(
      0,
      0,
      drawBust(
        sheet,
        330,
        500,
        112,
        { skin: 'porcelain', hair: 'white', style: 'bun', glasses: true, closed: true },
        { top: paint.plum, look: 0.9 },
      ),
    ) +
    sheet.form(
      limb(
        [
          [410, 730],
          [450, 640],
          [400, 566],
        ],
        64,
        44,
      ),
      darker(paint.plum, 0.08),
      { shade: 8 },
    ) +
    sheet.form(ellipse(394, 548, 27, 25), skin.porcelain, { shade: 4 }) +
    drawHearts(sheet, 500, 330) +
    drawPlush(sheet, 'lamb', 700, 700, 1) +
    drawGoldenHour(sheet, [860, 250], 620, 0.3)
  );
}

const drawHearts = (sheet: Sheet, x: number, y: number) =>
  [
    [0, 0, 34],
    [44, -56, 26],
    [12, -104, 20],
  ]
    .map(([dx, dy, size]) =>
      sheet.form(heart(x + (dx ?? 0), y + (dy ?? 0), size ?? 20), paint.apple, { shade: 3 }),
    )
    .join('');

/** Video poster: a family listens to the heartbeat together. */
export function drawVideoHeartbeat(sheet: Sheet): string {
  return (
    drawRoom(sheet, { floorY: 600, wall: '#f1dcc6', sprigs: false }) +
    drawBigScreen(sheet, 330, 50, 620, 300, { picture: 'heart' }) +
    drawPlant(sheet, 90, 690, 260) +
    drawPlush(sheet, 'bear', 1140, 700, 1.1) +
    drawBust(
      sheet,
      660,
      560,
      84,
      { skin: 'clay', hair: 'black', style: 'short', beard: true },
      { top: paint.leaf, look: -0.7 },
    ) +
    drawBust(
      sheet,
      460,
      580,
      84,
      { ...parent, skin: 'honey', hair: 'black' },
      { top: paint.apple, look: 0.6 },
    ) +
    drawBust(
      sheet,
      850,
      650,
      62,
      { skin: 'clay', hair: 'black', style: 'pigtails' },
      { top: paint.honeyLight, look: -0.8 },
    ) +
    drawGoldenHour(sheet, [640, 200], 560, 0.34)
  );
}

/** The picture of the promo popup: an invitation. */
export function drawOpenHouse(sheet: Sheet): string {
  const { width: w, height: h } = sheet;
  const plusX = 656;
  return (
    fill(
      box(-60, -60, w + 120, h + 120),
      sheet.linear([
        [0, '#fdeec8'],
        [0.6, '#f9d9a8'],
        [1, '#f2bd95'],
      ]),
    ) +
    drawGoldenHour(sheet, [480, 330], 480, 0.9) +
    drawFoliage(
      sheet,
      [
        [-10, 20, 130],
        [130, -20, 110],
        [970, 20, 130],
        [830, -20, 110],
        [30, 130, 80],
        [930, 130, 80],
      ],
      { tones: goldenTones, leaves: 34 },
    ) +
    drawFruit(
      sheet,
      [
        [40, 90],
        [120, 60],
        [200, 30],
        [920, 90],
        [840, 60],
        [770, 30],
        [60, 170],
        [900, 170],
      ],
      20,
    ) +
    drawBunting(sheet, [150, 40], [810, 40], 56, 10) +
    lettering(sheet, 'Open House', 436, 232, 92, paint.apple) +
    fill(`M${plusX + 112} 172h16v26h26v16h-26v26h-16v-26h-26v-16h26Z`, paint.honey) +
    lettering(sheet, 'Ribbon Cutting', 480, 340, 92, paint.ink) +
    drawGroundStrip(w, h) +
    drawDoor(sheet, 410, 640, 140, 240, paint.leaf) +
    drawWreath(sheet, 480, 478, 36) +
    drawRibbon(sheet) +
    drawStandingPerson(
      sheet,
      300,
      676,
      0.66,
      { skin: 'sand', hair: 'chestnut', style: 'bob' },
      { top: paint.apple, bottom: paint.plumDeep, look: 0.8, rightHand: [74, -206] },
    ) +
    drawStandingPerson(
      sheet,
      662,
      676,
      0.66,
      { skin: 'cocoa', hair: 'black', style: 'curls' },
      { top: paint.plum, bottom: paint.plumDeep, look: -0.8, leftHand: [-74, -206] },
    ) +
    drawStandingPerson(
      sheet,
      772,
      682,
      0.62,
      { skin: 'honey', hair: 'black', style: 'scarf', scarf: paint.leafMid },
      {
        top: paint.honey,
        bottom: paint.honey,
        dress: true,
        expecting: true,
        look: -0.6,
        rightHand: [46, -186],
      },
    ) +
    drawStandingPerson(
      sheet,
      196,
      682,
      0.4,
      { skin: 'clay', hair: 'brown', style: 'pigtails' },
      {
        top: paint.honeyLight,
        bottom: paint.honeyLight,
        dress: true,
        look: 0.6,
        rightHand: [70, -250],
      },
    ) +
    drawScissors(sheet, 366, 566) +
    drawAppleBasket(sheet, 96, 690, 100) +
    drawPlush(sheet, 'bear', 876, 694, 0.56)
  );
}

function drawGroundStrip(w: number, h: number): string {
  return (
    fill(`M-60 636Q${w / 2} 606 ${w + 60} 636V${h + 60}H-60Z`, '#9caa58') +
    fill(`M380 ${h + 60}L436 624H524L580 ${h + 60}Z`, '#efd3a2')
  );
}

function drawRibbon(sheet: Sheet): string {
  return (
    sheet.form('M226 560Q480 612 742 560V586Q480 640 226 586Z', paint.apple, {
      shade: 4,
      light: 2,
    }) +
    sheet.form(
      'M480 594C440 556 410 590 424 614 440 622 464 614 480 602 496 614 520 622 536 614 550 590 520 556 480 594Z',
      paint.appleLight,
      { shade: 4 },
    ) +
    sheet.form('M474 604L450 660 468 654 478 616 490 658 508 656 486 604Z', paint.appleDeep, {
      shade: 3,
    }) +
    sheet.form(ellipse(480, 600, 12), paint.apple, { shade: 2 })
  );
}

function drawScissors(sheet: Sheet, x: number, y: number): string {
  return transform(
    x,
    y,
    sheet.form(
      polygon([
        [-4, 0],
        [60, -16],
        [64, -8],
        [0, 10],
      ]),
      '#d9d3cb',
      { shade: 2 },
    ) +
      sheet.form(
        polygon([
          [-4, 6],
          [60, 22],
          [64, 14],
          [0, -4],
        ]),
        '#c9c2ba',
        { shade: 2 },
      ) +
      stroke(ellipse(-18, -10, 13, 11), paint.honey, 6) +
      stroke(ellipse(-18, 16, 13, 11), paint.honey, 6) +
      fill(ellipse(14, 3, 3), paint.ink),
    1,
    12,
  );
}

/** A mother on the couch, with the probe on her belly and the resulting picture. */
export function drawUltrasounds(sheet: Sheet): string {
  const hand = skin.cocoa;
  return (
    drawRoom(sheet, { floorY: 610, wall: '#f0dcc4', sprigs: false }) +
    drawBigScreen(sheet, 330, 36, 570, 320) +
    drawPlant(sheet, 900, 690, 230) +
    drawRug(sheet, 440, 690, 860, 90, paint.sage) +
    transform(60, 690, drawCouch(sheet, 0, 0, 470), 1.5) +
    sheet.form(
      limb(
        [
          [980, 560],
          [760, 440],
          [560, 390],
        ],
        84,
        58,
      ),
      paint.plum,
      { shade: 10, light: 3 },
    ) +
    transform(430, 384, drawProbe(sheet), 1.35, 40) +
    sheet.form(ellipse(512, 366, 44, 38), hand, { shade: 6 }) +
    [0, 1, 2]
      .map((index) =>
        sheet.form(
          limb(
            [
              [502 - index * 4, 344 + index * 20],
              [474 - index * 2, 346 + index * 19],
              [452, 356 + index * 16],
            ],
            20,
            17,
          ),
          hand,
          { shade: 3 },
        ),
      )
      .join('') +
    drawGoldenHour(sheet, [610, 190], 460, 0.26)
  );
}

/** A swab kit, a DNA strand of leaves, and two apples for the two possible results. */
export function drawDna(sheet: Sheet): string {
  const { width: w, height: h } = sheet;
  const wide = w;
  const edge = h * 0.64;
  const rungs = 9;
  const drawHelix = (x: number, top: number, height: number, radius: number) => {
    const strandPoint = (t: number, side: number): [number, number] => [
      x + Math.sin(t * Math.PI * 2.6) * radius * side,
      top + t * height,
    ];
    const drawStrand = (side: number, color: string) =>
      sheet.form(
        limb(
          Array.from({ length: 25 }, (_, index) => strandPoint(index / 24, side)),
          17,
          17,
        ),
        color,
        { shade: 4, light: 2 },
      );
    const bars = Array.from({ length: rungs * 2 }, (_, index) => {
      const t = (index + 0.5) / (rungs * 2);
      const [ax, ay] = strandPoint(t, 1);
      const [bx, by] = strandPoint(t, -1);
      if (Math.abs(ax - bx) < 34) return '';
      const tone = index % 2 ? '#e9a6a0' : '#8fb4c9';
      return (
        stroke(`M${ax} ${ay}L${(ax + bx) / 2} ${(ay + by) / 2}`, tone, 9) +
        stroke(`M${(ax + bx) / 2} ${(ay + by) / 2}L${bx} ${by}`, paint.honeyLight, 9)
      );
    }).join('');
    const leaves = Array.from({ length: 9 }, (_, index) => {
      const [lx, ly] = strandPoint(index / 8, index % 2 ? 1 : -1);
      return drawLeaf(
        sheet,
        lx,
        ly,
        1.5,
        index % 2 ? -30 : 210,
        index % 3 ? paint.leafMid : paint.leafLight,
      );
    }).join('');
    return bars + drawStrand(1, paint.leaf) + drawStrand(-1, paint.leafMid) + leaves;
  };
  const drawVial = (x: number, y: number) =>
    sheet.form(box(x - 24, y - 150, 48, 150, 20), '#f6efe2', {
      shade: 6,
      light: 3,
      inside: fill(box(x - 24, y - 70, 48, 70), '#f0c9bf'),
    }) +
    sheet.form(box(x - 29, y - 176, 58, 34, 7), paint.apple, { shade: 4 }) +
    sheet.form(box(x - 18, y - 112, 36, 34, 3), paint.white, { ink: 1.4, shade: 2 }) +
    fill(heart(x, y - 95, 20), paint.apple);
  const kit =
    sheet.form(
      polygon([
        [wide * 0.5, edge - 60],
        [wide * 0.84, edge - 60],
        [wide * 0.87, edge + 110],
        [wide * 0.47, edge + 110],
      ]),
      paint.sage,
      { shade: 9, light: 4 },
    ) +
    sheet.form(box(wide * 0.47, edge + 104, wide * 0.4, 44, 4), paint.sageDeep, { shade: 5 }) +
    sheet.form(box(wide * 0.53, edge - 30, wide * 0.28, 110, 10), paint.white, {
      ink: 1.8,
      shade: 4,
    }) +
    stroke(`M${wide * 0.56} ${edge + 56}L${wide * 0.74} ${edge - 8}`, '#e7dccb', 10) +
    fill(ellipse(wide * 0.748, edge - 11, 17, 9), '#fdfaf3') +
    stroke(ellipse(wide * 0.748, edge - 11, 17, 9), '#cdb9a3', 1.8) +
    drawApple(sheet, wide * 0.785, edge + 46, 20, { ink: 1.8 });
  return (
    fill(
      box(-60, -60, w + 120, h + 120),
      sheet.linear([
        [0, '#fdf1d8'],
        [1, '#f3dcc0'],
      ]),
    ) +
    fill(ellipse(w * 0.3, h * 0.42, h * 0.4), '#fff6e2', 0.8) +
    sheet.form(box(-60, edge, w + 120, h), '#cfa173', { shade: 0, light: 6 }) +
    drawHelix(w * 0.24, 30, edge + 6, h * 0.12) +
    drawPlush(sheet, 'bunny', w * 0.62, edge + 6, 0.95) +
    drawGroundShadow(sheet, wide * 0.68, edge + 152, wide * 0.22) +
    kit +
    drawGroundShadow(sheet, w * 0.395, edge + 86, 44) +
    transform(w * 0.395, edge + 86, drawVial(0, 0), 1.25) +
    drawPlush(sheet, 'lamb', w * 0.93, edge + 30, 0.72) +
    drawApple(sheet, w * 0.14, edge + 130, 46, { color: '#d98c8a', turn: -8 }) +
    drawApple(sheet, w * 0.25, edge + 150, 46, { color: '#7fa7bd', turn: 10 }) +
    drawGoldenHour(sheet, [w * 0.28, 90], w * 0.5, 0.4)
  );
}

/** Balloons and a box that opens to reveal the color. */
export function drawReveal(sheet: Sheet): string {
  const { width: w } = sheet;
  const confetti = Array.from({ length: 70 }, () => {
    const turn = sheet.random.between(-2.6, -0.54);
    const reach = sheet.random.between(60, 330);
    const x = 600 + Math.cos(turn) * reach * 1.25;
    const y = 520 + Math.sin(turn) * reach;
    const tone = sheet.random.pick(['#e08f8a', '#86aec6', paint.honeyLight, paint.white]);
    return sheet.random.next() < 0.5
      ? fill(ellipse(x, y, 7), tone)
      : transform(
          x,
          y,
          fill(box(-9, -4, 18, 8, 2), tone),
          1,
          Math.round(sheet.random.between(0, 180)),
        );
  }).join('');
  const drawBalloon = (x: number, y: number, size: number, color: string) =>
    stroke(`M${x} ${y + size}Q${(x + 600) / 2 + 20} ${(y + 560) / 2} 600 540`, paint.inkSoft, 1.8) +
    sheet.form(
      `M${x} ${y - size}C${x + size * 1.1} ${y - size} ${x + size} ${y + size * 0.5} ${x} ${y + size}C${x - size} ${y + size * 0.5} ${x - size * 1.1} ${y - size} ${x} ${y - size}Z`,
      color,
      { shade: size * 0.13, light: 4 },
    );
  return (
    drawRoom(sheet, { floorY: 640, wall: '#f7e7cf' }) +
    drawBunting(sheet, [-10, 30], [w + 10, 30], 70, 15) +
    drawRug(sheet, 600, 730, 980, 110, paint.sage) +
    drawBalloon(420, 210, 70, '#e08f8a') +
    drawBalloon(540, 150, 74, '#86aec6') +
    drawBalloon(680, 160, 72, '#e9b1a8') +
    drawBalloon(790, 230, 66, '#a9c6d6') +
    drawBalloon(610, 270, 62, paint.honeyLight) +
    confetti +
    drawGroundShadow(sheet, 600, 722, 160) +
    sheet.form(box(490, 560, 220, 160, 5), paint.paper, {
      shade: 10,
      light: 4,
      inside: fill(box(585, 560, 30, 160), paint.apple),
    }) +
    sheet.form(
      polygon([
        [490, 560],
        [430, 520],
        [546, 500],
        [600, 548],
      ]),
      paint.paperDeep,
      { shade: 5 },
    ) +
    sheet.form(
      polygon([
        [710, 560],
        [770, 520],
        [654, 500],
        [600, 548],
      ]),
      paint.paperDeep,
      { shade: 5 },
    ) +
    drawStandingPerson(
      sheet,
      300,
      736,
      1,
      { skin: 'cocoa', hair: 'black', style: 'curls', closed: true },
      {
        top: paint.leaf,
        bottom: paint.leaf,
        dress: true,
        expecting: true,
        look: 0.8,
        rightHand: [94, -220],
        leftHand: [-60, -150],
      },
    ) +
    drawStandingPerson(
      sheet,
      900,
      736,
      1.04,
      { skin: 'clay', hair: 'black', style: 'short', beard: true },
      {
        top: paint.honey,
        bottom: paint.plumDeep,
        look: -0.8,
        leftHand: [-94, -226],
        rightHand: [58, -146],
      },
    ) +
    drawPlush(sheet, 'elephant', 1070, 744, 0.8) +
    drawPlush(sheet, 'bunny', 130, 744, 0.8) +
    drawGoldenHour(sheet, [160, 90], 620, 0.34)
  );
}

/** An expectant mother by the window with the apple tree, among gifts. */
export function drawMaternity(sheet: Sheet): string {
  return (
    drawRoom(sheet, { floorY: 620, wall: '#f4e2cb' }) +
    drawTreeWindow(sheet, 120, 80, 330, 360, { panes: 3, curtain: paint.leaf }) +
    drawRug(sheet, 600, 736, 1080, 110, '#d68f6f') +
    drawSofa(sheet, 640, 700, 460, 290, '#7b8f62') +
    drawCushion(sheet, 742, 516, 106, paint.honeyPale, -9, 'apple') +
    drawCushion(sheet, 1006, 520, 98, paint.skyRose, 9, 'stripes') +
    drawPlush(sheet, 'lamb', 872, 588, 0.72) +
    drawPlant(sheet, 80, 740, 300) +
    drawStandingPerson(
      sheet,
      520,
      752,
      1.46,
      { skin: 'sand', hair: 'amber', style: 'long', closed: true },
      {
        top: '#6f8fa0',
        bottom: '#6f8fa0',
        dress: true,
        expecting: true,
        look: 0.5,
        leftHand: [-6, -156],
        rightHand: [40, -206],
      },
    ) +
    drawGift(sheet, 250, 752, 120, paint.apple, paint.honeyLight) +
    drawGift(sheet, 352, 762, 82, paint.leafMid, paint.paper) +
    drawPlush(sheet, 'bunny', 690, 764, 0.62) +
    drawGiftCard(sheet, 1050, 738, 170, -10) +
    drawGoldenHour(sheet, [280, 210], 620, 0.42)
  );
}

/** Grandparents, parents and a child, all facing the large screen. */
export function drawElective(sheet: Sheet): string {
  return (
    drawRoom(sheet, { floorY: 620, wall: '#efdcc4' }) +
    drawTreeWindow(sheet, 70, 110, 240, 280) +
    drawBigScreen(sheet, 380, 60, 560, 350) +
    drawPlant(sheet, 1130, 720, 300, paint.honey) +
    drawRug(sheet, 600, 738, 1040, 110, paint.sage) +
    drawStandingPerson(
      sheet,
      300,
      744,
      0.98,
      { skin: 'porcelain', hair: 'white', style: 'bun', glasses: true },
      { top: paint.plum, bottom: paint.plum, dress: true, look: 0.8, rightHand: [60, -160] },
    ) +
    drawStandingPerson(
      sheet,
      900,
      742,
      1.02,
      { skin: 'porcelain', hair: 'silver', style: 'thin', glasses: true },
      { top: '#6f8794', bottom: paint.woodDark, look: -0.8 },
    ) +
    drawStandingPerson(
      sheet,
      520,
      748,
      0.98,
      { skin: 'sand', hair: 'chestnut', style: 'long', closed: true },
      {
        top: paint.apple,
        bottom: paint.apple,
        dress: true,
        expecting: true,
        look: 0.4,
        rightHand: [50, -186],
      },
    ) +
    drawStandingPerson(
      sheet,
      650,
      744,
      1.04,
      { skin: 'clay', hair: 'black', style: 'short' },
      { top: paint.leaf, bottom: paint.plumDeep, look: -0.5, leftHand: [-74, -224] },
    ) +
    drawStandingPerson(
      sheet,
      780,
      752,
      0.6,
      { skin: 'honey', hair: 'brown', style: 'pigtails' },
      {
        top: paint.honeyLight,
        bottom: paint.honeyLight,
        dress: true,
        look: -0.6,
        leftHand: [-62, -250],
        rightHand: [60, -160],
      },
    ) +
    drawPlush(sheet, 'bunny', 822, 708, 0.34) +
    drawGoldenHour(sheet, [190, 200], 620, 0.36)
  );
}
