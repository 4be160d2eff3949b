import { blob, box, curve, ellipse, heart, limb, polygon, round } from './lines.ts';
import type { Point } from './lines.ts';
import {
  drawApple,
  drawDistantTree,
  drawLeaf,
  drawFoliage,
  drawFruit,
  goldenTones,
  drawHill,
  createLeafPath,
  drawTrunk,
} from './nature.ts';
import { darker, lighter, mix, paint } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** A plain filled path. */
export const fill = (path: string, color: string, opacity = 1) =>
  `<path d="${path}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
/** A plain line. */
export const stroke = (path: string, color: string, width: number, opacity = 1) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;

/** Places a group: position, scale and rotation. */
export function transform(x: number, y: number, body: string, size = 1, turn = 0): string {
  return `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${turn})` : ''}${size === 1 ? '' : ` scale(${size})`}">${body}</g>`;
}

/** A soft shadow on the ground. */
export function drawGroundShadow(sheet: Sheet, x: number, y: number, wide: number, opacity = 0.28) {
  return `<path d="${ellipse(x, y, wide, Math.max(5, wide * 0.11))}" fill="${paint.ink}" fill-opacity="${opacity}" filter="${sheet.blur(4)}"/>`;
}

type RoomOptions = { floorY: number; wall?: string; floor?: string; sprigs?: boolean };

/** A room: wall with small sprigs, skirting board and floorboards. */
export function drawRoom(
  sheet: Sheet,
  { floorY, wall = paint.wall, floor = paint.floor, sprigs = true }: RoomOptions,
): string {
  const { width: w, height: h, random } = sheet;
  const wallFill = sheet.linear(
    [
      [0, lighter(wall, 0.35)],
      [0.55, wall],
      [1, mix(wall, paint.skyPeach, 0.35)],
    ],
    [0, 0],
    [1, 0.8],
  );
  let pattern = '';
  if (sprigs) {
    let path = '';
    for (let row = 0; row * 62 < floorY; row += 1) {
      for (let column = -1; column * 84 < w + 40; column += 1) {
        const x = column * 84 + (row % 2) * 42 + random.around(3);
        const y = 26 + row * 62 + random.around(3);
        path +=
          createLeafPath(x, y, 0.42, -64) +
          createLeafPath(x, y, 0.42, -116) +
          createLeafPath(x, y - 2, 0.42, -90);
      }
    }
    pattern = fill(path, mix(wall, paint.leafLight, 0.55), 0.42);
  }
  const boards = Array.from({ length: 9 }, (_, index) => {
    const t = (index + 0.5) / 9;
    const top = w * (0.5 + (t - 0.5) * 1.25);
    const bottom = w * (0.5 + (t - 0.5) * 2.2);
    return stroke(
      `M${round(top)} ${floorY}L${round(bottom)} ${h + 30}`,
      darker(floor, 0.22),
      1.8,
      0.5,
    );
  }).join('');
  const floorFill = sheet.linear([
    [0, darker(floor, 0.06)],
    [1, lighter(floor, 0.18)],
  ]);
  return (
    fill(box(-60, -60, w + 120, floorY + 60), wallFill) +
    pattern +
    fill(box(-60, floorY, w + 120, h - floorY + 60), floorFill) +
    boards +
    sheet.form(box(-60, floorY - 22, w + 120, 24), paint.white, { ink: 1.8, shade: 3 })
  );
}

/** Afternoon light from a window, as a slanted quadrilateral on floor or wall. */
export function drawLightPool(sheet: Sheet, points: readonly Point[], opacity = 0.35): string {
  return `<path d="${polygon(points)}" fill="${paint.sun}" fill-opacity="${opacity}" filter="${sheet.blur(9)}"/>`;
}

type WindowOptions = { curtain?: string; panes?: number };

