import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { atMost } from '../figures.ts';
import { medianReport, startLighthouse, type Report } from '../lighthouse.ts';
import { serve } from '../serve.ts';
import { CLIENT, startSite } from '../site.ts';
import { FIRST_PAINT, PAINT_RATIO, type Part } from './part.ts';

const folder = '.cache/bench-proofs';
const client = join(folder, 'client');

/** What the first paint of a page is late for, and the page without it. */
type Suspect = { path: string; name: string; takeAway?: (html: string) => string };

const OPENER_POLICY = 'cross-origin-opener-policy';
const NEW_PROCESS = 'Cross-Origin-Opener-Policy, for which the browser begins a process';

const suspects: readonly Suspect[] = [
  {
    path: '/',
    name: `what stands below its first section and ${NEW_PROCESS}`,
    takeAway: (html) =>
      html
        .replace(/(<\/section>)<section[\s\S]*<\/main>/, '$1</main>')
        .replace(/<footer[\s\S]*<\/footer>/, ''),
  },
  {
    path: '/services',
    name: `the boot script, which asks for prices and code at once, and ${NEW_PROCESS}`,
    takeAway: (html) => html.replace(/<script>\(function[\s\S]*?<\/script>/, ''),
  },
  { path: '/3d-ultrasound-galion', name: NEW_PROCESS },
];

/** Makes a build whose pages are without their suspects. */
function buildWithout(): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(dirname(CLIENT), folder, { recursive: true });
  for (const { path, takeAway } of suspects) {
    if (!takeAway) continue;
    const file = join(client, path, 'index.html');
    const html = readFileSync(file, 'utf8');
    const without = takeAway(html);
    if (without === html) throw new Error(`Nothing was taken away from ${path}.`);
    writeFileSync(file, without);
    writeFileSync(`${file}.br`, brotliCompressSync(without));
  }
}

/** A site as it is, without a header. */
async function serveWithout(
  header: string,
  site: string,
): Promise<{ url: string; server: Server }> {
  if (!(await fetch(site)).headers.has(header)) throw new Error(`The site sends no ${header}.`);
  return serve(({ url = '/', headers }, response) => {
    get(`${site}${url}`, { headers }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => name !== header);
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    }).on('error', () => response.destroy());
  });
}

/** Takes away what a late first paint is put down to, and measures again, beside the whole page. */
export async function proofRows(site: string, yardstick: string, runs: number): Promise<Part> {
  buildWithout();
  const bare = await startSite(client);
  const open = await serveWithout(OPENER_POLICY, bare.url);
  const lighthouse = await startLighthouse();
  const floor: Report[] = [];
  const seen = suspects.map((suspect) => ({
    ...suspect,
    whole: [] as Report[],
    bare: [] as Report[],
  }));
  try {
    for (let run = 0; run < runs; run++) {
      floor.push(await lighthouse.run(`${yardstick}/`, 'mobile'));
      for (const each of seen) {
        each.whole.push(await lighthouse.run(`${site}${each.path}`, 'mobile'));
        each.bare.push(await lighthouse.run(`${open.url}${each.path}`, 'mobile'));
      }
    }
  } finally {
    await lighthouse.close();
    open.server.close();
    await bare.stop();
  }
  const least = medianReport(floor).metrics;
  const rows = seen.map(({ path, name, whole, bare }) => {
    const before = medianReport(whole).metrics;
    const after = medianReport(bare).metrics;
    return atMost({
      what: `${path}: FCP, mobile, without ${name}`,
      limit: Math.min(FIRST_PAINT, Math.round(least.fcp * PAINT_RATIO)),
      seen: bare.map(({ metrics }) => metrics.fcp),
      unit: ' ms',
      note: `with it ${before.fcp.toFixed(0)} ms, the yardstick ${least.fcp.toFixed(0)} ms; Speed Index ${after.si.toFixed(0)} ms, with it ${before.si.toFixed(0)} ms`,
    });
  });
  return { rows, figures: { floor, seen } };
}
