import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { reportFile } from '#tests/vr/report.ts';

if (!existsSync(reportFile)) {
  console.error('There is no report yet: npm run vr');
  process.exit(1);
}
console.log(reportFile);
const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
// A machine without a desktop has the path.
spawn(opener, [reportFile], { stdio: 'ignore', detached: true })
  .on('error', () => undefined)
  .unref();