/** A window with a view of the apple tree. */
export function drawTreeWindow(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  { curtain = paint.apple, panes = 2 }: WindowOptions = {},
): string {
  const sky = sheet.linear([
    [0, '#fdeec2'],
    [0.6, paint.skyPeach],
    [1, paint.skyRose],
  ]);
  const view =
    fill(box(x, y, w, h), sky) +
    `<path d="${ellipse(x + w * 0.2, y + h * 0.42, w * 0.13)}" fill="${paint.sun}"/>` +
    fill(
      drawHill(
        [
          [x - 10, y + h * 0.68],
          [x + w * 0.4, y + h * 0.6],
          [x + w + 10, y + h * 0.7],
        ],
        y + h,
      ),
      paint.hillMid,
    ) +
    drawDistantTree(sheet, x + w * 0.16, y + h * 0.7, h * 0.17) +
    fill(
      drawHill(
        [
          [x - 10, y + h * 0.82],
          [x + w * 0.5, y + h * 0.78],
          [x + w + 10, y + h * 0.84],
        ],
        y + h,
      ),
      paint.hillNear,
    ) +
    transform(
      x + w * 0.68,
      y + h * 0.86,
      drawTrunk(sheet, 0, 0, h * 0.36, h * 0.075) +
        drawFoliage(
          sheet,
          [
            [-w * 0.24, -h * 0.46, h * 0.17],
            [w * 0.2, -h * 0.46, h * 0.18],
            [-w * 0.02, -h * 0.62, h * 0.19],
            [0, -h * 0.44, h * 0.16],
          ],
          { tones: goldenTones, leaves: 34, leafSize: h / 430 },
        ) +
        drawFruit(
          sheet,
          [
            [-w * 0.22, -h * 0.4],
            [w * 0.08, -h * 0.5],
            [w * 0.24, -h * 0.42],
            [-w * 0.06, -h * 0.66],
            [-w * 0.04, -h * 0.36],
          ],
          h * 0.028,
        ),
    );
  const frameColor = paint.white;
  const bar = 12;
  const bars = Array.from({ length: panes - 1 }, (_, index) =>
    sheet.form(box(x + (w * (index + 1)) / panes - 4, y, 8, h), frameColor, {
      ink: 1.6,
      shade: 2,
    }),
  ).join('');
  const cross = sheet.form(box(x, y + h * 0.42, w, 8), frameColor, { ink: 1.6, shade: 2 });
  const edge = sheet.form(
    box(x - bar, y - bar, w + bar * 2, h + bar * 2, 4) +
      `M${round(x)} ${round(y)}v${round(h)}h${round(w)}v${round(-h)}Z`,
    frameColor,
    { shade: 4 },
  );
  const sill = sheet.form(box(x - bar - 14, y + h + bar - 2, w + bar * 2 + 28, 18, 4), frameColor, {
    shade: 4,
  });
  const drawDrape = (side: number) => {
    const edgeX = side < 0 ? x - bar - 16 : x + w + bar + 16;
    const inward = -side;
    const path = blob(
      [
        [edgeX - inward * 10, y - 30],
        [edgeX + inward * w * 0.2, y - 30],
        [edgeX + inward * w * 0.19, y + h * 0.2],
        [edgeX + inward * w * 0.06, y + h * 0.56],
        [edgeX + inward * w * 0.13, y + h + 40],
        [edgeX - inward * 10, y + h + 42],
        [edgeX - inward * 12, y + h * 0.5],
      ],
      0.7,
    );
    const folds = [0.03, 0.08, 0.13]
      .map((t) =>
        stroke(
          curve([
            [edgeX + inward * w * t * 1.3, y - 24],
            [edgeX + inward * w * t * 1.1, y + h * 0.25],
            [edgeX + inward * w * t * 0.3, y + h * 0.56],
            [edgeX + inward * w * t * 0.75, y + h + 36],
          ]),
          darker(curtain, 0.32),
          2,
          0.55,
        ),
      )
      .join('');
    return sheet.form(path, curtain, { shade: 8, inside: folds });
  };
  const rod =
    sheet.form(box(x - 44, y - 38, w + 88, 9, 4), paint.woodDark, { shade: 2 }) +
    [x - 46, x + w + 46]
      .map((rx) => sheet.form(ellipse(rx, y - 33.5, 9), paint.honey, { shade: 2 }))
      .join('');
  return (
    sheet.within(box(x, y, w, h), view) +
    bars +
    cross +
    edge +
    sill +
    drawDrape(-1) +
    drawDrape(1) +
    rod
  );
}

/** A baby on its back in profile, its head to the left, about 230 units wide. */
function drawBabyInProfile(sheet: Sheet): string {
  const body = blob(
    [
      [-40, -22],
      [-14, -34],
      [24, -44],
      [58, -34],
      [80, -8],
      [70, 18],
      [30, 30],
      [-16, 26],
      [-40, 14],
    ],
    1,
  );
  const face = blob(
    [
      [-100, 4],
      [-98, -22],
      [-80, -42],
      [-64, -45],
      [-58, -44],
      [-52, -54],
      [-46, -44],
      [-41, -47],
      [-38, -41],
      [-31, -42],
      [-24, -28],
      [-26, 4],
      [-36, 26],
      [-58, 38],
      [-86, 30],
    ],
    0.9,
  );
  const drawLimb = (points: readonly Point[], from: number, to: number) =>
    fill(limb(points, from, to), '#f6d49a');
  const drawGlow = (path: string, color: string) =>
    `<path d="${path}" fill="${color}" filter="${sheet.blur(1.2)}"/>`;
  const legs =
    drawLimb(
      [
        [66, 6],
        [100, -40],
      ],
      30,
      20,
    ) +
    drawLimb(
      [
        [100, -40],
        [124, -4],
      ],
      19,
      12,
    ) +
    drawLimb(
      [
        [124, -4],
        [136, -14],
      ],
      12,
      9,
    );
  const spine = Array.from({ length: 12 }, (_, index) =>
    fill(ellipse(-30 + index * 8.4, 18 + Math.sin(index / 3.4) * 4, 2.3, 3.2), '#fff4d8', 0.85),
  ).join('');
  return (
    legs +
    drawGlow(body, '#eec384') +
    `<path d="${ellipse(24, -6, 44, 20)}" fill="${paint.sepia}" fill-opacity=".55" filter="${sheet.blur(5)}"/>` +
    spine +
    drawGlow(face, '#f9dca6') +
    `<path d="${ellipse(-66, 0, 22, 24)}" fill="${paint.sepia}" fill-opacity=".6" filter="${sheet.blur(5)}"/>` +
    stroke('M-66-30q4 5 9 4', '#9a5f2c', 2.4, 0.8) +
    drawLimb(
      [
        [-4, -16],
        [10, -52],
      ],
      17,
      13,
    ) +
    drawLimb(
      [
        [10, -52],
        [-16, -68],
      ],
      13,
      11,
    ) +
    fill(ellipse(-22, -70, 10, 8.5), '#fbe4b6')
  );
}

