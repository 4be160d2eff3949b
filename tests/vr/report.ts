import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Result } from './compare.ts';
import { baselinesDir, outputDir } from './folders.ts';
import type { Picture } from './projects.ts';

export const reportFile = join(outputDir, 'index.html');

const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

function figure(picture: Picture, name: string, caption: string) {
  const file = `${picture}.${name}.webp`;
  const body = existsSync(join(outputDir, file))
    ? `<a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a>`
    : '<p>None</p>';
  return `<figure><figcaption>${caption}</figcaption>${body}</figure>`;
}

const words: Record<Result['outcome'], string> = {
  same: 'the same',
  accepted: 'accepted',
  missing: 'has no baseline yet',
  unsettled: 'does not come to rest',
  different: 'differs',
};

function article({ picture, outcome, count }: Result) {
  const [, storyId = ''] = picture.split('/');
  const pixels = count === undefined ? '' : `, ${count} pixels`;
  return `<article id="${picture}">
<h2>${escape(picture)} <small>${words[outcome]}${pixels}</small></h2>
<p><code>npm run vr:accept ${escape(storyId)}</code></p>
<div>${figure(picture, 'expected', 'Expected')}${figure(picture, 'actual', 'Actual')}${figure(picture, 'difference', 'Difference')}</div>
</article>`;
}

const style = `
body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif; color: #3a2230; background: #fdf8ef; }
article { margin-block: 2rem; padding: 1rem; border: 1px solid #d9c9b4; border-radius: 0.75rem; background: #fff; }
article > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
h2 { margin: 0; font-size: 1.125rem; } small { font-weight: 400; color: #a3222c; }
figure { margin: 0; } figcaption { font-weight: 600; }
img { display: block; max-width: 100%; border: 1px solid #d9c9b4; }
`;

/**
 * Writes the report of a run: expected, actual and difference side by side for every picture that
 * is not as its baseline, and what else is wrong.
 */
export function writeReport(results: readonly Result[], remarks: readonly string[]): void {
  const wrong = results.filter(({ outcome }) => outcome !== 'same' && outcome !== 'accepted');
  for (const { picture } of wrong) {
    const baseline = join(baselinesDir, `${picture}.webp`);
    const copy = join(outputDir, `${picture}.expected.webp`);
    mkdirSync(dirname(copy), { recursive: true });
    if (existsSync(baseline)) copyFileSync(baseline, copy);
  }
  const list = remarks.map((remark) => `<li>${escape(remark)}</li>`).join('');
  writeFileSync(
    reportFile,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual regression: ${wrong.length} of ${results.length}</title>
<style>${style}</style>
<h1>Visual regression</h1>
<p>${results.length} pictures, ${wrong.length} not as their baselines.</p>
<ul>${list}</ul>
${wrong.map(article).join('\n')}
</html>
`,
  );
}
