import { drawPlush } from '../animals.ts';
import { box, brush, ellipse, polygon, round } from '../lines.ts';
import type { Point } from '../lines.ts';
import {
  drawApple,
  distantTones,
  drawDistantTree,
  drawFlowers,
  drawFoliage,
  drawFruit,
  goldenTones,
  drawHill,
  drawTrunk,
  drawTufts,
} from '../nature.ts';
import { darker, lighter, mix, paint } from '../palette.ts';
import { drawStandingPerson } from '../people.ts';
import {
  drawAppleBasket,
  drawBunting,
  fill,
  drawGoldenHour,
  drawGroundShadow,
  transform,
  stroke,
} from '../rooms.ts';
import type { Sheet } from '../sheet.ts';

/** A sky at sunset with the low sun at `sun`. */
export function drawEveningSky(sheet: Sheet, sun: Point, horizon: number): string {
  const { width: w, random } = sheet;
  const sky = sheet.linear([
    [0, '#f3cfa0'],
    [0.35, '#fbe0a6'],
    [0.75, '#fbd3a0'],
    [1, '#f0b48e'],
  ]);
  const clouds = Array.from({ length: 6 }, () => {
    const x = random.between(0, w);
    const y = random.between(horizon * 0.12, horizon * 0.62);
    const wide = random.between(w * 0.08, w * 0.17);
    return `<path d="${brush(
      [
        [x - wide, y],
        [x, y - wide * 0.07],
        [x + wide, y + wide * 0.02],
      ],
      wide * 0.16,
      [0, 0],
    )}" fill="#fff1d6" fill-opacity=".5" filter="${sheet.blur(3)}"/>`;
  }).join('');
  return (
    fill(box(-60, -60, w + 120, horizon + 140), sky) +
    drawGoldenHour(sheet, sun, w * 0.42, 0.95) +
    clouds +
    fill(ellipse(sun[0], sun[1], w * 0.042), '#fff6da')
  );
}

/** Rows of small trees on a slope. */
export function drawOrchardRows(
  sheet: Sheet,
  rows: readonly { from: Point; to: Point; count: number; size: number }[],
  tones = distantTones,
): string {
  return rows
    .map(({ from, to, count, size }) =>
      Array.from({ length: count }, (_, index) => {
        const t = count === 1 ? 0.5 : index / (count - 1);
        return drawDistantTree(
          sheet,
          from[0] + (to[0] - from[0]) * t + sheet.random.around(size * 0.1),
          from[1] + (to[1] - from[1]) * t + sheet.random.around(size * 0.04),
          size * sheet.random.between(0.9, 1.08),
          tones,
          mix(paint.apple, paint.skyPeach, 0.25),
        );
      }).join(''),
    )
    .join('');
}

/** The studio from a distance: a small house with lit windows. The foot of its door is at x, y. */
function drawStudioHouse(sheet: Sheet, x: number, y: number, size: number): string {
  const k = size / 200;
  const wall = '#fbeed6';
  const drawWindowPane = (wx: number, wy: number) =>
    sheet.form(box(wx, wy, 34, 38, 2), '#ffdf8e', { ink: 2 / k, shade: 0 }) +
    stroke(`M${wx + 17} ${wy}v38M${wx} ${wy + 18}h34`, paint.white, 3);
  return transform(
    x,
    y,
    sheet.form(box(-104, -92, 208, 94, 2), wall, { ink: 2 / k, shade: 10 }) +
      sheet.form(box(46, -186, 26, 56), '#b5624a', { ink: 2 / k, shade: 5 }) +
      sheet.form(
        polygon([
          [-126, -88],
          [-84, -164],
          [84, -164],
          [126, -88],
        ]),
        paint.apple,
        { ink: 2 / k, shade: 10, light: 4 },
      ) +
      sheet.form(
        polygon([
          [-42, -88],
          [0, -138],
          [42, -88],
        ]),
        wall,
        { ink: 2 / k, shade: 5 },
      ) +
      drawApple(sheet, 0, -104, 11, { ink: 1.4 / k }) +
      sheet.form(box(-20, -64, 40, 66, 3), paint.leaf, { ink: 2 / k, shade: 5 }) +
      fill(ellipse(13, -30, 3), paint.honeyLight) +
      drawWindowPane(-82, -66) +
      drawWindowPane(48, -66),
    k,
  );
}

