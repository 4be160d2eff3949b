import { spawnSync } from 'node:child_process';
import { writeArtifactsIndex } from './artifacts.ts';
import { findChromium } from './chromium.ts';

// `npm test`: everything that gates a merge, in the order in which it is cheapest to fail.
const steps = [
  ['Types, lint, format and walls', ['npm', 'run', '--silent', 'check']],
  ['Unit tests', ['npm', 'run', '--silent', 'test:unit']],
  ['Server tests', ['npm', 'run', '--silent', 'test:server']],
  ['Stories, each with axe', ['npm', 'run', '--silent', 'test:stories']],
  ['Journeys against the production build', ['npm', 'run', '--silent', 'test:e2e']],
] as const;

const started = Date.now();
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

try {
  process.env.CHROMIUM_PATH = findChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

for (const [index, [name, [command, ...args]]] of steps.entries()) {
  const begun = Date.now();
  console.log(`\n[${index + 1}/${steps.length}] ${name} ...`);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  writeArtifactsIndex();
  if (status !== 0) {
    console.error(`\n${name}: failed after ${seconds(begun)}.`);
    process.exit(status ?? 1);
  }
  console.log(`${name}: ok, ${seconds(begun)}.`);
}
console.log(`\nAll ${steps.length} steps passed in ${seconds(started)}.`);