/** The ultrasound picture of a screen: a sector with a sleeping baby, in warm sepia. */
function drawSectorPicture(sheet: Sheet, x: number, y: number, w: number, h: number): string {
  const top: Point = [x + w / 2, y + h * 0.02];
  const radius = h * 0.93;
  const spread = 0.74;
  const corner = (side: number, reach: number): Point => [
    top[0] + side * Math.sin(spread) * reach,
    top[1] + Math.cos(spread) * reach,
  ];
  const [l0, r0, l1, r1] = [
    corner(-1, radius * 0.12),
    corner(1, radius * 0.12),
    corner(-1, radius),
    corner(1, radius),
  ];
  const p = ([px, py]: Point) => `${round(px)} ${round(py)}`;
  const sector = `M${p(l0)}L${p(l1)}A${round(radius)} ${round(radius)} 0 0 0 ${p(r1)}L${p(r0)}A${round(radius * 0.12)} ${round(radius * 0.12)} 0 0 1 ${p(l0)}Z`;
  const tissue = sheet.linear([
    [0, paint.sepiaLight],
    [0.25, paint.sepia],
    [1, paint.sepiaDark],
  ]);
  const k = h / 330;
  const sac = blob(
    [
      [-166, -4],
      [-126, -84],
      [-20, -108],
      [90, -102],
      [158, -36],
      [146, 36],
      [50, 68],
      [-90, 64],
    ].map(([px, py]) => [px as number, py as number] as const),
  );
  const inner = transform(
    x + w / 2,
    y + h * 0.6,
    fill(sac, '#2a1712', 0.86) + transform(-12, -8, drawBabyInProfile(sheet)),
    k,
  );
  const speckle = Array.from({ length: 90 }, () => {
    const turn = sheet.random.between(-spread, spread);
    const reach = radius * Math.sqrt(sheet.random.between(0.03, 0.97));
    const sx = top[0] + Math.sin(turn) * reach;
    const sy = top[1] + Math.cos(turn) * reach;
    return fill(
      ellipse(sx, sy, h * sheet.random.between(0.006, 0.02), h * 0.005),
      sheet.random.pick([paint.sepiaLight, '#5a3016']),
      0.35,
    );
  }).join('');
  return (
    fill(box(x, y, w, h), '#1d1114') + sheet.within(sector, fill(sector, tissue) + speckle + inner)
  );
}

type ScreenOptions = {
  picture?: 'sector' | 'heart';
  /** The data URL of a computed picture, shown instead of `picture`. */
  print?: string;
};

/** A computed picture by its data URL, cropped to the frame. */
export const imageAt = (href: string) => (x: number, y: number, w: number, h: number) =>
  `<image href="${href}" x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" preserveAspectRatio="xMidYMid slice"/>`;

/** A very large flat screen on the wall. */
export function drawBigScreen(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  { picture = 'sector', print }: ScreenOptions = {},
): string {
  const glow = `<path d="${box(x - 20, y - 20, w + 40, h + 40, 30)}" fill="${paint.honeyLight}" fill-opacity=".5" filter="${sheet.blur(22)}"/>`;
  const m = Math.max(6, h * 0.04);
  const shine = sheet.within(
    box(x + m, y + m, w - m * 2, h - m * 2, 4),
    fill(
      polygon([
        [x + w * 0.66, y],
        [x + w * 0.86, y],
        [x + w * 0.5, y + h],
        [x + w * 0.3, y + h],
      ]),
      '#fff6de',
      0.07,
    ),
  );
  const [ix, iy, iw, ih] = [x + m, y + m, w - m * 2, h - m * 2];
  const content = print
    ? imageAt(print)(ix, iy, iw, ih)
    : picture === 'sector'
      ? drawSectorPicture(sheet, ix, iy, iw, ih)
      : fill(box(ix, iy, iw, ih), '#2a171c') +
        `<path d="${heart(x + w / 2, y + h / 2, h * 0.44)}" fill="${paint.apple}"/>` +
        stroke(
          `M${round(x + w * 0.16)} ${round(y + h * 0.54)}h${round(w * 0.2)}l${round(w * 0.04)} ${round(-h * 0.12)} ${round(w * 0.06)} ${round(h * 0.26)} ${round(w * 0.06)} ${round(-h * 0.34)} ${round(w * 0.05)} ${round(h * 0.2)}h${round(w * 0.26)}`,
          paint.honeyLight,
          3.4,
        );
  return (
    glow +
    sheet.form(box(x, y, w, h, 9), paint.screen, { shade: 2 }) +
    sheet.within(box(x + m, y + m, w - m * 2, h - m * 2, 4), content) +
    shine
  );
}