/** The large apple tree; its foot is at x, y. */
export function drawAppleTree(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  { light = [-0.7, -0.6] as Point, tones = goldenTones, leaves = 40 } = {},
): string {
  const k = size / 700;
  const p = (px: number, py: number): Point => [x + px * k, y + py * k];
  const cluster = (px: number, py: number, r: number) => [...p(px, py), r * k] as const;
  const behind = drawFoliage(
    sheet,
    [
      cluster(-250, -520, 120),
      cluster(250, -520, 125),
      cluster(0, -440, 120),
      cluster(150, -640, 120),
    ],
    { tones: { ...tones, light: tones.mid, gold: tones.light }, leaves: leaves * 0.6, light },
  );
  const front = drawFoliage(
    sheet,
    [
      cluster(-330, -430, 105),
      cluster(330, -440, 110),
      cluster(-190, -600, 130),
      cluster(200, -590, 125),
      cluster(0, -690, 140),
      cluster(-130, -450, 110),
      cluster(130, -460, 110),
      cluster(10, -560, 130),
    ],
    { tones, leaves, leafSize: 1.05 * Math.sqrt(k), light },
  );
  const apples = drawFruit(
    sheet,
    [
      p(-350, -400),
      p(-270, -480),
      p(-200, -390),
      p(-250, -620),
      p(-110, -500),
      p(-90, -680),
      p(10, -440),
      p(60, -610),
      p(120, -390),
      p(180, -500),
      p(230, -640),
      p(290, -430),
      p(370, -470),
      p(30, -760),
      p(-170, -560),
    ],
    21 * k,
  );
  return (
    drawGroundShadow(sheet, x + 40 * k, y + 4 * k, 300 * k, 0.3) +
    behind +
    drawTrunk(sheet, x, y, 430 * k, 78 * k) +
    front +
    apples
  );
}

/** A footpath that narrows toward its far end. */
function drawFootpath(sheet: Sheet, near: Point, far: Point, wide: number, bend: number): string {
  const points = (side: number): string => {
    const [nx, ny] = [near[0] + side * wide, near[1]];
    const [fx, fy] = [far[0] + side * wide * 0.07, far[1]];
    return side < 0
      ? `M${round(nx)} ${round(ny)}C${round(nx + bend)} ${round(ny + (fy - ny) * 0.4)} ${round(fx - bend * 0.9)} ${round(ny + (fy - ny) * 0.7)} ${round(fx)} ${round(fy)}`
      : `L${round(fx)} ${round(fy)}C${round(fx - bend * 0.72)} ${round(ny + (fy - ny) * 0.7)} ${round(nx + bend)} ${round(ny + (fy - ny) * 0.4)} ${round(nx)} ${round(ny)}Z`;
  };
  return sheet.form(points(-1) + points(1), '#efd3a2', { ink: 0, shade: 8, light: 4 });
}

export function drawHomeHero(sheet: Sheet): string {
  const { width: w, height: h } = sheet;
  const sun: Point = [470, 392];
  const meadow = sheet.linear([
    [0, '#b6b563'],
    [0.5, '#93a352'],
    [1, '#6f8a43'],
  ]);
  return (
    drawEveningSky(sheet, sun, 520) +
    fill(
      drawHill(
        [
          [-60, 470],
          [180, 430],
          [420, 446],
          [760, 410],
          [1100, 450],
          [1510, 400],
        ],
        h,
      ),
      '#dcc28c',
    ) +
    drawOrchardRows(sheet, [
      { from: [560, 446], to: [1080, 452], count: 11, size: 40 },
      { from: [20, 462], to: [380, 458], count: 8, size: 38 },
    ]) +
    fill(
      drawHill(
        [
          [-60, 520],
          [260, 480],
          [640, 500],
          [1000, 480],
          [1510, 500],
        ],
        h,
      ),
      '#c3b975',
    ) +
    drawOrchardRows(sheet, [
      { from: [420, 516], to: [1010, 512], count: 8, size: 74 },
      { from: [400, 566], to: [960, 556], count: 5, size: 104 },
    ]) +
    drawStudioHouse(sheet, 220, 560, 200) +
    drawDistantTree(sheet, 74, 574, 150, goldenTones, paint.apple) +
    sheet.form(
      drawHill(
        [
          [-60, 600],
          [220, 560],
          [620, 610],
          [1020, 590],
          [1510, 640],
        ],
        h + 60,
      ),
      meadow,
      {
        ink: 0,
        shade: 0,
        light: 10,
        base: '#93a352',
        lightColor: '#e6d28a',
      },
    ) +
    drawTufts(sheet, [0, 640, w, 250], 120, ['#7c9447', '#a5ac58', paint.grassDeep], 20) +
    drawFlowers(sheet, [0, 690, w, 220], 46) +
    drawFootpath(sheet, [430, 1000], [226, 574], 150, 190) +
    drawAppleTree(sheet, 1080, 860, 880) +
    drawFamily(sheet) +
    drawAppleBasket(sheet, 1270, 896, 150) +
    drawPlush(sheet, 'bear', 1150, 912, 0.5) +
    drawFallenApples(sheet, [
      [960, 912],
      [1010, 884],
      [1376, 884],
      [880, 930],
    ]) +
    drawTufts(sheet, [0, 890, w, 70], 40, [paint.grassDeep, '#7c9447'], 30) +
    drawGoldenHour(sheet, sun, 700, 0.34)
  );
}

