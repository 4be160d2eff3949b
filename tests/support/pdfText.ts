import { inflateSync } from 'node:zlib';

/** A text of a PDF, with its sRGB color (0 to 1) and page (from 0). */
/** `y` is the baseline in CSS px, from the top of the first sheet. */
export type PdfRun = { text: string; color: readonly number[]; page: number; y: number };

/**
 * The text of a PDF printed by Chromium, in paint order. It supports only what Chromium's PDF
 * backend writes, where a font or form is named after its object (`/F5`, `/X7`).
 */
export function pdfRuns(pdf: Buffer): PdfRun[] {
  const source = pdf.toString('latin1');
  const objects = new Map<string, { dictionary: string; start: number }>();
  for (const match of source.matchAll(/^(\d+) 0 obj\n(<<.*?)(?:endobj|stream\n)/gms)) {
    const [all, id = '', dictionary = ''] = match;
    objects.set(id, { dictionary, start: match.index + all.length });
  }
  const dictionaryOf = (id: string) => objects.get(id)?.dictionary ?? '';
  const reference = (id: string, key: string) =>
    new RegExp(`/${key} (\\d+) 0 R`).exec(dictionaryOf(id))?.[1] ?? '';

  function streamOf(id: string): string {
    const { dictionary, start } = objects.get(id) ?? { dictionary: '', start: 0 };
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const bytes = pdf.subarray(start, start + length);
    return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  }

  const fonts = new Map<string, Map<string, string>>();
  const characterMapOf = (id: string) => {
    const known = fonts.get(id) ?? readCharacterMap(streamOf(reference(id, 'ToUnicode')));
    fonts.set(id, known);
    return known;
  };

  const pagesOf = (id: string): string[] => {
    const kids = /\/Kids \[(.*?)\]/s.exec(dictionaryOf(id))?.[1];
    return kids ? [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => pagesOf(kid)) : [id];
  };

  function readPaintedText(id: string, page: number, inherited: readonly number[]): PdfRun[] {
    const runs: PdfRun[] = [];
    if (dictionaryOf(id).includes('/Subtype /Image')) return runs;
    const saved: (readonly number[])[] = [];
    let color = inherited;
    let letters = new Map<string, string>();
    let y = 0;
    const operators =
      /\/F(?<font>\d+) \S+ Tf|\/X(?<form>\d+) Do|(?<color>[\d.]+ [\d.]+ [\d.]+) rg|(?<y>\S+) Tm|\/ActualText <\w+>|<(?<shown>\w+)>|^(?<state>[qQ])$/gm;
    for (const { groups = {} } of streamOf(id).matchAll(operators)) {
      if (groups.font) letters = characterMapOf(groups.font);
      else if (groups.form) runs.push(...readPaintedText(groups.form, page, color));
      else if (groups.color) color = groups.color.split(' ').map(Number);
      else if (groups.y) y = Number(groups.y);
      else if (groups.state === 'q') saved.push(color);
      else if (groups.state === 'Q') color = saved.pop() ?? inherited;
      else if (groups.shown) {
        const size = [...letters.keys()][0]?.length ?? 2;
        const codes = groups.shown.match(new RegExp(`.{${size}}`, 'g')) ?? [];
        runs.push({
          text: codes.map((code) => letters.get(code) ?? '\uFFFD').join(''),
          color,
          page,
          y,
        });
      }
    }
    return runs;
  }

  const root = /\/Type \/Catalog.*?\/Pages (\d+) 0 R/s.exec(source)?.[1] ?? '';
  return pagesOf(root).flatMap((id, page) =>
    readPaintedText(reference(id, 'Contents'), page, [0, 0, 0]),
  );
}

/** Maps hexadecimal codes to letters, by a font's ToUnicode map. */
function readCharacterMap(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  const decode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, kind, block = ''] of map.matchAll(/beginbf(char|range)\n(.*?)endbf/gs)) {
    for (const line of block.trim().split('\n')) {
      const [first = '', last = '', from = last] = [...line.matchAll(/<(\w+)>/g)].map(
        ([, hex = '']) => hex,
      );
      const end = kind === 'range' ? Number.parseInt(last, 16) : Number.parseInt(first, 16);
      for (let code = Number.parseInt(first, 16), step = 0; code <= end; code += 1, step += 1) {
        const unit = (Number.parseInt(from, 16) + step).toString(16).padStart(from.length, '0');
        const text = from.length === 4 ? unit : from;
        letters.set(code.toString(16).toUpperCase().padStart(first.length, '0'), decode(text));
      }
    }
  }
  return letters;
}