/** A sofa with its feet at y, seen from the front or from behind. */
export function drawSofa(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string = paint.leaf,
  { away = false } = {},
): string {
  const arm = Math.min(w * 0.13, h * 0.5);
  const drawFoot = (fx: number) =>
    sheet.form(
      limb(
        [
          [fx, y - h * 0.12],
          [fx, y - 3],
        ],
        16,
        10,
      ),
      paint.woodDark,
      { shade: 3 },
    );
  const drawSeam = (path: string) => stroke(path, darker(color, 0.4), 2, 0.6);
  if (away) {
    const backPath = blob(
      [
        [x + arm * 0.2, y - h * 0.9],
        [x + w * 0.25, y - h * 0.99],
        [x + w * 0.75, y - h * 0.99],
        [x + w - arm * 0.2, y - h * 0.9],
        [x + w, y - h * 0.6],
        [x + w - 2, y - h * 0.1],
        [x + 2, y - h * 0.1],
        [x, y - h * 0.6],
      ],
      0.45,
    );
    return (
      drawGroundShadow(sheet, x + w / 2, y, w * 0.52) +
      drawFoot(x + arm * 0.6) +
      drawFoot(x + w - arm * 0.6) +
      sheet.form(backPath, color, {
        shade: 16,
        light: 5,
        inside:
          drawSeam(
            `M${round(x + w / 3)} ${round(y - h)}Q${round(x + w / 3 - 5)} ${round(y - h * 0.5)} ${round(x + w / 3)} ${round(y)}`,
          ) +
          drawSeam(
            `M${round(x + (w * 2) / 3)} ${round(y - h)}Q${round(x + (w * 2) / 3 + 5)} ${round(y - h * 0.5)} ${round(x + (w * 2) / 3)} ${round(y)}`,
          ) +
          drawSeam(
            `M${round(x)} ${round(y - h * 0.86)}Q${round(x + w / 2)} ${round(y - h * 0.94)} ${round(x + w)} ${round(y - h * 0.86)}`,
          ),
      })
    );
  }
  const back = blob(
    [
      [x + arm * 0.7, y - h * 0.86],
      [x + w * 0.26, y - h],
      [x + w * 0.5, y - h * 0.95],
      [x + w * 0.74, y - h],
      [x + w - arm * 0.7, y - h * 0.86],
      [x + w - arm * 0.6, y - h * 0.2],
      [x + arm * 0.6, y - h * 0.2],
    ],
    0.55,
  );
  const armShape = (side: number) => {
    const ax = side < 0 ? x : x + w;
    const inward = -side;
    return blob(
      [
        [ax + inward * 4, y - h * 0.56],
        [ax + inward * arm * 0.4, y - h * 0.66],
        [ax + inward * arm * 0.92, y - h * 0.58],
        [ax + inward * arm, y - h * 0.4],
        [ax + inward * arm * 0.96, y - h * 0.1],
        [ax + inward * 4, y - h * 0.1],
        [ax, y - h * 0.36],
      ],
      0.6,
    );
  };
  const drawSeat = (left: number, right: number) =>
    sheet.form(
      blob(
        [
          [left + 6, y - h * 0.44],
          [(left + right) / 2, y - h * 0.47],
          [right - 6, y - h * 0.44],
          [right, y - h * 0.35],
          [right - 5, y - h * 0.25],
          [left + 5, y - h * 0.25],
          [left, y - h * 0.35],
        ],
        0.6,
      ),
      lighter(color, 0.1),
      { shade: 9, light: 4 },
    );
  return (
    drawGroundShadow(sheet, x + w / 2, y, w * 0.52) +
    drawFoot(x + arm * 0.6) +
    drawFoot(x + w - arm * 0.6) +
    sheet.form(back, color, {
      shade: 14,
      light: 5,
      inside: drawSeam(
        `M${round(x + w / 2)} ${round(y - h)}Q${round(x + w / 2 - 4)} ${round(y - h * 0.7)} ${round(x + w / 2)} ${round(y - h * 0.4)}`,
      ),
    }) +
    sheet.form(box(x + arm * 0.5, y - h * 0.3, w - arm, h * 0.2, 8), color, { shade: 8 }) +
    drawSeat(x + arm * 0.85, x + w / 2) +
    drawSeat(x + w / 2, x + w - arm * 0.85) +
    sheet.form(armShape(-1), color, { shade: 10, light: 4 }) +
    sheet.form(armShape(1), color, { shade: 10, light: 4 })
  );
}

