import { blob, brush, curve, ellipse, heart, round } from './lines.ts';
import type { Point } from './lines.ts';
import { darker, lighter, mix, paint } from './palette.ts';
import type { FormOptions, Sheet } from './sheet.ts';

export type PlushKind = 'bear' | 'bunny' | 'lamb' | 'fox' | 'elephant';

type Plush = {
  fur: string;
  belly: string;
  /** The color inside ears and of the soles. */
  inner: string;
  /** Parts drawn behind the body, such as a tail. */
  behind?: (draw: Draw) => string;
  ears: (draw: Draw) => string;
  face: (draw: Draw) => string;
  head?: readonly Point[];
  woolly?: boolean;
};

type Draw = {
  sheet: Sheet;
  plush: Plush;
  shape: (path: string, fill: string, options?: FormOptions) => string;
  line: (points: readonly Point[], width: number, color?: string) => string;
};

const bead = paint.ink;

const drawEyes = (y: number, apart: number, size = 5.4) =>
  [-apart, apart]
    .map(
      (x) =>
        `<path d="${ellipse(x, y, size, size * 1.12)}" fill="${bead}"/><path d="${ellipse(x - size * 0.3, y - size * 0.4, size * 0.32)}" fill="#fff8e8"/>`,
    )
    .join('');

const drawBlush = (y: number, apart: number, color: string = paint.blush) =>
  [-apart, apart]
    .map((x) => `<path d="${ellipse(x, y, 11, 8)}" fill="${color}" fill-opacity=".5"/>`)
    .join('');

const drawSmile = (draw: Draw, y: number, wide = 9, color: string = paint.ink) =>
  draw.line(
    [
      [-wide, y],
      [-wide * 0.45, y + wide * 0.55],
      [0, y + 1],
    ],
    2.6,
    color,
  ) +
  draw.line(
    [
      [0, y + 1],
      [wide * 0.45, y + wide * 0.55],
      [wide, y],
    ],
    2.6,
    color,
  );

const mirrored = (body: string) => `${body}<g transform="scale(-1 1)">${body}</g>`;

