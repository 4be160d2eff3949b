import { blob, box, curve, ellipse, heart, limb, polygon, round } from './lines.ts';
import { drawApple, drawLeaf } from './nature.ts';
import { darker, lighter, paint } from './palette.ts';
import { drawBabyPrint, fill, drawPictureFrame, transform, imageAt, stroke } from './rooms.ts';
import type { Sheet } from './sheet.ts';

/** A standing frame with a baby picture; its foot is at y. */
export function drawStandingFrame(
  sheet: Sheet,
  x: number,
  y: number,
  h: number,
  color: string,
  print?: string,
): string {
  const w = h * 0.8;
  return drawPictureFrame(
    sheet,
    x - w / 2,
    y - h,
    w,
    h,
    color,
    print ? imageAt(print) : (...area) => drawBabyPrint(sheet, ...area),
    { bar: h * 0.075 },
  );
}

/** Two standing frames on one hinge, half open like a book, with two pictures; the foot is at y. */
export function drawFoldedFrame(
  sheet: Sheet,
  x: number,
  y: number,
  h: number,
  color: string,
  [left, right]: readonly [string, string],
): string {
  const w = h * 0.74;
  const drawWing = (side: -1 | 1, print: string) =>
    `<g transform="matrix(0.94 ${-side * 0.07} 0 1 ${round(x)} ${round(y)})">${drawPictureFrame(
      sheet,
      side < 0 ? -w : 0,
      -h,
      w,
      h,
      color,
      imageAt(print),
      { bar: h * 0.06 },
    )}</g>`;
  const drawHinge = (at: number) =>
    sheet.form(box(x - h * 0.016, y - h * at, h * 0.032, h * 0.09, 4), paint.honey, {
      ink: 1.6,
      shade: 3,
    });
  return drawWing(-1, left) + drawWing(1, right) + drawHinge(0.84) + drawHinge(0.24);
}

/** A glass candle with its flame; its foot is at y. */
export function drawCandle(sheet: Sheet, x: number, y: number, h: number): string {
  const w = h * 0.62;
  const jar = box(x - w / 2, y - h, w, h, w * 0.14);
  const wax = box(x - w / 2, y - h * 0.72, w, h * 0.72, w * 0.12);
  return (
    `<path d="${ellipse(x, y - h * 1.12, w * 0.9)}" fill="${sheet.radial([
      [0, paint.sun, 0.9],
      [1, paint.sun, 0],
    ])}"/>` +
    sheet.form(jar, '#fdf4e2', { shade: w * 0.07, inside: fill(wax, '#f3d3a4') }) +
    sheet.form(ellipse(x, y - h * 0.72, w * 0.47, h * 0.05), '#f9e2bd', { ink: 1.4, shade: 2 }) +
    stroke(`M${round(x)} ${round(y - h * 0.73)}v${round(-h * 0.1)}`, paint.ink, 2.6) +
    sheet.form(
      `M${round(x)} ${round(y - h * 1.1)}C${round(x + w * 0.2)} ${round(y - h * 0.95)} ${round(x + w * 0.12)} ${round(y - h * 0.8)} ${round(x)} ${round(y - h * 0.8)}C${round(x - w * 0.12)} ${round(y - h * 0.8)} ${round(x - w * 0.2)} ${round(y - h * 0.95)} ${round(x)} ${round(y - h * 1.1)}Z`,
      paint.honeyLight,
      { ink: 1.6, shade: 2, light: 3 },
    ) +
    sheet.form(box(x - w * 0.36, y - h * 0.54, w * 0.72, h * 0.36, 6), paint.white, {
      ink: 1.8,
      shade: 2,
    }) +
    drawApple(sheet, x, y - h * 0.34, w * 0.15, { ink: 1.6 }) +
    stroke(
      `M${round(x - w * 0.42)} ${round(y - h * 0.9)}v${round(h * 0.2)}`,
      '#ffffff',
      w * 0.05,
      0.8,
    )
  );
}