export function drawCushion(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  color: string,
  turn = 0,
  motif: 'plain' | 'apple' | 'stripes' | 'heart' = 'plain',
): string {
  const s = size / 2;
  const path = blob(
    [
      [-s, -s],
      [0, -s * 0.86],
      [s, -s],
      [s * 0.88, 0],
      [s, s],
      [0, s * 0.88],
      [-s, s],
      [-s * 0.88, 0],
    ],
    0.75,
  );
  const inside = {
    plain: '',
    apple: drawApple(sheet, 0, s * 0.08, s * 0.42, { ink: 1.6 }),
    heart: fill(heart(0, 0, s * 0.8), paint.apple),
    stripes: [-0.6, -0.2, 0.2, 0.6]
      .map((t) => stroke(`M${round(s * t)} ${-size}V${size}`, darker(color, 0.22), s * 0.16, 0.55))
      .join(''),
  }[motif];
  return transform(x, y, sheet.form(path, color, { shade: s * 0.18, light: 3, inside }), 1, turn);
}

export function drawRug(sheet: Sheet, x: number, y: number, w: number, h: number, color: string) {
  const drawRing = (k: number, tone: string, width: number) =>
    stroke(ellipse(x, y, (w / 2) * k, (h / 2) * k), tone, width, 0.8);
  return (
    sheet.form(ellipse(x, y, w / 2, h / 2), color, { ink: 1.8, shade: 4 }) +
    drawRing(0.88, lighter(color, 0.55), 3) +
    drawRing(0.7, darker(color, 0.18), 6) +
    drawRing(0.46, lighter(color, 0.45), 3)
  );
}

export function drawFloorLamp(sheet: Sheet, x: number, y: number, h: number): string {
  const shade = polygon([
    [x - h * 0.09, y - h],
    [x + h * 0.09, y - h],
    [x + h * 0.15, y - h * 0.8],
    [x - h * 0.15, y - h * 0.8],
  ]);
  return (
    `<path d="${ellipse(x, y - h * 0.84, h * 0.34)}" fill="${sheet.radial([
      [0, paint.sun, 0.85],
      [1, paint.sun, 0],
    ])}"/>` +
    sheet.form(
      limb(
        [
          [x, y - h * 0.8],
          [x, y - 6],
        ],
        6,
        6,
      ),
      paint.woodDark,
      { shade: 2 },
    ) +
    sheet.form(ellipse(x, y - 5, h * 0.08, 7), paint.woodDark, { shade: 2 }) +
    sheet.form(shade, '#fbe6b4', { shade: 6, light: 4 })
  );
}

/** A potted plant with big leaves. */
export function drawPlant(
  sheet: Sheet,
  x: number,
  y: number,
  h: number,
  pot: string = paint.appleLight,
): string {
  const potHeight = h * 0.3;
  const stems = Array.from({ length: 9 }, (_, index) => {
    const t = (index - 4) / 4;
    const tip: Point = [
      x + t * h * 0.34 + sheet.random.around(h * 0.04),
      y - h * (0.96 - Math.abs(t) * 0.34),
    ];
    const turn = -90 + t * 52;
    const tone = index % 3 === 0 ? paint.leafMid : index % 3 === 1 ? paint.leaf : paint.leafLight;
    return (
      stroke(
        curve([[x + t * 6, y - potHeight], [x + t * h * 0.1, y - h * 0.55], tip]),
        paint.leafDeep,
        2.6,
      ) +
      drawLeaf(
        sheet,
        tip[0] - Math.cos((turn * Math.PI) / 180) * h * 0.18,
        tip[1] - Math.sin((turn * Math.PI) / 180) * h * 0.18,
        h / 88,
        turn,
        tone,
      )
    );
  }).join('');
  const potPath = blob(
    [
      [x - h * 0.15, y - potHeight],
      [x + h * 0.15, y - potHeight],
      [x + h * 0.13, y - potHeight * 0.4],
      [x + h * 0.1, y],
      [x - h * 0.1, y],
      [x - h * 0.13, y - potHeight * 0.4],
    ],
    0.35,
  );
  return (
    drawGroundShadow(sheet, x, y, h * 0.2) +
    stems +
    sheet.form(potPath, pot, { shade: 8, light: 3 }) +
    sheet.form(
      box(x - h * 0.165, y - potHeight - h * 0.03, h * 0.33, h * 0.06, 4),
      lighter(pot, 0.15),
      { shade: 3 },
    )
  );
}

