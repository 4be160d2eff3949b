/**
 * `npm run proof -- bench` measures the site beside a hand-written baseline page, since machines
 * differ. `--only build,load` selects parts, `--runs 3` reduces repetitions. first-tap and shift
 * (`--pages /,/services --widths 390`) run only when named. Exit code 1: a target is missed.
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArguments } from '#server/settingsFile.ts';
import { serveBuild } from '#tests/support/processes.ts';
import { serveBaselinePage } from './baselinePage.ts';
import type { Row } from './figures.ts';
import { buildRows } from './parts/build.ts';
import { firstTapRows } from './parts/firstTap.ts';
import { interactionRows } from './parts/interactions.ts';
import { lighthouseRows } from './parts/lighthouse.ts';
import { loadRows } from './parts/load.ts';
import { shiftRows } from './parts/shift.ts';

const { values } = parseArguments({
  options: {
    runs: { type: 'string' },
    only: { type: 'string', default: 'build,lighthouse,interactions,load' },
    pages: { type: 'string' },
    widths: { type: 'string' },
  },
});
const chosen = values.only.split(',');
const runs = Number(values.runs ?? 5);
const where = {
  ...(values.pages && { pages: values.pages.split(',') }),
  ...(values.widths && { widths: values.widths.split(',').map(Number) }),
};

const parts: Record<string, (url: string, baseline: string) => Promise<Row[]>> = {
  interactions: (url) => interactionRows(url, runs),
  load: loadRows,
  'first-tap': (url) => firstTapRows(url, Number(values.runs ?? 20)),
  shift: (url) => shiftRows(url, where),
  // Last, because Lighthouse lowers this process's priority.
  lighthouse: (url) => lighthouseRows(url, runs),
};
const unknown = chosen.find((name) => name !== 'build' && !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  console.error(`There is no part '${unknown}': build, ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

// Other programs that use more than a quarter of the CPU make timings worse.
if ((loadavg()[0] ?? 0) > availableParallelism() / 4) {
  console.log('This machine has other work: its timings will be worse than they are.');
}

const rows: Row[] = [];

async function measurePart(name: string, part: () => Promise<Row[]>) {
  if (!chosen.includes(name)) return;
  console.log(`${new Date().toTimeString().slice(0, 8)} Measuring: ${name} ...`);
  rows.push(...(await part()));
}

await measurePart('build', buildRows);
await using site = await serveBuild();
using baseline = await serveBaselinePage();
for (const [name, part] of Object.entries(parts)) {
  await measurePart(name, () => part(site.url, baseline.url));
}
for (const { what, wanted, seen, pass, cause } of rows) {
  console.log(`${pass ? 'pass' : 'MISS'}  ${what}\n      wanted: ${wanted}\n      seen:   ${seen}`);
  if (cause) console.log(`      note:   ${cause}`);
}
process.exitCode = rows.every(({ pass }) => pass) ? 0 : 1;
