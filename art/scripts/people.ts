import { woolEdge } from './animals.ts';
import { blob, brush, ellipse, limb, round } from './lines.ts';
import type { Point } from './lines.ts';
import { darker, hair, mix, paint, skin } from './palette.ts';
import type { FormOptions, Sheet } from './sheet.ts';

export type HairStyle =
  'short' | 'bob' | 'long' | 'bun' | 'curls' | 'ponytail' | 'pigtails' | 'scarf' | 'thin';

export type Looks = {
  skin: keyof typeof skin;
  hair: keyof typeof hair;
  style: HairStyle;
  /** The color of a scarf; default: no scarf. */
  scarf?: string;
  beard?: boolean;
  glasses?: boolean;
  /** Whether the eyes are closed in a smile. */
  closed?: boolean;
};

type HeadOptions = {
  ink?: number;
  /** Where the face looks: -1 left, 0 at the viewer, 1 right. */
  look?: number;
  /** How far the head nods down. */
  nod?: number;
  away?: boolean;
  /** Draws only the hair behind the shoulders (`back`), or everything else (`front`). */
  part?: 'all' | 'back' | 'front';
};

const scaled = (points: readonly Point[], size: number): Point[] =>
  points.map(([x, y]) => [x * size, y * size] as const);

const skull: readonly Point[] = [
  [0, -1],
  [0.56, -0.86],
  [0.84, -0.38],
  [0.82, 0.22],
  [0.56, 0.76],
  [0, 1],
  [-0.56, 0.76],
  [-0.82, 0.22],
  [-0.84, -0.38],
  [-0.56, -0.86],
];

const cap: readonly Point[] = [
  [-0.9, 0.16],
  [-0.98, -0.44],
  [-0.66, -1.02],
  [0, -1.2],
  [0.68, -1.02],
  [0.98, -0.44],
  [0.9, 0.16],
  [0.78, -0.22],
  [0.6, -0.52],
  [0.1, -0.48],
  [-0.26, -0.66],
  [-0.56, -0.4],
  [-0.78, -0.16],
];

const fringe: readonly Point[] = [
  [-0.92, 0.36],
  [-1, -0.4],
  [-0.68, -1.02],
  [0, -1.2],
  [0.7, -1.02],
  [1, -0.4],
  [0.92, 0.36],
  [0.78, 0],
  [0.7, -0.42],
  [0.3, -0.62],
  [-0.2, -0.82],
  [-0.42, -0.5],
  [-0.72, -0.2],
];

const backs: Partial<Record<HairStyle, readonly Point[]>> = {
  bob: [
    [0, -1.18],
    [0.84, -0.9],
    [1.1, -0.1],
    [1.06, 0.66],
    [0.7, 0.98],
    [0, 0.9],
    [-0.7, 0.98],
    [-1.06, 0.66],
    [-1.1, -0.1],
    [-0.84, -0.9],
  ],
  long: [
    [0, -1.18],
    [0.84, -0.9],
    [1.1, 0],
    [1.2, 1],
    [1.06, 1.9],
    [0.5, 2.06],
    [0, 1.5],
    [-0.5, 2.06],
    [-1.06, 1.9],
    [-1.2, 1],
    [-1.1, 0],
    [-0.84, -0.9],
  ],
};

