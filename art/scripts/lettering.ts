/**
 * Text as outlines, so that pictures do not depend on the machine's fonts. Reads the project's
 * Fraunces font from its WOFF2 file (https://www.w3.org/TR/WOFF2/), in its default weight.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { round } from './lines.ts';
import type { Sheet } from './sheet.ts';

const fontFile = new URL(
  '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  import.meta.url,
);

/** WOFF2's numbers of the tables read here; other tables are named by their number. */
const tableNames: Record<number, string> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  10: 'glyf',
  11: 'loca',
};

type Reader = ReturnType<typeof createReader>;

function createReader(bytes: Buffer, start = 0) {
  let at = start;
  const u8 = () => bytes.readUInt8(at++);
  const u16 = () => {
    at += 2;
    return bytes.readUInt16BE(at - 2);
  };
  return {
    u8,
    u16,
    i16: () => {
      at += 2;
      return bytes.readInt16BE(at - 2);
    },
    u32: () => {
      at += 4;
      return bytes.readUInt32BE(at - 4);
    },
    /** WOFF2's UIntBase128: seven bits per byte. */
    base128: () => {
      let value = 0;
      for (let index = 0; index < 5; index += 1) {
        const byte = u8();
        value = value * 128 + (byte & 127);
        if (byte < 128) return value;
      }
      throw new RangeError('Number too long in the font');
    },
    /** WOFF2's 255UInt16: small numbers take one byte. */
    short255: () => {
      const code = u8();
      if (code === 253) return u16();
      if (code === 254) return u8() + 506;
      return code === 255 ? u8() + 253 : code;
    },
    skip: (count: number) => {
      at += count;
    },
    position: () => at,
  };
}

type OutlinePoint = { x: number; y: number; onCurve: boolean };
type Glyph = { contours: OutlinePoint[][]; advance: number };

function readTables(file: Buffer): Map<string, Buffer> {
  const reader = createReader(file, 12);
  const count = reader.u16();
  reader.skip(6);
  const compressedSize = reader.u32();
  reader.skip(24);
  const entries = Array.from({ length: count }, () => {
    const flags = reader.u8();
    const number = flags & 63;
    if (number === 63) reader.skip(4);
    const name = tableNames[number] ?? String(number);
    const version = flags >> 6;
    const length = reader.base128();
    const isOutline = name === 'glyf' || name === 'loca';
    const transformed = isOutline ? version !== 3 : version !== 0;
    return { name, stored: transformed ? reader.base128() : length };
  });
  const start = reader.position();
  const data = brotliDecompressSync(file.subarray(start, start + compressedSize));
  let at = 0;
  return new Map(
    entries.map(({ name, stored }) => {
      at += stored;
      return [name, data.subarray(at - stored, at)];
    }),
  );
}

/** One delta between outline points: WOFF2 section 5.2, triplet encoding. */
function readDelta(code: number, stream: Reader): [dx: number, dy: number] {
  const signed = (flag: number, size: number) => (flag & 1 ? size : -size);
  if (code < 10) return [0, signed(code, ((code & 14) << 7) + stream.u8())];
  if (code < 20) return [signed(code, (((code - 10) & 14) << 7) + stream.u8()), 0];
  if (code < 84) {
    const [high, low] = [code - 20, stream.u8()];
    return [
      signed(code, 1 + (high & 0x30) + (low >> 4)),
      signed(code >> 1, 1 + ((high & 0x0c) << 2) + (low & 0x0f)),
    ];
  }
  if (code < 120) {
    const high = code - 84;
    const x = signed(code, 1 + (Math.floor(high / 12) << 8) + stream.u8());
    return [x, signed(code >> 1, 1 + (((high % 12) >> 2) << 8) + stream.u8())];
  }
  if (code < 124) {
    const [first, second, third] = [stream.u8(), stream.u8(), stream.u8()];
    return [
      signed(code, (first << 4) + (second >> 4)),
      signed(code >> 1, ((second & 0x0f) << 8) + third),
    ];
  }
  const x = signed(code, stream.u16());
  return [x, signed(code >> 1, stream.u16())];
}

function skipComposite(stream: Reader): boolean {
  let hasInstructions = false;
  for (;;) {
    const flags = stream.u16();
    stream.skip(2 + (flags & 1 ? 4 : 2));
    stream.skip(flags & 0x80 ? 8 : flags & 0x40 ? 4 : flags & 8 ? 2 : 0);
    hasInstructions ||= (flags & 0x100) !== 0;
    if (!(flags & 0x20)) return hasInstructions;
  }
}