/** A shelf with brackets; its upper edge is at y. */
export function drawShelf(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  color: string = paint.wood,
): string {
  const drawBracket = (bx: number) =>
    sheet.form(`M${round(bx)} ${round(y + 14)}v30q4-2 6-10l22-20Z`, darker(color, 0.15), {
      ink: 1.8,
      shade: 2,
    });
  return (
    `<path d="${box(x + 6, y + 16, w - 6, 12)}" fill="${paint.ink}" fill-opacity=".18" filter="${sheet.blur(4)}"/>` +
    drawBracket(x + 22) +
    drawBracket(x + w - 50) +
    sheet.form(box(x, y, w, 15, 3), color, {
      shade: 4,
      light: 2,
      inside: stroke(
        `M${round(x + 12)} ${round(y + 8)}h${round(w * 0.4)}M${round(x + w * 0.55)} ${round(y + 6)}h${round(w * 0.3)}`,
        darker(color, 0.25),
        1.4,
        0.6,
      ),
    })
  );
}

/** A picture frame around content that is drawn for its inner rectangle. */
export function drawPictureFrame(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  content: (ix: number, iy: number, iw: number, ih: number) => string,
  { mat = paint.white as string, bar = 12 } = {},
): string {
  const m = bar + Math.min(w, h) * 0.09;
  const [ix, iy, iw, ih] = [x + m, y + m, w - m * 2, h - m * 2];
  return (
    `<path d="${box(x + 5, y + 8, w, h, 4)}" fill="${paint.ink}" fill-opacity=".2" filter="${sheet.blur(5)}"/>` +
    sheet.form(box(x, y, w, h, 4), color, {
      shade: bar * 0.4,
      light: bar * 0.25,
      inside: [0, 1]
        .map((side) =>
          stroke(
            `M${round(x + side * w)} ${round(y)}L${round(x + side * w + (side ? -bar : bar))} ${round(y + bar)}M${round(x + side * w)} ${round(y + h)}L${round(x + side * w + (side ? -bar : bar))} ${round(y + h - bar)}`,
            darker(color, 0.4),
            1.6,
          ),
        )
        .join(''),
    }) +
    sheet.form(box(x + bar, y + bar, w - bar * 2, h - bar * 2, 2), mat, { ink: 1.4, shade: 3 }) +
    sheet.within(box(ix, iy, iw, ih), content(ix, iy, iw, ih)) +
    stroke(box(ix, iy, iw, ih), darker(mat, 0.45), 1.4)
  );
}

/** A small sepia print of a baby picture for a frame. */
export function drawBabyPrint(sheet: Sheet, x: number, y: number, w: number, h: number): string {
  const k = Math.min(w, h) / 150;
  return (
    fill(
      box(x, y, w, h),
      sheet.radial(
        [
          [0, paint.sepiaLight],
          [0.6, paint.sepia],
          [1, paint.sepiaDark],
        ],
        [0.42, 0.4],
        0.75,
      ),
    ) +
    transform(
      x + w / 2,
      y + h / 2 + 6 * k,
      fill(ellipse(-8, -6, 46, 48), '#f7d8a3') +
        fill(ellipse(-2, 2, 42, 42), '#eec286', 0.6) +
        fill(
          blob([
            [-60, 78],
            [-48, 40],
            [0, 34],
            [50, 44],
            [66, 80],
          ]),
          '#eec286',
        ) +
        fill(
          blob([
            [16, 30],
            [30, 10],
            [48, 14],
            [50, 34],
            [34, 50],
            [18, 46],
          ]),
          '#fbe3b8',
        ) +
        stroke('M-32-8q7 6 14 0M2-8q7 6 14 0', '#7d4a22', 2.6) +
        stroke('M-10 2q-5 8 2 9', '#a86a34', 2.2) +
        stroke('M-14 22q7 5 14 0', '#8f4f2c', 2.6) +
        fill(ellipse(-30, 8, 9, 6), '#dd9a66', 0.5),
      k,
    )
  );
}

/** A wreath of leaves and apples with a bow. */
export function drawWreath(sheet: Sheet, x: number, y: number, size: number): string {
  const drawRing = (count: number, reach: number, tone: readonly string[], k: number) =>
    Array.from({ length: count }, (_, index) => {
      const turn = (index / count) * Math.PI * 2;
      const out = sheet.random.pick([0.8, 1, 1.16]) * reach;
      return drawLeaf(
        sheet,
        x + Math.cos(turn) * out,
        y + Math.sin(turn) * out,
        (size / 80) * k,
        (turn * 180) / Math.PI + 90 + sheet.random.around(50),
        sheet.random.pick(tone),
      );
    }).join('');
  const apples = [20, 95, 160, 232, 305]
    .map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return drawApple(sheet, x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.16, {
        ink: 1.6,
      });
    })
    .join('');
  const by = y + size * 1.02;
  const bow =
    sheet.form(
      blob(
        [
          [x, by],
          [x - size * 0.42, by - size * 0.24],
          [x - size * 0.46, by + size * 0.16],
        ],
        0.9,
      ),
      paint.apple,
      { shade: 3 },
    ) +
    sheet.form(
      blob(
        [
          [x, by],
          [x + size * 0.42, by - size * 0.24],
          [x + size * 0.46, by + size * 0.16],
        ],
        0.9,
      ),
      paint.apple,
      { shade: 3 },
    ) +
    sheet.form(
      `M${round(x - 3)} ${round(by)}l${round(-size * 0.24)} ${round(size * 0.5)} ${round(size * 0.2)} ${round(-size * 0.06)} ${round(size * 0.07)} ${round(-size * 0.4)} ${round(size * 0.1)} ${round(size * 0.42)} ${round(size * 0.2)} ${round(size * 0.02)}Z`,
      paint.appleDeep,
      { shade: 3 },
    ) +
    sheet.form(ellipse(x, by, size * 0.1), paint.appleLight, { shade: 2 });
  return (
    stroke(ellipse(x, y, size), paint.barkDark, size * 0.14) +
    drawRing(26, size, [paint.leafDeep, paint.leaf], 1.1) +
    drawRing(22, size * 0.98, [paint.leafMid, paint.leafLight, paint.leaf], 0.95) +
    apples +
    bow
  );
}