/** A head of radius `size` around x, y, with a minimal friendly face. */
export function drawHead(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  looks: Looks,
  { ink = 2.2, look = 0, nod = 0, away = false, part = 'all' }: HeadOptions = {},
): string {
  const tone = skin[looks.skin];
  const color = hair[looks.hair];
  const drawForm = (points: readonly Point[], fill: string, options: FormOptions = {}) =>
    sheet.form(blob(scaled(points, size)), fill, { ink, shade: size * 0.09, ...options });
  const drawStrands = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, index) => {
      const t = count === 1 ? 0.5 : index / (count - 1);
      const sx = (t - 0.5) * 1.5 * size;
      return `<path d="${brush(
        [
          [sx * 0.5, from * size],
          [sx * 0.95, ((from + to) / 2) * size],
          [sx, to * size],
        ],
        size * 0.05,
      )}" fill="${darker(color, 0.35)}" fill-opacity=".5"/>`;
    }).join('');
  const drawCrown = (path: string, options: FormOptions = {}) =>
    sheet.form(path, color, { ink, shade: size * 0.1, light: size * 0.05, ...options });
  const drawCurls = (radius: number, rise: number, count: number) =>
    woolEdge(sheet, 0, -size * rise, size * radius, size * radius * 0.94, count);

  const at = (body: string) =>
    `<g transform="translate(${round(x)} ${round(y)})${nod ? ` rotate(${round(look === 0 ? 0 : nod * 8 * look)})` : ''}">${body}</g>`;

  if (away) {
    const behind: Record<HairStyle, () => string> = {
      short: () =>
        drawCrown(
          blob(
            scaled(
              skull.map(([px, py]) => [px * 1.12, Math.min(py, 0.62) * 1.08] as const),
              size,
            ),
          ),
        ),
      thin: () =>
        drawForm(skull, tone) +
        sheet.form(
          blob(
            scaled(
              [
                [-0.88, -0.3],
                [-0.5, 0.14],
                [0, 0.24],
                [0.5, 0.14],
                [0.88, -0.3],
                [0.84, 0.36],
                [0.56, 0.84],
                [0, 0.92],
                [-0.56, 0.84],
                [-0.84, 0.36],
              ],
              size,
            ),
          ),
          color,
          { ink, shade: size * 0.06 },
        ),
      bob: () =>
        drawCrown(blob(scaled(backs.bob ?? [], size)), { inside: drawStrands(6, -1, 0.8) }),
      long: () =>
        drawCrown(blob(scaled(backs.long ?? [], size)), { inside: drawStrands(7, -1, 1.7) }),
      bun: () =>
        drawCrown(
          blob(
            scaled(
              skull.map(([px, py]) => [px * 1.1, py * 0.98] as const),
              size,
            ),
          ),
          { inside: drawStrands(5, 0.6, -0.9) },
        ) + drawCrown(ellipse(0, -size * 1.02, size * 0.44, size * 0.4)),
      curls: () => drawCrown(drawCurls(1.12, 0.1, 13)),
      ponytail: () =>
        drawCrown(
          blob(
            scaled(
              skull.map(([px, py]) => [px * 1.1, py * 0.96] as const),
              size,
            ),
          ),
        ) +
        drawCrown(
          blob(
            scaled(
              [
                [-0.16, -0.3],
                [0.2, -0.3],
                [0.42, 0.5],
                [0.24, 1.5],
                [0, 1.7],
                [-0.26, 1.5],
                [-0.4, 0.5],
              ],
              size,
            ),
          ),
          { inside: drawStrands(3, -0.2, 1.4) },
        ) +
        `<path d="${ellipse(0, -size * 0.28, size * 0.22, size * 0.12)}" fill="${paint.apple}"/>`,
      pigtails: () =>
        [-1, 1]
          .map((side) =>
            drawCrown(
              blob(
                scaled(
                  [
                    [0.7, -0.3],
                    [1.2, -0.4],
                    [1.42, 0.3],
                    [1.22, 0.86],
                    [0.96, 0.4],
                  ].map(([px, py]) => [(px as number) * side, py as number] as const),
                  size,
                ),
              ),
            ),
          )
          .join('') +
        drawCrown(
          blob(
            scaled(
              skull.map(([px, py]) => [px * 1.1, py * 0.98] as const),
              size,
            ),
          ),
        ),
      scarf: () =>
        sheet.form(
          blob(
            scaled(
              [
                [0, -1.2],
                [0.8, -0.92],
                [1.06, -0.1],
                [1.06, 0.8],
                [1.3, 1.5],
                [0, 1.9],
                [-1.3, 1.5],
                [-1.06, 0.8],
                [-1.06, -0.1],
                [-0.8, -0.92],
              ],
              size,
            ),
          ),
          looks.scarf ?? paint.plum,
          { ink, shade: size * 0.12 },
        ),
    };
    return at(
      (looks.style === 'short' || looks.style === 'thin'
        ? [-1, 1]
            .map((side) =>
              sheet.form(ellipse(side * size * 0.92, size * 0.06, size * 0.17, size * 0.24), tone, {
                ink,
                shade: 1,
              }),
            )
            .join('')
        : '') + behind[looks.style](),
    );
  }

  const back = {
    bob: () => drawCrown(blob(scaled(backs.bob ?? [], size))),
    long: () => drawCrown(blob(scaled(backs.long ?? [], size))),
    bun: () => drawCrown(ellipse(size * 0.1, -size * 1.3, size * 0.46, size * 0.42)),
    curls: () => drawCrown(drawCurls(1.16, 0.16, 14)),
    ponytail: () =>
      drawCrown(
        blob(
          scaled(
            [
              [0.5, -0.9],
              [1.15, -0.7],
              [1.34, 0.1],
              [1.16, 1],
              [0.9, 1.24],
              [0.84, 0.4],
              [0.7, -0.3],
            ],
            size,
          ),
        ),
      ),
    pigtails: () =>
      [-1, 1]
        .map(
          (side) =>
            drawCrown(
              blob(
                scaled(
                  [
                    [0.8, -0.34],
                    [1.24, -0.42],
                    [1.46, 0.3],
                    [1.24, 0.92],
                    [0.96, 0.4],
                  ].map(([px, py]) => [(px as number) * side, py as number] as const),
                  size,
                ),
              ),
            ) +
            `<path d="${ellipse(side * size * 0.92, -size * 0.3, size * 0.13)}" fill="${paint.apple}"/>`,
        )
        .join(''),
    scarf: () =>
      sheet.form(
        blob(
          scaled(
            [
              [0, -1.24],
              [0.84, -0.96],
              [1.12, -0.1],
              [1.08, 0.8],
              [1.36, 1.5],
              [0, 1.9],
              [-1.36, 1.5],
              [-1.08, 0.8],
              [-1.12, -0.1],
              [-0.84, -0.96],
            ],
            size,
          ),
        ),
        looks.scarf ?? paint.plum,
        { ink, shade: size * 0.12 },
      ),
    short: () => '',
    thin: () => '',
  }[looks.style]();
  if (part === 'back') return at(back);

  const front = {
    short: () => drawCrown(blob(scaled(cap, size), 0.9)),
    bob: () => drawCrown(blob(scaled(fringe, size), 0.9)),
    long: () => drawCrown(blob(scaled(fringe, size), 0.9)),
    bun: () => drawCrown(blob(scaled(cap, size), 0.9)),
    curls: () => drawCrown(woolEdge(sheet, 0, -size * 0.84, size * 0.8, size * 0.34, 10)),
    ponytail: () => drawCrown(blob(scaled(fringe, size), 0.9)),
    pigtails: () => drawCrown(blob(scaled(fringe, size), 0.9)),
    scarf: () =>
      sheet.form(
        `${blob(
          scaled(
            [
              [0, -1.24],
              [0.84, -0.96],
              [1.1, -0.1],
              [0.94, 0.7],
              [0.4, 1.22],
              [0, 1.3],
              [-0.4, 1.22],
              [-0.94, 0.7],
              [-1.1, -0.1],
              [-0.84, -0.96],
            ],
            size,
          ),
        )}${blob(
          scaled(
            [
              [-0.54, -0.62],
              [-0.74, -0.1],
              [-0.68, 0.42],
              [0, 0.96],
              [0.68, 0.42],
              [0.74, -0.1],
              [0.54, -0.62],
              [0, -0.78],
            ],
            size,
          ),
        )}`,
        looks.scarf ?? paint.plum,
        { ink, shade: 0 },
      ),
    thin: () =>
      [-1, 1]
        .map((side) =>
          drawCrown(
            blob(
              scaled(
                [
                  [0.78, -0.5],
                  [0.98, -0.3],
                  [0.96, 0.24],
                  [0.8, 0.3],
                  [0.78, -0.1],
                ].map(([px, py]) => [(px as number) * side, py as number] as const),
                size,
              ),
            ),
          ),
        )
        .join(''),
  }[looks.style]();

  const turn = look * size * 0.2;
  const eyeY = size * (0.08 + nod * 0.12);
  const inkOf = mix(darker(tone, 0.85), paint.ink, 0.6);
  const stroke = (points: readonly Point[], width: number, fill: string = inkOf) =>
    `<path d="${brush(points, width, [0.5, 0.5])}" fill="${fill}"/>`;
  const eyes = [-1, 1]
    .map((side) => {
      const ex = side * size * 0.33 + turn;
      const brow = stroke(
        [
          [ex - size * 0.14, eyeY - size * 0.26 + (side < 0 ? size * 0.03 : 0)],
          [ex, eyeY - size * 0.31],
          [ex + size * 0.14, eyeY - size * 0.26 + (side > 0 ? size * 0.03 : 0)],
        ],
        Math.max(1.6, size * 0.055),
        looks.style === 'scarf' ? darker(tone, 0.6) : darker(color, 0.3),
      );
      const eye = looks.closed
        ? stroke(
            [
              [ex - size * 0.13, eyeY],
              [ex, eyeY + size * 0.08],
              [ex + size * 0.13, eyeY],
            ],
            Math.max(1.8, size * 0.06),
          )
        : `<path d="${ellipse(ex, eyeY, size * 0.075, size * 0.095)}" fill="${inkOf}"/>`;
      const rim = looks.glasses
        ? `<path d="${ellipse(ex, eyeY, size * 0.23, size * 0.21)}" fill="#fff" fill-opacity=".18" stroke="${paint.plumDeep}" stroke-width="${round(Math.max(1.6, size * 0.05))}"/>`
        : '';
      return brow + eye + rim;
    })
    .join('');
  const bridge = looks.glasses
    ? stroke(
        [
          [turn - size * 0.1, eyeY - size * 0.02],
          [turn, eyeY - size * 0.06],
          [turn + size * 0.1, eyeY - size * 0.02],
        ],
        Math.max(1.6, size * 0.05),
        paint.plumDeep,
      )
    : '';
  const cheeks = [-1, 1]
    .map(
      (side) =>
        `<path d="${ellipse(side * size * 0.5 + turn * 0.7, eyeY + size * 0.3, size * 0.17, size * 0.12)}" fill="${mix(paint.blush, tone, 0.25)}" fill-opacity=".65"/>`,
    )
    .join('');
  const nose = stroke(
    [
      [turn * 1.3 - size * 0.02, eyeY + size * 0.12],
      [turn * 1.3 + size * 0.08 * (look || 1), eyeY + size * 0.27],
      [turn * 1.3 - size * 0.03, eyeY + size * 0.29],
    ],
    Math.max(1.4, size * 0.045),
    darker(tone, 0.4),
  );
  const beard = looks.beard
    ? sheet.within(
        blob(scaled(skull, size)),
        `<path d="${blob(
          scaled(
            [
              [-0.95, 0.1],
              [-0.66, 0.2],
              [-0.5, 0.52],
              [-0.2, 0.44],
              [0, 0.4],
              [0.2, 0.44],
              [0.5, 0.52],
              [0.66, 0.2],
              [0.95, 0.1],
              [0.9, 1.1],
              [0, 1.3],
              [-0.9, 1.1],
            ].map(([px, py]) => [(px as number) + look * 0.1, py as number] as const),
            size,
          ),
        )}" fill="${color}"/>`,
      )
    : '';
  const mouth = stroke(
    [
      [turn - size * 0.2, eyeY + size * 0.46],
      [turn, eyeY + size * 0.58],
      [turn + size * 0.2, eyeY + size * 0.46],
    ],
    Math.max(1.8, size * 0.07),
    looks.beard ? mix('#8f3a3a', paint.rose, 0.4) : mix('#8f3a3a', tone, 0.15),
  );
  const ears =
    looks.style === 'scarf' || looks.style === 'bob' || looks.style === 'long'
      ? ''
      : [-1, 1]
          .map((side) =>
            sheet.form(
              ellipse(side * size * 0.85 - turn * 0.3, size * 0.1, size * 0.15, size * 0.2),
              tone,
              { ink, shade: 1.5 },
            ),
          )
          .join('');
  return at(
    (part === 'front' ? '' : back) +
      ears +
      drawForm(skull, tone, { shade: size * 0.12 }) +
      cheeks +
      beard +
      nose +
      eyes +
      bridge +
      mouth +
      front,
  );
}