/** Outlines of all simple glyphs; composite ones, such as accented letters, stay empty. */
function readOutlines(table: Buffer): OutlinePoint[][][] {
  const header = createReader(table, 4);
  const glyphCount = header.u16();
  header.skip(2);
  const sizes = Array.from({ length: 7 }, () => header.u32());
  let at = header.position();
  const [contourStream, pointStream, flagStream, glyphStream, compositeStream] = sizes.map(
    (size) => {
      at += size;
      return createReader(table, at - size);
    },
  ) as [Reader, Reader, Reader, Reader, Reader];

  return Array.from({ length: glyphCount }, () => {
    const contourCount = contourStream.i16();
    if (contourCount === 0) return [];
    if (contourCount < 0) {
      if (skipComposite(compositeStream)) glyphStream.short255();
      return [];
    }
    const lengths = Array.from({ length: contourCount }, () => pointStream.short255());
    let [x, y] = [0, 0];
    const contours = lengths.map((length) =>
      Array.from({ length }, () => {
        const flag = flagStream.u8();
        const [dx, dy] = readDelta(flag & 127, glyphStream);
        x += dx;
        y += dy;
        return { x, y, onCurve: flag < 128 };
      }),
    );
    glyphStream.short255();
    return contours;
  });
}

/** Maps character codes to glyph numbers, by the cmap's format 4. */
function readCharacters(table: Buffer): (code: number) => number {
  const reader = createReader(table, 2);
  const count = reader.u16();
  const offsets = Array.from({ length: count }, () => {
    reader.skip(4);
    return reader.u32();
  });
  const start = offsets.find((offset) => table.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('The font has no character map of format 4');
  const segments = table.readUInt16BE(start + 6) / 2;
  const value = (list: number, segment: number) =>
    table.readUInt16BE(start + 14 + list * segments * 2 + (list > 0 ? 2 : 0) + segment * 2);
  return (code) => {
    for (let segment = 0; segment < segments; segment += 1) {
      if (code > value(0, segment)) continue;
      const first = value(1, segment);
      if (code < first) return 0;
      const delta = value(2, segment);
      const offset = value(3, segment);
      if (offset === 0) return (code + delta) & 0xffff;
      const at = start + 16 + 6 * segments + segment * 2 + offset + (code - first) * 2;
      const glyph = table.readUInt16BE(at);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

let font: { unitsPerEm: number; glyphOf: (character: string) => Glyph } | undefined;

function loadFont() {
  if (font) return font;
  const tables = readTables(readFileSync(fontFile));
  const table = (name: string) => {
    const found = tables.get(name);
    if (!found) throw new Error(`The font has no table '${name}'`);
    return found;
  };
  const outlines = readOutlines(table('glyf'));
  const numberOf = readCharacters(table('cmap'));
  const metrics = table('hmtx');
  const metricCount = table('hhea').readUInt16BE(34);
  font = {
    unitsPerEm: table('head').readUInt16BE(18),
    glyphOf: (character) => {
      const number = numberOf(character.codePointAt(0) ?? 0);
      const contours = outlines[number];
      if (!contours || number === 0) throw new Error(`The font has no '${character}'`);
      return {
        contours,
        advance: metrics.readUInt16BE(Math.min(number, metricCount - 1) * 4),
      };
    },
  };
  return font;
}

function contourPath(points: readonly OutlinePoint[], place: (x: number, y: number) => string) {
  const full: OutlinePoint[] = [];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] as OutlinePoint;
    full.push(point);
    if (!point.onCurve && !next.onCurve) {
      full.push({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, onCurve: true });
    }
  });
  const first = full.findIndex(({ onCurve }) => onCurve);
  const turned = [...full.slice(first), ...full.slice(0, first), full[first] as OutlinePoint];
  let path = '';
  turned.forEach((point, index) => {
    const before = turned[index - 1];
    if (!before) path += `M${place(point.x, point.y)}`;
    else if (!point.onCurve) path += `Q${place(point.x, point.y)} `;
    else path += before.onCurve ? `L${place(point.x, point.y)}` : place(point.x, point.y);
  });
  return `${path}Z`;
}

/** The width of a line of text in user units. */
function textWidth(text: string, size: number): number {
  const { unitsPerEm, glyphOf } = loadFont();
  return (
    [...text].reduce((sum, character) => sum + glyphOf(character).advance, 0) * (size / unitsPerEm)
  );
}

/** A line of text as path data, centered on x, with its baseline at y. */
export function textPath(text: string, x: number, y: number, size: number): string {
  const { unitsPerEm, glyphOf } = loadFont();
  const scale = size / unitsPerEm;
  let pen = x - textWidth(text, size) / 2;
  return [...text]
    .map((character) => {
      const { contours, advance } = glyphOf(character);
      const left = pen;
      pen += advance * scale;
      return contours
        .map((points) =>
          contourPath(points, (px, py) => `${round(left + px * scale)} ${round(y - py * scale)}`),
        )
        .join('');
    })
    .join('');
}

/** A line of text, centered on x, with its baseline at y. */
export function lettering(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
): string {
  const shape = sheet.addDefinition(`<path d="${textPath(text, x, y, size)}"/>`);
  return `<use href="#${shape}" fill="${color}"/>`;
}