const plushes: Record<PlushKind, Plush> = {
  bear: {
    fur: '#b9834f',
    belly: '#e3bd8c',
    inner: '#d9a676',
    ears: ({ shape, plush }) =>
      mirrored(
        shape(ellipse(-45, -188, 23), plush.fur) +
          shape(ellipse(-45, -187, 12.5), plush.inner, { ink: 0, shade: 2 }),
      ),
    face: (draw) =>
      draw.shape(ellipse(0, -126, 27, 21), draw.plush.belly, { ink: 0, shade: 4 }) +
      `<path d="M-9-136Q0-141 9-136Q8-127 0-125Q-8-127-9-136Z" fill="${bead}"/>` +
      drawSmile(draw, -121) +
      drawEyes(-148, 25) +
      drawBlush(-130, 40),
  },
  bunny: {
    fur: '#efe0cf',
    belly: '#fbf3e6',
    inner: '#edbcae',
    ears: ({ shape, plush }) =>
      shape(
        blob([
          [-34, -176],
          [-48, -226],
          [-34, -268],
          [-14, -256],
          [-8, -214],
          [-12, -176],
        ]),
        plush.fur,
      ) +
      shape(
        blob([
          [-28, -182],
          [-37, -224],
          [-30, -254],
          [-20, -246],
          [-16, -212],
          [-18, -182],
        ]),
        plush.inner,
        { ink: 0, shade: 3 },
      ) +
      shape(
        blob([
          [10, -178],
          [18, -226],
          [42, -250],
          [70, -232],
          [76, -196],
          [60, -188],
          [46, -214],
          [36, -176],
        ]),
        plush.fur,
      ) +
      shape(
        blob([
          [48, -236],
          [64, -224],
          [69, -202],
          [61, -198],
          [50, -220],
        ]),
        plush.inner,
        { ink: 0, shade: 3 },
      ),
    face: (draw) =>
      `<path d="M-6-134Q0-138 6-134Q5-127 0-126Q-5-127-6-134Z" fill="${paint.rose}"/>` +
      drawSmile(draw, -123, 8) +
      drawEyes(-143, 26) +
      drawBlush(-126, 38, '#eda595'),
  },
  lamb: {
    fur: '#f6ecdc',
    belly: '#fdf7ec',
    inner: '#e6b9a4',
    woolly: true,
    ears: ({ shape, plush }) =>
      mirrored(
        shape(
          blob([
            [-46, -158],
            [-70, -166],
            [-92, -150],
            [-86, -134],
            [-60, -136],
          ]),
          mix(plush.inner, plush.fur, 0.35),
        ),
      ),
    head: [
      [0, -172],
      [34, -166],
      [46, -138],
      [36, -106],
      [0, -96],
      [-36, -106],
      [-46, -138],
      [-34, -166],
    ],
    face: (draw) => {
      const wool = woolEdge(draw.sheet, 0, -174, 44, 25, 9);
      return (
        draw.shape(wool, draw.plush.fur, { shade: 4 }) +
        `<path d="M-7-122Q0-126 7-122Q6-115 0-114Q-6-115-7-122Z" fill="${paint.plum}"/>` +
        drawSmile(draw, -110, 8) +
        drawEyes(-136, 22) +
        drawBlush(-120, 32)
      );
    },
  },
  fox: {
    fur: '#d0703a',
    belly: '#fbeedb',
    inner: '#5d3831',
    behind: ({ shape, plush }) =>
      shape(
        blob([
          [30, -18],
          [74, -6],
          [104, -34],
          [112, -84],
          [94, -118],
          [80, -84],
          [66, -54],
          [36, -44],
        ]),
        plush.fur,
      ) +
      shape(
        blob([
          [111, -78],
          [94, -119],
          [80, -86],
          [90, -92],
          [96, -82],
          [103, -90],
        ]),
        plush.belly,
        { shade: 3 },
      ),
    ears: ({ shape, plush }) =>
      mirrored(
        shape('M-60-160Q-66-206-54-222Q-30-208-14-180Z', plush.fur) +
          shape('M-52-172Q-56-196-51-207Q-36-196-26-182Z', plush.inner, { ink: 0, shade: 0 }),
      ),
    head: [
      [0, -188],
      [34, -182],
      [58, -158],
      [64, -128],
      [34, -102],
      [0, -92],
      [-34, -102],
      [-64, -128],
      [-58, -158],
      [-34, -182],
    ],
    face: (draw) =>
      draw.sheet.within(
        blob(draw.plush.head ?? []),
        mirrored(
          `<path d="M-80-126Q-44-148-14-134Q-4-120 0-88L-30-84Q-70-96-80-126Z" fill="${draw.plush.belly}"/>`,
        ),
      ) +
      `<path d="M-9-116Q0-121 9-116Q8-107 0-105Q-8-107-9-116Z" fill="${bead}"/>` +
      drawSmile(draw, -102, 8) +
      drawEyes(-144, 25) +
      drawBlush(-122, 42),
  },
  elephant: {
    fur: '#b1a9b2',
    belly: '#dcd5d2',
    inner: '#e6b7ab',
    ears: ({ shape, plush }) =>
      mirrored(
        shape(
          blob([
            [-38, -172],
            [-70, -194],
            [-106, -176],
            [-114, -138],
            [-94, -104],
            [-58, -106],
            [-42, -128],
          ]),
          plush.fur,
        ) +
          shape(
            blob([
              [-52, -166],
              [-74, -180],
              [-98, -168],
              [-104, -140],
              [-90, -116],
              [-64, -118],
              [-52, -136],
            ]),
            plush.inner,
            { ink: 0, shade: 4 },
          ),
      ),
    face: (draw) =>
      drawEyes(-148, 27) +
      drawBlush(-126, 40) +
      drawTrunk(draw) +
      [-128, -116, -104]
        .map((y) =>
          draw.line(
            [
              [-7, y],
              [0, y + 3],
              [8, y],
            ],
            1.8,
            darker(draw.plush.fur, 0.45),
          ),
        )
        .join(''),
  },
};

/** Draws the elephant's trunk as part of the face: inked only at its sides and end. */
function drawTrunk({ shape, plush: { fur } }: Draw): string {
  const sides: Point[] = [
    [-17, -150],
    [-15, -124],
    [-17, -100],
    [-8, -78],
    [14, -70],
    [33, -76],
    [32, -92],
    [18, -90],
    [10, -102],
    [13, -124],
    [17, -150],
  ];
  const inkLine = curve(sides.slice(1, -1));
  return (
    shape(blob(sides, 0.9), fur, { ink: 0, shade: 5 }) +
    `<path d="${inkLine}" fill="none" stroke="${darker(fur, 0.7)}" stroke-width="2.2" stroke-linecap="round"/>`
  );
}