type BustOptions = {
  top: string;
  /** A second color, for an apron or the trim of scrubs. */
  trim?: string;
  neckline?: 'round' | 'v';
  look?: number;
  nod?: number;
};

/** Head and shoulders; the chin is above x, y, `size` is the head's radius. */
export function drawBust(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  looks: Looks,
  { top, trim, neckline = 'round', look = 0, nod = 0 }: BustOptions,
): string {
  const tone = skin[looks.skin];
  const s = size;
  const shoulders = blob(
    [
      [-0.5 * s, 0.36 * s],
      [0.5 * s, 0.36 * s],
      [1.34 * s, 0.66 * s],
      [1.74 * s, 1.4 * s],
      [1.84 * s, 3.2 * s],
      [-1.84 * s, 3.2 * s],
      [-1.74 * s, 1.4 * s],
      [-1.34 * s, 0.66 * s],
    ],
    0.8,
  );
  const neckPath = limb(
    [
      [0, -0.4 * s],
      [0, 0.3 * s],
    ],
    0.62 * s,
    0.7 * s,
  );
  const neckSides = [-1, 1]
    .map(
      (side) =>
        `<path d="M${round(side * 0.31 * s)} ${round(-0.3 * s)}L${round(side * 0.35 * s)} ${round(0.34 * s)}" stroke="${darker(tone, 0.72)}" stroke-width="2.2" stroke-linecap="round"/>`,
    )
    .join('');
  const neck = sheet.form(neckPath, tone, { ink: 0, shade: s * 0.1 }) + neckSides;
  const opening =
    neckline === 'v'
      ? `M${round(-0.5 * s)} ${round(0.3 * s)}L0 ${round(1.25 * s)}L${round(0.5 * s)} ${round(0.3 * s)}Z`
      : ellipse(0, 0.3 * s, 0.52 * s, 0.42 * s);
  const folds = [-1, 1]
    .map(
      (side) =>
        `<path d="${brush(
          [
            [side * 1.14 * s, 1.5 * s],
            [side * 1.06 * s, 2.1 * s],
            [side * 1.12 * s, 2.9 * s],
          ],
          s * 0.06,
        )}" fill="${darker(top, 0.4)}" fill-opacity=".7"/>`,
    )
    .join('');
  const trimming = trim
    ? `<path d="${opening}" fill="none" stroke="${trim}" stroke-width="${round(s * 0.16)}"/>`
    : '';
  const drawHeadAt = (part: 'back' | 'front') =>
    drawHead(sheet, look * 0.06 * s, -0.95 * s, s, looks, { look, nod, part });
  const chinShade = sheet.within(
    neckPath,
    `<path d="${ellipse(look * 0.1 * s, -0.2 * s, 0.7 * s, 0.42 * s)}" fill="${darker(tone, 0.4)}" fill-opacity=".45"/>`,
  );
  const body =
    drawHeadAt('back') +
    sheet.form(shoulders, top, { shade: s * 0.16, light: s * 0.05, inside: folds }) +
    sheet.within(shoulders, trimming + sheet.form(opening, tone, { shade: s * 0.05, ink: 1.6 })) +
    neck +
    chinShade +
    drawHeadAt('front');
  return `<g transform="translate(${round(x)} ${round(y)})">${body}</g>`;
}