/** A onesie laid flat around x, y, `size` wide. */
export function drawOnesie(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  color: string = '#f3e3c3',
): string {
  const s = size / 200;
  const body = blob(
    [
      [-34, -92],
      [0, -76],
      [34, -92],
      [66, -80],
      [100, -34],
      [74, -12],
      [56, -30],
      [56, 30],
      [60, 62],
      [26, 100],
      [0, 106],
      [-26, 100],
      [-60, 62],
      [-56, 30],
      [-56, -30],
      [-74, -12],
      [-100, -34],
      [-66, -80],
    ],
    0.55,
  );
  const trim = darker(color, 0.2);
  const detail =
    stroke('M-74-14L-100-36M74-14L100-36', paint.apple, 8) +
    stroke('M-60 64Q-40 72-26 98M60 64Q40 72 26 98', paint.apple, 7) +
    stroke('M-34-90Q0-56 34-90', paint.apple, 8) +
    [-12, 0, 12].map((bx) => fill(ellipse(bx, 97, 3), trim)).join('');
  return transform(
    x,
    y,
    sheet.form(body, color, { ink: 2.4 / s, shade: 9, light: 3, inside: detail }) +
      drawApple(sheet, 0, 4, 30, { ink: 2 / s }) +
      stroke('M-58 28Q-44 34-34 30M58 26Q46 34 36 30', trim, 2.4, 0.7),
    s,
  );
}

/** A flash drive with an apple on it, around x, y. */
export function drawFlashDrive(sheet: Sheet, x: number, y: number, size: number, turn = 0): string {
  const s = size / 200;
  return transform(
    x,
    y,
    sheet.form(box(58, -26, 54, 52, 4), '#d9d3cb', { ink: 2.4 / s, shade: 5, light: 3 }) +
      fill(box(82, -14, 13, 9, 1), paint.inkSoft) +
      fill(box(82, 5, 13, 9, 1), paint.inkSoft) +
      sheet.form(box(-96, -40, 160, 80, 24), paint.woodLight, {
        ink: 2.4 / s,
        shade: 9,
        light: 3,
        inside: stroke(
          'M-90-16Q-30-28 60-18M-92 12Q-20 2 62 14M-84 28Q0 20 60 30',
          darker(paint.woodLight, 0.22),
          2,
          0.7,
        ),
      }) +
      stroke(ellipse(-74, 0, 9), paint.woodDark, 5) +
      drawApple(sheet, -4, 4, 25, { ink: 2 / s }),
    s,
    turn,
  );
}

/** A keepsake album with a ribbon, around x, y. */
export function drawAlbum(sheet: Sheet, x: number, y: number, size: number, turn = 0): string {
  const s = size / 200;
  return transform(
    x,
    y,
    sheet.form(box(-82, -92, 176, 190, 6), '#f7ecd6', { ink: 2.4 / s, shade: 4 }) +
      [-84, -88]
        .map((py, index) => stroke(`M${90 - index * 4} ${py}V94`, darker('#f7ecd6', 0.25), 1.6))
        .join('') +
      sheet.form(box(-92, -98, 176, 192, 8), paint.leaf, { ink: 2.4 / s, shade: 10, light: 3 }) +
      sheet.form(box(-92, -98, 32, 192, 6), paint.leafDeep, { ink: 1.8 / s, shade: 4 }) +
      drawPictureFrame(
        sheet,
        -36,
        -66,
        96,
        96,
        paint.honeyLight,
        (...area) => drawBabyPrint(sheet, ...area),
        { bar: 6 },
      ) +
      fill(heart(12, 62, 30), paint.apple) +
      stroke('M-28 62H-8M32 62H52', paint.honeyPale, 3),
    s,
    turn,
  );
}

/** A round ornament that hangs from a ribbon, around x, y. */
export function drawOrnament(sheet: Sheet, x: number, y: number, size: number): string {
  const s = size / 200;
  const ball = ellipse(0, 20, 82);
  const ballFill = sheet.radial(
    [
      [0, lighter(paint.apple, 0.3)],
      [0.5, paint.apple],
      [1, paint.appleDeep],
    ],
    [0.36, 0.3],
    0.8,
  );
  return transform(
    x,
    y,
    stroke('M0-76C-30-104-14-128 0-116C14-128 30-104 0-76', paint.leaf, 7) +
      sheet.form(box(-17, -80, 34, 24, 5), paint.honeyLight, { ink: 2 / s, shade: 4 }) +
      sheet.form(ball, ballFill, { base: paint.apple, ink: 2.4 / s, shade: 10 }) +
      sheet.within(ellipse(0, 24, 46), drawBabyPrint(sheet, -48, -24, 96, 96)) +
      stroke(ellipse(0, 24, 46), paint.honeyLight, 7) +
      stroke(
        curve([
          [-64, 4],
          [-54, -22],
          [-34, -42],
        ]),
        '#ffe9d0',
        8,
        0.75,
      ),
    s,
  );
}

