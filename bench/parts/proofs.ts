import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { atMost, median } from '../figures.ts';
import { startLighthouse } from '../lighthouse.ts';
import { CLIENT, startSite } from '../site.ts';
import { FIRST_PAINT, type Part } from './part.ts';

const folder = '.cache/bench-proofs';
const client = join(folder, 'client');

/** What the first paint of a page is late for, and the page without it. */
type Suspect = { path: string; name: string; takeAway: (html: string) => string };

const belowFirstSection: Omit<Suspect, 'path'> = {
  name: 'what stands below its first section',
  takeAway: (html) =>
    html
      .replace(/(<\/section>)<section[\s\S]*<\/main>/, '$1</main>')
      .replace(/<footer[\s\S]*<\/footer>/, ''),
};

const suspects: readonly Suspect[] = [
  { path: '/', ...belowFirstSection },
  { path: '/3d-ultrasound-galion', ...belowFirstSection },
  {
    path: '/services',
    name: 'the boot script, which asks for prices and code at once',
    takeAway: (html) => html.replace(/<script>\(function[\s\S]*?<\/script>/, ''),
  },
];

/** Takes away what a late first paint is put down to, and measures again, beside the whole page. */
export async function proofRows(site: string, runs: number): Promise<Part> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(dirname(CLIENT), folder, { recursive: true });
  for (const { path, takeAway } of suspects) {
    const file = join(client, path, 'index.html');
    const html = readFileSync(file, 'utf8');
    const without = takeAway(html);
    if (without === html) throw new Error(`Nothing was taken away from ${path}.`);
    writeFileSync(file, without);
    writeFileSync(`${file}.br`, brotliCompressSync(without));
  }
  const bare = await startSite(client);
  const lighthouse = await startLighthouse();
  const seen = suspects.map((suspect) => ({
    ...suspect,
    whole: [] as number[],
    bare: [] as number[],
  }));
  try {
    for (let run = 0; run < runs; run++) {
      for (const each of seen) {
        for (const [kind, base] of [
          ['whole', site],
          ['bare', bare.url],
        ] as const) {
          const { metrics } = await lighthouse.run(`${base}${each.path}`, 'mobile');
          each[kind].push(metrics.fcp);
        }
      }
    }
  } finally {
    await lighthouse.close();
    await bare.stop();
  }
  const rows = seen.map(({ path, name, whole, bare }) =>
    atMost({
      what: `${path}: FCP, mobile, without ${name}`,
      limit: FIRST_PAINT,
      seen: bare,
      unit: ' ms',
      note: `with it ${median(whole).toFixed(0)} ms`,
    }),
  );
  return { rows, figures: seen };
}