type SeatedAwayOptions = { top: string; wide?: number; lean?: number };

/** A person on a sofa seen from behind; the shoulders end at y. */
export function drawSeatedFromBehind(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  looks: Looks,
  { top, wide = 1, lean = 0 }: SeatedAwayOptions,
): string {
  const s = size;
  const back = blob(
    [
      [-0.4 * s * wide, -1 * s],
      [0.4 * s * wide, -1 * s],
      [1.2 * s * wide, -0.7 * s],
      [1.5 * s * wide, 0.2 * s],
      [1.5 * s * wide, 1.6 * s],
      [-1.5 * s * wide, 1.6 * s],
      [-1.5 * s * wide, 0.2 * s],
      [-1.2 * s * wide, -0.7 * s],
    ],
    0.8,
  );
  const neck = sheet.form(
    limb(
      [
        [0, -1.5 * s],
        [0, -0.8 * s],
      ],
      0.55 * s,
      0.66 * s,
    ),
    skin[looks.skin],
    { shade: s * 0.1 },
  );
  const crown = drawHead(sheet, 0, -2.05 * s, s, looks, { away: true });
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${lean})">${neck}${sheet.form(back, top, { shade: s * 0.16 })}${crown}</g>`;
}

type StandingOptions = {
  top: string;
  bottom: string;
  /** Draws a dress instead of trousers. */
  dress?: boolean;
  expecting?: boolean;
  /** Positions of the hands relative to the feet, for a figure 400 units high. */
  leftHand?: Point;
  rightHand?: Point;
  shoes?: string;
  look?: number;
  nod?: number;
  flip?: boolean;
  away?: boolean;
};