/** A gift card in its sleeve, around x, y, `size` wide. */
export function drawGiftCard(sheet: Sheet, x: number, y: number, size: number, turn = 0): string {
  const s = size / 300;
  const bow =
    sheet.form(
      blob(
        [
          [0, 0],
          [-40, -26],
          [-48, 12],
        ],
        0.9,
      ),
      paint.honeyLight,
      { ink: 2 / s, shade: 4 },
    ) +
    sheet.form(
      blob(
        [
          [0, 0],
          [40, -26],
          [48, 12],
        ],
        0.9,
      ),
      paint.honeyLight,
      { ink: 2 / s, shade: 4 },
    ) +
    sheet.form('M-3 4L-22 50-6 46 2 20 10 48 26 46 6 2Z', darker(paint.honeyLight, 0.1), {
      ink: 2 / s,
      shade: 4,
    }) +
    sheet.form(ellipse(0, 0, 11), paint.honey, { ink: 2 / s, shade: 3 });
  return transform(
    x,
    y,
    `<path d="${box(-142, -84, 292, 184, 16)}" fill="${paint.ink}" fill-opacity=".22" filter="${sheet.blur(7)}"/>` +
      sheet.form(box(-150, -92, 300, 184, 16), paint.apple, {
        ink: 2.4 / s,
        shade: 9,
        light: 3,
        inside:
          fill(drawHillBand(), paint.appleDeep, 0.6) +
          Array.from({ length: 7 }, (_, index) =>
            drawLeaf(
              sheet,
              -136 + index * 46,
              82 - (index % 2) * 8,
              0.9,
              -60 + (index % 3) * 20,
              paint.leafMid,
            ),
          ).join(''),
      }) +
      fill(box(-150, -22, 300, 20), paint.honeyLight) +
      stroke('M-150-22H150M-150-2H150', darker(paint.honeyLight, 0.4), 1.6) +
      transform(64, -12, bow) +
      drawApple(sheet, -82, -14, 40, { color: '#f5e3bf', ink: 2 / s }),
    s,
    turn,
  );
}

const drawHillBand = () => 'M-150 40Q-60 6 20 44T150 30V92H-150Z';

/** A bottle of lotion or oil; its foot is at y. */
export function drawBottle(
  sheet: Sheet,
  x: number,
  y: number,
  h: number,
  color: string,
  pump = false,
): string {
  const w = h * 0.42;
  const body = blob(
    [
      [x - w * 0.2, y - h * 0.76],
      [x + w * 0.2, y - h * 0.76],
      [x + w * 0.5, y - h * 0.6],
      [x + w * 0.5, y - 4],
      [x - w * 0.5, y - 4],
      [x - w * 0.5, y - h * 0.6],
    ],
    0.35,
  );
  const top = pump
    ? sheet.form(
        limb(
          [
            [x, y - h * 0.78],
            [x, y - h * 0.92],
          ],
          w * 0.14,
          w * 0.14,
        ),
        paint.white,
        { shade: 1 },
      ) +
      sheet.form(
        blob(
          [
            [x - w * 0.42, y - h * 0.94],
            [x + w * 0.24, y - h],
            [x + w * 0.26, y - h * 0.9],
            [x - w * 0.36, y - h * 0.88],
          ],
          0.4,
        ),
        paint.white,
        { shade: 2 },
      )
    : sheet.form(box(x - w * 0.2, y - h * 0.96, w * 0.4, h * 0.2, 4), paint.woodLight, {
        shade: 3,
      });
  return (
    top +
    sheet.form(body, color, { shade: w * 0.12, light: 3 }) +
    sheet.form(box(x - w * 0.38, y - h * 0.48, w * 0.76, h * 0.32, 4), paint.white, {
      ink: 1.6,
      shade: 2,
    }) +
    drawLeaf(sheet, x - w * 0.16, y - h * 0.28, w / 70, -32, paint.leafMid) +
    stroke(`M${round(x - w * 0.2)} ${round(y - h * 0.2)}h${round(w * 0.4)}`, paint.plumPale, 2.4)
  );
}