/** A door with panels and a wreath, its foot at y. */
export function drawDoor(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string = paint.leaf,
): string {
  const drawPanel = (px: number, py: number, pw: number, ph: number) =>
    sheet.form(box(px, py, pw, ph, 4), darker(color, 0.06), { ink: 1.8, shade: 4, light: 2 });
  const drawPane = (index: number) =>
    sheet.form(box(x + w * (0.16 + index * 0.24), y - h * 0.92, w * 0.2, h * 0.14, 3), '#fbe7b6', {
      ink: 2,
      shade: 3,
    });
  return (
    sheet.form(box(x - 22, y - h - 24, w + 44, h + 24, 6), paint.white, { shade: 5 }) +
    sheet.form(box(x, y - h, w, h, 3), color, { shade: 8, light: 3 }) +
    [0, 1, 2].map(drawPane).join('') +
    drawPanel(x + w * 0.14, y - h * 0.38, w * 0.32, h * 0.3) +
    drawPanel(x + w * 0.54, y - h * 0.38, w * 0.32, h * 0.3) +
    sheet.form(ellipse(x + w * 0.9, y - h * 0.46, w * 0.042), paint.honeyLight, { shade: 2 })
  );
}

/** A basket heaped with apples, its foot at y. */
export function drawAppleBasket(sheet: Sheet, x: number, y: number, w: number): string {
  const h = w * 0.5;
  const heap: readonly Point[] = [
    [-0.3, -1.02],
    [0.04, -1.1],
    [0.32, -1.0],
    [-0.16, -1.28],
    [0.18, -1.3],
  ];
  const body = blob(
    [
      [x - w * 0.5, y - h],
      [x + w * 0.5, y - h],
      [x + w * 0.44, y - h * 0.3],
      [x + w * 0.34, y],
      [x - w * 0.34, y],
      [x - w * 0.44, y - h * 0.3],
    ],
    0.4,
  );
  const weave = [0.2, 0.4, 0.6, 0.8]
    .map((t, row) =>
      stroke(
        `M${round(x - w * 0.5)} ${round(y - h * t)}${Array.from({ length: 9 }, (_, index) => `q${round(w / 18)} ${(index + row) % 2 ? 5 : -5} ${round(w / 9)} 0`).join('')}`,
        darker(paint.woodLight, 0.38),
        2,
        0.75,
      ),
    )
    .join('');
  return (
    drawGroundShadow(sheet, x, y, w * 0.5) +
    stroke(
      `M${round(x - w * 0.46)} ${round(y - h)}C${round(x - w * 0.42)} ${round(y - h * 3)} ${round(x + w * 0.42)} ${round(y - h * 3)} ${round(x + w * 0.46)} ${round(y - h)}`,
      darker(paint.wood, 0.45),
      11,
    ) +
    stroke(
      `M${round(x - w * 0.46)} ${round(y - h)}C${round(x - w * 0.42)} ${round(y - h * 3)} ${round(x + w * 0.42)} ${round(y - h * 3)} ${round(x + w * 0.46)} ${round(y - h)}`,
      paint.woodLight,
      7,
    ) +
    heap
      .map(([px, py]) =>
        drawApple(sheet, x + px * w, y + py * h, w * 0.15, { turn: sheet.random.around(24) }),
      )
      .join('') +
    sheet.form(body, paint.woodLight, { shade: 8, inside: weave }) +
    sheet.form(box(x - w * 0.52, y - h - 7, w * 1.04, 14, 7), lighter(paint.woodLight, 0.2), {
      shade: 3,
    })
  );
}