/** A standing figure with its feet at x, y; at `size` 1 it is 400 units high. */
export function drawStandingPerson(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  looks: Looks,
  options: StandingOptions,
): string {
  const {
    top,
    bottom,
    dress = false,
    expecting = false,
    leftHand = [-62, -150],
    rightHand = [62, -150],
    shoes = paint.woodDark,
    look = 0,
    nod = 0,
    flip = false,
    away = false,
  } = options;
  const tone = skin[looks.skin];
  const ink = 2.2 / size;
  const drawForm = (path: string, fill: string, more: FormOptions = {}) =>
    sheet.form(path, fill, { ink, shade: 7, ...more });
  const drawLeg = (side: number) =>
    drawForm(
      limb(
        [
          [side * 20, -170],
          [side * 22, -90],
          [side * 22, -12],
        ],
        dress ? 20 : 42,
        dress ? 16 : 28,
      ),
      dress ? tone : bottom,
    ) +
    drawForm(
      blob([
        [side * 22 - 15, -14],
        [side * 22 + 15, -14],
        [side * 22 + 15 + side * 9, -2],
        [side * 22, 3],
        [side * 22 - 15 + side * 9, -2],
      ]),
      shoes,
      { shade: 3 },
    );
  const bump = expecting ? 26 : 0;
  const torso = dress
    ? blob(
        [
          [-20, -288],
          [20, -288],
          [46, -272],
          [46 + bump * 0.3, -220],
          [50 + bump, -176],
          [64 + bump * 0.6, -110],
          [72, -62],
          [0, -52],
          [-72, -62],
          [-58, -120],
          [-42, -190],
          [-46, -272],
        ],
        0.85,
      )
    : blob(
        [
          [-20, -288],
          [20, -288],
          [50, -270],
          [50 + bump * 0.4, -220],
          [50 + bump, -172],
          [46 + bump * 0.4, -142],
          [0, -136],
          [-46, -142],
          [-46, -210],
          [-50, -270],
        ],
        0.85,
      );
  const drawArm = (side: number, hand: Point) => {
    const shoulder: Point = [side * 40, -262];
    const away2 = side * Math.max(6, 22 - Math.abs(hand[0] - shoulder[0]) * 0.2);
    const elbow: Point = [(shoulder[0] + hand[0]) / 2 + away2, (shoulder[1] + hand[1]) / 2 + 12];
    const wrist: Point = [
      elbow[0] + (hand[0] - elbow[0]) * 0.82,
      elbow[1] + (hand[1] - elbow[1]) * 0.82,
    ];
    return (
      drawForm(ellipse(hand[0], hand[1], 12.5, 12), tone, { shade: 3 }) +
      drawForm(limb([shoulder, elbow, wrist], 28, 21), top, { shade: 5 })
    );
  };
  const folds = dress
    ? [-30, -4, 26]
        .map(
          (fx) =>
            `<path d="${brush(
              [
                [fx * 0.6, -150],
                [fx, -106],
                [fx * 1.2, -66],
              ],
              3.4,
            )}" fill="${darker(top, 0.35)}" fill-opacity=".6"/>`,
        )
        .join('')
    : '';
  const neck = drawForm(
    limb(
      [
        [0, -308],
        [0, -278],
      ],
      24,
      28,
    ),
    tone,
    { shade: 3 },
  );
  const drawHeadAt = (part: 'back' | 'front') =>
    away && part === 'back'
      ? ''
      : drawHead(sheet, look * 3, -346, 42, looks, { ink, look, nod, away, part });
  const hips = dress
    ? ''
    : drawForm(
        blob([
          [-44, -186],
          [44, -186],
          [46, -140],
          [0, -120],
          [-46, -140],
        ]),
        bottom,
      );
  const body = `${drawLeg(-1)}${drawLeg(1)}${hips}${drawHeadAt('back')}${drawArm(-1, leftHand)}${neck}${drawForm(torso, top, { inside: folds, shade: 10, light: 3 })}${drawArm(1, rightHand)}${drawHeadAt('front')}`;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${flip ? -size : size} ${size})">${body}</g>`;
}