/** A jar with a lid and a label; its foot is at y. */
export function drawJar(sheet: Sheet, x: number, y: number, h: number, color: string): string {
  const w = h * 0.9;
  return (
    sheet.form(box(x - w / 2, y - h * 0.8, w, h * 0.8, 10), color, { shade: 6, light: 3 }) +
    sheet.form(box(x - w * 0.54, y - h, w * 1.08, h * 0.24, 6), paint.woodLight, { shade: 3 }) +
    sheet.form(ellipse(x, y - h * 0.38, w * 0.28, h * 0.24), paint.white, { ink: 1.6, shade: 2 }) +
    fill(heart(x, y - h * 0.38, w * 0.26), paint.apple)
  );
}

/** A pile of folded cloths; its foot is at y. */
export function drawFoldedCloths(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  colors: readonly string[],
): string {
  const h = w * 0.2;
  return colors
    .map((color, index) => {
      const top = y - (index + 1) * h;
      return sheet.form(box(x - w / 2 + index * 2, top, w - index * 4, h, h * 0.48), color, {
        shade: 4,
        light: 2,
        inside: stroke(
          `M${round(x - w * 0.4)} ${round(top + h * 0.56)}H${round(x + w * 0.5)}`,
          darker(color, 0.3),
          1.6,
          0.8,
        ),
      });
    })
    .join('');
}

/** A wrapped gift; its foot is at y. */
export function drawGift(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  color: string,
  ribbon: string,
): string {
  const s = size / 100;
  return transform(
    x,
    y,
    sheet.form(box(-50, -76, 100, 76, 4), color, { ink: 2.4 / s, shade: 7, light: 2 }) +
      sheet.form(box(-56, -92, 112, 26, 4), lighter(color, 0.12), { ink: 2.4 / s, shade: 4 }) +
      fill(box(-9, -92, 18, 92), ribbon) +
      stroke('M-9-92V0M9-92V0', darker(ribbon, 0.4), 1.4) +
      sheet.form(
        blob(
          [
            [0, -92],
            [-34, -124],
            [-44, -96],
          ],
          0.9,
        ),
        ribbon,
        { ink: 2 / s, shade: 3 },
      ) +
      sheet.form(
        blob(
          [
            [0, -92],
            [34, -124],
            [44, -96],
          ],
          0.9,
        ),
        ribbon,
        { ink: 2 / s, shade: 3 },
      ) +
      sheet.form(ellipse(0, -94, 9), darker(ribbon, 0.1), { ink: 2 / s, shade: 2 }),
    s,
  );
}

/** A balloon on a string that ends at a point. */
export function drawBalloon(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  color: string,
  to: readonly [number, number],
): string {
  const body = sheet.form(
    blob([
      [x, y - size],
      [x + size * 0.8, y - size * 0.4],
      [x + size * 0.62, y + size * 0.5],
      [x, y + size],
      [x - size * 0.62, y + size * 0.5],
      [x - size * 0.8, y - size * 0.4],
    ]),
    color,
    { shade: size * 0.14, light: 3 },
  );
  return (
    stroke(
      curve([
        [x, y + size],
        [x + size * 0.3, (y + to[1]) / 2],
        [to[0], to[1]],
      ]),
      paint.inkSoft,
      1.8,
    ) +
    body +
    sheet.form(
      polygon([
        [x - 6, y + size + 9],
        [x + 6, y + size + 9],
        [x, y + size - 3],
      ]),
      color,
      { ink: 1.8, shade: 1 },
    ) +
    stroke(
      curve([
        [x - size * 0.5, y - size * 0.1],
        [x - size * 0.44, y - size * 0.5],
        [x - size * 0.2, y - size * 0.72],
      ]),
      '#ffffff',
      size * 0.1,
      0.7,
    )
  );
}