export const drawFallenApples = (sheet: Sheet, places: readonly Point[]) =>
  places
    .map(
      ([x, y]) =>
        drawGroundShadow(sheet, x + 3, y + 15, 20) +
        drawApple(sheet, x, y, 17, { turn: sheet.random.around(50) }),
    )
    .join('');

function drawFamily(sheet: Sheet): string {
  const shadow =
    drawGroundShadow(sheet, 700, 868, 150, 0.3) + drawGroundShadow(sheet, 520, 872, 70, 0.25);
  return (
    shadow +
    drawStandingPerson(
      sheet,
      758,
      866,
      0.84,
      { skin: 'clay', hair: 'black', style: 'short', beard: true },
      {
        top: '#5c7f8c',
        bottom: paint.plumDeep,
        look: -0.8,
        leftHand: [-84, -226],
        rightHand: [60, -150],
      },
    ) +
    drawStandingPerson(
      sheet,
      652,
      870,
      0.8,
      { skin: 'sand', hair: 'chestnut', style: 'long', closed: true },
      {
        top: paint.apple,
        bottom: paint.apple,
        dress: true,
        expecting: true,
        look: 0.5,
        rightHand: [50, -190],
        leftHand: [-92, -170],
      },
    ) +
    drawStandingPerson(
      sheet,
      548,
      874,
      0.52,
      { skin: 'honey', hair: 'brown', style: 'pigtails' },
      {
        top: paint.honeyLight,
        bottom: paint.honeyLight,
        dress: true,
        look: 0.9,
        rightHand: [74, -262],
        leftHand: [-62, -170],
      },
    ) +
    drawPlush(sheet, 'bunny', 506, 812, 0.26)
  );
}

/** A lost lamb under the tree, for the 404 page. */
export function drawNotFound(sheet: Sheet): string {
  const { width: w, height: h } = sheet;
  const sun: Point = [240, 300];
  return (
    drawEveningSky(sheet, sun, 430) +
    fill(
      drawHill(
        [
          [-60, 420],
          [260, 370],
          [560, 400],
          [1010, 350],
        ],
        h,
      ),
      '#d3bf85',
    ) +
    drawOrchardRows(sheet, [{ from: [60, 412], to: [520, 402], count: 7, size: 56 }]) +
    sheet.form(
      drawHill(
        [
          [-60, 500],
          [300, 470],
          [640, 500],
          [1010, 460],
        ],
        h + 60,
      ),
      '#9aa957',
      {
        ink: 0,
        shade: 0,
        light: 8,
        lightColor: '#e6d28a',
      },
    ) +
    drawTufts(sheet, [0, 530, w, 150], 60, ['#7c9447', '#a5ac58', paint.grassDeep], 20) +
    drawFlowers(sheet, [0, 560, w, 130], 22) +
    drawAppleTree(sheet, 660, 640, 640) +
    drawSignpost(sheet, 170, 640) +
    drawGroundShadow(sheet, 400, 662, 90) +
    drawPlush(sheet, 'lamb', 400, 660, 1.05, { turn: -2 }) +
    drawFallenApples(sheet, [
      [520, 660],
      [830, 668],
      [300, 680],
    ]) +
    drawQuestionMark(sheet, 492, 388) +
    drawGoldenHour(sheet, sun, 520, 0.45)
  );
}

