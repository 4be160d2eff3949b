/**
 * Measures the site against its targets: `npm run bench`. It builds, serves the build and takes
 * every figure beside the same figure of a hand-written page (the yardstick), since machines
 * differ. A busy machine is marked as such; what got worse than on the last idle one is named, and
 * bench/results/history.json keeps every run in a line. `-- --all` runs Lighthouse on all 78 pages
 * too, as two phones and a desktop, `-- --runs 3` fewer times, `-- --only bytes,load` only some parts.
 */
import { parseArgs } from 'node:util';
import type { Row } from './figures.ts';
import { allPages } from './parts/allPages.ts';
import { buildRows } from './parts/build.ts';
import { bytesRows } from './parts/bytes.ts';
import { interactionRows } from './parts/interactions.ts';
import { lighthouseRows } from './parts/lighthouse.ts';
import { loadRows } from './parts/load.ts';
import { proofRows } from './parts/proofs.ts';
import type { Part } from './parts/part.ts';
import { isSlower, lastIdleRun, remember, worseThan } from './history.ts';
import { describeMachine, isBusy } from './machine.ts';
import { writeResult, writeTable } from './results.ts';
import { CLIENT, startSite } from './site.ts';
import { serveYardstick } from './yardstick.ts';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: 'build,bytes,lighthouse,proofs,interactions,load' },
  },
});
const parts = new Set([...values.only.split(','), ...(values.all ? ['all'] : [])]);
const runs = Number(values.runs);

const busy = isBusy();
if (busy) console.log('This machine has other work: its timings will be worse than they are.');
const { taken, commit } = describeMachine();

const figures: Record<string, unknown> = {};
const rows: Row[] = [];
let speed: number | undefined;

async function measure(name: string, part: () => Part | Promise<Part>) {
  if (!parts.has(name)) return;
  console.log(`${new Date().toTimeString().slice(0, 8)} Measuring: ${name} ...`);
  const measured = await part();
  figures[name] = measured.figures;
  rows.push(...measured.rows);
  speed ??= measured.speed;
}

await measure('build', buildRows);
const site = await startSite();
const yardstick = await serveYardstick(CLIENT);
try {
  await measure('bytes', () => bytesRows(site.url));
  await measure('lighthouse', () => lighthouseRows(site.url, yardstick.url, runs));
  await measure('proofs', () => proofRows(site.url, yardstick.url, runs));
  await measure('interactions', () => interactionRows(site.url, runs));
  await measure('load', () => loadRows(site.url, yardstick.url));
  await measure('all', () => allPages(site.url));
} finally {
  yardstick.server.close();
  await site.stop();
}
console.log(writeTable(rows, { busy }));
const before = lastIdleRun();
if (before && isSlower(before, speed)) {
  console.log(`This machine is slower (${speed} by Lighthouse’s index, ${before.speed} before).`);
}
const worse = before ? worseThan(before, rows, speed) : [];
if (worse.length > 0) console.log(`Worse than before:\n  ${worse.join('\n  ')}`);
remember({ taken, commit, busy, speed }, rows);
console.log(`Written to ${writeResult('targets', { runs, busy, speed, worse, rows, figures })}`);