/** The front desk with a wooden top, its foot at y. */
export function drawDesk(sheet: Sheet, x: number, y: number, w: number, h: number): string {
  const boards = Array.from({ length: 9 }, (_, index) =>
    stroke(
      `M${round(x + (w * (index + 1)) / 10)} ${round(y - h + 18)}V${round(y)}`,
      darker(paint.sage, 0.3),
      1.8,
      0.7,
    ),
  ).join('');
  return (
    drawGroundShadow(sheet, x + w / 2, y, w * 0.52) +
    sheet.form(box(x + 10, y - h + 10, w - 20, h - 10, 4), paint.sage, {
      shade: 14,
      inside: boards,
    }) +
    sheet.form(box(x + 10, y - 16, w - 20, 16), paint.sageDeep, { ink: 1.8, shade: 3 }) +
    sheet.form(box(x - 12, y - h - 4, w + 24, 22, 5), paint.wood, { shade: 5, light: 3 })
  );
}

/** The ultrasound machine on its cart, with a small screen and the probe. */
export function drawMachine(sheet: Sheet, x: number, y: number, h: number): string {
  const w = h * 0.42;
  const body = mix(paint.white, paint.paperDeep, 0.4);
  return (
    drawGroundShadow(sheet, x, y, w * 0.6) +
    [-0.34, 0.34]
      .map((t) => sheet.form(ellipse(x + w * t, y - 7, 8), paint.plumDeep, { shade: 2 }))
      .join('') +
    sheet.form(
      blob(
        [
          [x - w * 0.46, y - 14],
          [x - w * 0.3, y - h * 0.1],
          [x - w * 0.22, y - h * 0.45],
          [x + w * 0.22, y - h * 0.45],
          [x + w * 0.3, y - h * 0.1],
          [x + w * 0.46, y - 14],
        ],
        0.4,
      ),
      body,
      { shade: 9 },
    ) +
    sheet.form(
      polygon([
        [x - w * 0.56, y - h * 0.4],
        [x + w * 0.56, y - h * 0.4],
        [x + w * 0.44, y - h * 0.5],
        [x - w * 0.44, y - h * 0.5],
      ]),
      lighter(body, 0.2),
      { shade: 4 },
    ) +
    [0, 1, 2, 3, 4]
      .map((index) =>
        fill(
          ellipse(x - w * 0.3 + index * w * 0.13, y - h * 0.45, 4.6, 3),
          index === 2 ? paint.apple : paint.sageDeep,
        ),
      )
      .join('') +
    sheet.form(
      limb(
        [
          [x, y - h * 0.5],
          [x, y - h * 0.6],
        ],
        14,
        14,
      ),
      paint.inkSoft,
      { shade: 2 },
    ) +
    drawBigScreen(sheet, x - w * 0.52, y - h, w * 1.04, h * 0.4) +
    stroke(
      curve([
        [x + w * 0.5, y - h * 0.42],
        [x + w * 0.74, y - h * 0.2],
        [x + w * 0.6, y - h * 0.06],
        [x + w * 0.3, y - h * 0.16],
      ]),
      paint.inkSoft,
      4,
    ) +
    transform(x + w * 0.54, y - h * 0.43, drawProbe(sheet), h / 420, 18)
  );
}

/** The hand-held probe, pointing down. */
export function drawProbe(sheet: Sheet): string {
  return (
    sheet.form(
      blob(
        [
          [-11, -40],
          [11, -40],
          [12, -8],
          [24, 8],
          [25, 20],
          [-25, 20],
          [-24, 8],
          [-12, -8],
        ],
        0.6,
      ),
      paint.white,
      { shade: 5 },
    ) + sheet.form(`M-25 19Q0 34 25 19L24 14Q0 26-24 14Z`, paint.plum, { ink: 1.6, shade: 1 })
  );
}

/** Bunting between two points. */
export function drawBunting(
  sheet: Sheet,
  from: Point,
  to: Point,
  sag: number,
  count: number,
): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag,
  ];
  const colors = [paint.apple, paint.honeyLight, paint.leafMid, paint.white, paint.skyRose];
  const step = (to[0] - from[0]) / count;
  return (
    stroke(curve([from, at(0.25), at(0.5), at(0.75), to]), paint.woodDark, 2.4) +
    Array.from({ length: count }, (_, index) => {
      const [ax, ay] = at((index + 0.14) / count);
      const [bx, by] = at((index + 0.86) / count);
      const tone = colors[index % colors.length] as string;
      return sheet.form(
        polygon([
          [ax, ay],
          [bx, by],
          [(ax + bx) / 2, (ay + by) / 2 + step * 0.82],
        ]),
        tone,
        { ink: 1.8, shade: 4 },
      );
    }).join('')
  );
}

/** Beams and dust of low sunlight over the picture. */
export function drawGoldenHour(
  sheet: Sheet,
  centre: Point,
  reach: number,
  strength = 0.55,
): string {
  const fillOf = sheet.radial([
    [0, '#fff3cf', strength],
    [0.45, '#ffe0a0', strength * 0.4],
    [1, '#ffd28a', 0],
  ]);
  return `<path d="${ellipse(centre[0], centre[1], reach)}" fill="${fillOf}"/>`;
}