function drawSignpost(sheet: Sheet, x: number, y: number): string {
  const drawArrow = (ay: number, side: number, tone: string) =>
    sheet.form(
      polygon(
        [
          [-78, -20],
          [60, -20],
          [90, 0],
          [60, 20],
          [-78, 20],
        ].map(([px, py]) => [x + (px as number) * side, ay + (py as number)] as const),
      ),
      tone,
      { shade: 5, light: 2 },
    );
  return (
    drawGroundShadow(sheet, x, y, 40) +
    sheet.form(box(x - 8, y - 210, 16, 210, 3), paint.wood, { shade: 4 }) +
    drawArrow(y - 178, 1, paint.woodLight) +
    drawArrow(y - 126, -1, paint.honeyPale) +
    drawApple(sheet, x - 6, y - 176, 13, { ink: 1.6 }) +
    stroke(`M${x - 30} ${y - 126}h56`, darker(paint.honeyPale, 0.35), 3)
  );
}

const drawQuestionMark = (sheet: Sheet, x: number, y: number) =>
  transform(
    x,
    y,
    sheet.form(
      'M-20-22C-20-48 20-50 22-22C22-4 4-4 4 12H-8C-8-12 8-12 9-22C8-34-8-34-9-22ZM-9 18H5V30H-9Z',
      paint.white,
      { ink: 2, shade: 2 },
    ),
    1.1,
    8,
  );

/** The studio's house behind a sunlit front garden. */
export function drawNearMe(sheet: Sheet): string {
  const { width: w, height: h } = sheet;
  const sun: Point = [170, 240];
  return (
    drawEveningSky(sheet, sun, 420) +
    fill(
      drawHill(
        [
          [-60, 400],
          [240, 350],
          [600, 372],
          [900, 340],
          [1260, 380],
        ],
        h,
      ),
      '#d8c08a',
    ) +
    drawOrchardRows(sheet, [
      { from: [30, 398], to: [430, 384], count: 8, size: 50 },
      { from: [820, 380], to: [1180, 396], count: 7, size: 52 },
    ]) +
    fill(
      drawHill(
        [
          [-60, 470],
          [320, 430],
          [700, 452],
          [1260, 430],
        ],
        h,
      ),
      '#bab86c',
    ) +
    drawOrchardRows(sheet, [
      { from: [40, 486], to: [330, 474], count: 4, size: 100 },
      { from: [900, 470], to: [1180, 490], count: 4, size: 100 },
    ]) +
    sheet.form(
      drawHill(
        [
          [-60, 540],
          [360, 500],
          [800, 512],
          [1260, 540],
        ],
        h + 60,
      ),
      '#94a552',
      {
        ink: 0,
        shade: 0,
        light: 8,
        lightColor: '#e6d28a',
      },
    ) +
    drawStudioHouse(sheet, 604, 528, 440) +
    drawBunting(sheet, [330, 300], [880, 300], 40, 11) +
    drawTufts(sheet, [0, 560, w, 200], 90, ['#7c9447', '#a5ac58', paint.grassDeep], 22) +
    drawFlowers(sheet, [0, 590, 420, 180], 22) +
    drawFlowers(sheet, [760, 590, 440, 180], 22) +
    drawFootpath(sheet, [480, 860], [604, 520], 170, 60) +
    drawAppleTree(sheet, 1108, 700, 440) +
    drawMailbox(sheet, 250, 690) +
    drawStandingPerson(
      sheet,
      590,
      742,
      0.5,
      { skin: 'cocoa', hair: 'black', style: 'bun' },
      {
        top: paint.honey,
        bottom: paint.honey,
        dress: true,
        expecting: true,
        away: true,
        rightHand: [70, -160],
      },
    ) +
    drawStandingPerson(
      sheet,
      662,
      736,
      0.53,
      { skin: 'cocoa', hair: 'black', style: 'short' },
      { top: paint.leaf, bottom: paint.plumDeep, away: true, leftHand: [-66, -160] },
    ) +
    drawGoldenHour(sheet, sun, 560, 0.5)
  );
}

function drawMailbox(sheet: Sheet, x: number, y: number): string {
  return (
    drawGroundShadow(sheet, x, y, 34) +
    sheet.form(box(x - 7, y - 120, 14, 120, 3), paint.wood, { shade: 3 }) +
    sheet.form(
      `M${x - 50} ${y - 118}V${y - 158}a26 26 0 0 1 26-26H${x + 30}a26 26 0 0 1 26 26v40Z`,
      lighter(paint.apple, 0.05),
      { shade: 7, light: 3 },
    ) +
    stroke(`M${x - 6} ${y - 118}V${y - 158}a26 26 0 0 0-18-24`, paint.appleDeep, 2) +
    drawApple(sheet, x + 28, y - 148, 12, { color: '#f5e3bf', ink: 1.4 }) +
    sheet.form(box(x + 40, y - 206, 6, 40), paint.honeyLight, { ink: 1.6, shade: 1 })
  );
}