/** A closed curly outline around a center. */
export function woolEdge(
  sheet: Sheet,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  curls: number,
): string {
  const points = Array.from({ length: curls }, (_, index) => {
    const turn = (index / curls) * Math.PI * 2 + 0.2;
    return [
      x + Math.cos(turn) * radiusX,
      y + Math.sin(turn) * radiusY + sheet.random.around(1.5),
    ] as Point;
  });
  const [first] = points as [Point];
  const arcs = points.map((point, index) => {
    const next = points[(index + 1) % points.length] as Point;
    const reach = round(Math.hypot(next[0] - point[0], next[1] - point[1]) * 0.56);
    return `A${reach} ${reach} 0 0 1 ${round(next[0])} ${round(next[1])}`;
  });
  return `M${round(first[0])} ${round(first[1])}${arcs.join('')}Z`;
}

/**
 * Draws a sitting plush animal with a heart on its chest. The seat is at x, y; at `size` 1 it is
 * 190 units high without the ears.
 */
export function drawPlush(
  sheet: Sheet,
  kind: PlushKind,
  x: number,
  y: number,
  size: number,
  { turn = 0, ink = 2.4, flip = false } = {},
): string {
  const kindOf = plushes[kind];
  const draw: Draw = {
    sheet,
    plush: kindOf,
    shape: (path, fill, options = {}) =>
      sheet.form(path, fill, { ink: ink / size, shade: 6, ...options }),
    line: (points, width, color = paint.ink) =>
      `<path d="${brush(points, width, [0.6, 0.6])}" fill="${color}"/>`,
  };
  const { shape } = draw;
  const { fur, belly, inner } = kindOf;
  const bodyPath = kindOf.woolly
    ? woolEdge(sheet, 0, -58, 54, 58, 15)
    : blob([
        [0, -118],
        [36, -100],
        [56, -56],
        [50, -14],
        [0, 0],
        [-50, -14],
        [-56, -56],
        [-36, -100],
      ]);
  const drawArm = (side: number) =>
    shape(
      blob([
        [side * 30, -104],
        [side * 54, -94],
        [side * 74, -62],
        [side * 76, -38],
        [side * 60, -28],
        [side * 46, -40],
        [side * 44, -64],
        [side * 26, -84],
      ]),
      kindOf.woolly ? darker(belly, 0.04) : fur,
    );
  const drawLeg = (side: number) =>
    shape(
      blob([
        [side * 22, -36],
        [side * 56, -42],
        [side * 78, -20],
        [side * 70, 4],
        [side * 40, 8],
        [side * 22, -8],
      ]),
      kindOf.woolly ? darker(belly, 0.04) : fur,
    ) + shape(ellipse(side * 55, -16, 15, 16), inner, { ink: 0, shade: 3 });
  const headPath = kindOf.head
    ? blob(kindOf.head)
    : blob([
        [0, -203],
        [36, -192],
        [60, -158],
        [60, -124],
        [34, -99],
        [0, -93],
        [-34, -99],
        [-60, -124],
        [-60, -158],
        [-36, -192],
      ]);
  const chest = kind === 'elephant' ? -46 : -60;
  const badge =
    shape(heart(0, chest, 34), paint.apple, { shade: 3, ink: 0 }) +
    `<path d="${heart(0, chest, 26)}" fill="none" stroke="${lighter(paint.apple, 0.6)}" stroke-width="1.5" stroke-dasharray="3.4 3"/>`;
  const tummy = kindOf.woolly ? '' : `<path d="${ellipse(0, -54, 36, 44)}" fill="${belly}"/>`;
  const body =
    (kindOf.behind?.(draw) ?? '') +
    shape(bodyPath, fur, { inside: tummy, shade: 8 }) +
    badge +
    drawLeg(-1) +
    drawLeg(1) +
    drawArm(-1) +
    drawArm(1) +
    kindOf.ears(draw) +
    shape(headPath, kindOf.woolly ? mix(inner, belly, 0.55) : fur, { shade: 8, light: 2.5 }) +
    kindOf.face(draw);
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${flip ? -size : size} ${size})">${body}</g>`;
}
