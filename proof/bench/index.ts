/**
 * `npm run proof -- bench` measures the site beside a hand-written baseline page, since machines differ,
 * and prints what got worse than on the last idle machine. `--only build,load` selects parts, `--runs 3`
 * reduces repetitions; `--all` adds Lighthouse on all pages as two phones and a desktop. first-tap and
 * shift (`--pages /,/services --widths 390`) run only when named. Exit code 1: a target is missed.
 */
import { readArguments } from '#server/settingsFile.ts';
import { serveBaselinePage } from './baselinePage.ts';
import type { Part, Row } from './figures.ts';
import { lighthouseOnAllPages } from './parts/allPages.ts';
import { buildRows } from './parts/build.ts';
import { firstTapRows } from './parts/firstTap.ts';
import { interactionRows } from './parts/interactions.ts';
import { lighthouseRows } from './parts/lighthouse.ts';
import { loadRows } from './parts/load.ts';
import { shiftRows } from './parts/shift.ts';
import { isSlower, lastIdleRun, appendRun, findRegressions } from './history.ts';
import { describeMachine, isBusy } from './machine.ts';
import { writeResult } from './results.ts';
import { CLIENT, startSite } from './site.ts';

/** What a run without `--only` measures and the history records. */
const ALL = 'build,lighthouse,interactions,load';

const { values } = readArguments({
  options: {
    all: { type: 'boolean', default: false },
    runs: { type: 'string' },
    only: { type: 'string', default: ALL },
    pages: { type: 'string' },
    widths: { type: 'string' },
  },
});
const chosen = [...values.only.split(','), ...(values.all ? ['all'] : [])];
const runs = Number(values.runs ?? 5);
const where = {
  ...(values.pages && { pages: values.pages.split(',') }),
  ...(values.widths && { widths: values.widths.split(',').map(Number) }),
};

const parts: Record<string, (url: string, baseline: string) => Promise<Part>> = {
  lighthouse: (url, baseline) => lighthouseRows(url, baseline, runs),
  interactions: (url) => interactionRows(url, runs),
  load: loadRows,
  'first-tap': (url) => firstTapRows(url, Number(values.runs ?? 20)),
  shift: (url) => shiftRows(url, where),
  all: lighthouseOnAllPages,
};
const unknown = chosen.find((name) => name !== 'build' && !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  console.error(`There is no part '${unknown}': build, ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const busy = isBusy();
if (busy) console.log('This machine has other work: its timings will be worse than they are.');
const { taken, commit } = describeMachine();

const rows: Row[] = [];
let speed: number | undefined;

async function measure(name: string, part: () => Promise<Part>) {
  if (!chosen.includes(name)) return;
  console.log(`${new Date().toTimeString().slice(0, 8)} Measuring: ${name} ...`);
  const measured = await part();
  rows.push(...measured.rows);
  speed ??= measured.speed;
}

await measure('build', buildRows);
const site = await startSite();
const baseline = await serveBaselinePage(CLIENT);
try {
  for (const [name, part] of Object.entries(parts)) {
    await measure(name, () => part(site.url, baseline.url));
  }
} finally {
  baseline.server.close();
  await site.stop();
}
console.log(writeResult(rows, { busy }));
const before = lastIdleRun();
if (before && isSlower(before, speed)) {
  console.log(`This machine is slower (${speed} by Lighthouse’s index, ${before.speed} before).`);
}
const worse = before ? findRegressions(before, rows, speed) : [];
if (worse.length > 0) console.log(`Worse than before:\n  ${worse.join('\n  ')}`);
if (values.only === ALL) appendRun({ taken, commit, busy, speed }, rows);
process.exitCode = rows.every(({ pass }) => pass) ? 0 : 1;
