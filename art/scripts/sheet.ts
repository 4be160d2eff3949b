import { round } from './lines.ts';
import { darker, lighter, paint, shadow } from './palette.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';

export type FormOptions = {
  /** The base color for ink and shadow when the fill is a gradient. */
  base?: string;
  /** The width of the inked outline in user units; 0 for none. */
  ink?: number;
  inkColor?: string;
  /** The strength of the shadow on the side away from the light; 0 for none. */
  shade?: number;
  shadeColor?: string;
  /** The strength of the bright edge on the side of the light; 0 for none. */
  light?: number;
  lightColor?: string;
  /** Drawn inside the shape and clipped to it. */
  inside?: string;
  opacity?: number;
};

export type Sheet = {
  width: number;
  height: number;
  random: Random;
  /** A shape with soft volume and an inked edge. The light comes from the top left by default. */
  form: (path: string, fill: string, options?: FormOptions) => string;
  /** Clips `body` to `path`. */
  within: (path: string, body: string) => string;
  linear: (stops: readonly Stop[], from?: Spot, to?: Spot) => string;
  radial: (stops: readonly Stop[], centre?: Spot, radius?: number) => string;
  /** A filter attribute for a Gaussian blur with a radius in user units. */
  blur: (radius: number) => string;
  addDefinition: (markup: string) => string;
  /** The finished SVG: the body drawn with slightly wobbly lines on toned paper. */
  finish: (body: string, options?: FinishOptions) => string;
};

export type Stop = readonly [offset: number, color: string, opacity?: number];
type Spot = readonly [x: number, y: number];
type FinishOptions = {
  /** How far lines wobble, in user units. */
  unsteady?: number;
  /** The strength of the pigment washes, from 0 to 1. */
  wash?: number;
};

const stopList = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');

/** An empty sheet whose randomness is seeded by the picture's name. */
export function createSheet(
  name: string,
  width: number,
  height: number,
  lightFrom: Spot = [-0.6, -0.8],
): Sheet {
  const definitions: string[] = [];
  const known = new Map<string, string>();
  const addDefinition = (markup: string) => {
    const existing = known.get(markup);
    if (existing) return existing;
    const id = `d${definitions.length}`;
    definitions.push(markup.replace(/^<(\w+)/, `<$1 id="${id}"`));
    known.set(markup, id);
    return id;
  };
  const refer = (markup: string) => `url(#${addDefinition(markup)})`;

  const blur = (radius: number) =>
    refer(
      `<filter x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
    );
  const clip = (content: string) => refer(`<clipPath>${content}</clipPath>`);
  const within = (path: string, body: string) =>
    `<g clip-path="${clip(`<path d="${path}"/>`)}">${body}</g>`;

  const form = (path: string, fill: string, options: FormOptions = {}) => {
    const { ink = 2.4, shade = 6, light = 0, inside = '', opacity = 1 } = options;
    const flat = options.base ?? (fill.startsWith('#') ? fill : paint.wood);
    const inkColor = options.inkColor ?? darker(flat, 0.72);
    const shadeColor = options.shadeColor ?? shadow(flat);
    const shape = `<use href="#${addDefinition(`<path d="${path}"/>`)}"`;
    const line = (color: string, width: number, more = '', shift: Spot = [0, 0]) =>
      `${shape}${shift[0] ? ` x="${round(shift[0])}" y="${round(shift[1])}"` : ''} fill="none" stroke="${color}" stroke-width="${round(width)}"${more}/>`;
    const edge = (depth: number, color: string, side: number, strength: number) =>
      depth === 0
        ? ''
        : line(color, depth, ` stroke-opacity="${strength}"`, [
            (lightFrom[0] * depth * side) / 2,
            (lightFrom[1] * depth * side) / 2,
          ]);
    const content =
      edge(shade * 2.2, shadeColor, 1, 0.3) +
      edge(shade * 1.1, shadeColor, 1, 0.42) +
      edge(light, options.lightColor ?? lighter(flat, 0.5), -1, 0.65) +
      inside;
    const modelled = content ? `<g clip-path="${clip(`${shape}/>`)}">${content}</g>` : '';
    const joined = ' stroke-linejoin="round" stroke-linecap="round"';
    const outline =
      ink === 0
        ? ''
        : line(inkColor, ink * 0.75, joined) +
          line(inkColor, ink * 0.6, joined, [ink * 0.3, ink * 0.35]);
    const body = `${shape} fill="${fill}"/>${modelled}${outline}`;
    return opacity < 1 ? `<g opacity="${opacity}">${body}</g>` : body;
  };

  return {
    width,
    height,
    random: createRandom(name),
    form,
    within,
    blur,
    addDefinition,
    linear: (stops, from = [0, 0], to = [0, 1]) =>
      refer(
        `<linearGradient x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopList(stops)}</linearGradient>`,
      ),
    radial: (stops, centre = [0.5, 0.5], radius = 0.5) =>
      refer(
        `<radialGradient cx="${centre[0]}" cy="${centre[1]}" r="${radius}">${stopList(stops)}</radialGradient>`,
      ),
    finish: (body, { unsteady = 3.4, wash = 0.09 } = {}) => {
      const seed = 1 + Math.floor(createRandom(`${name} paper`).next() * 900);
      const area = `filterUnits="userSpaceOnUse" x="-40" y="-40" width="${width + 80}" height="${height + 80}"`;
      const filters =
        `<filter id="hand" ${area}><feTurbulence type="fractalNoise" baseFrequency="0.011" numOctaves="2" seed="${seed}"/><feDisplacementMap in="SourceGraphic" scale="${unsteady * 2.4}" xChannelSelector="R" yChannelSelector="G"/></filter>` +
        `<filter id="wash" ${area} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.009" numOctaves="3" seed="${seed + 7}"/><feColorMatrix values="0 0 0 0 0.42  0 0 0 0 0.2  0 0 0 0 0.16  0 1.5 0 0 -0.62"/></filter>`;
      // The exact drawing below shows only where wobbly lines do not cover the sheet's border.
      const toned =
        wash > 0
          ? `<rect x="-40" y="-40" width="${width + 80}" height="${height + 80}" filter="url(#wash)" opacity="${wash}"/>`
          : '';
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${filters}${definitions.join('')}<g id="art">${body}</g></defs><use href="#art"/><use href="#art" filter="url(#hand)"/>${toned}</svg>\n`;
    },
  };
}
