import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { parseArguments } from '#server/settingsFile.ts';

// `npm run dev:api`: the app with hot reload and the real API, which restarts on changes.
parseArguments({});
const apiPort = (process.env.API_PORT ??= '3001');
const site = await createServer();
await site.listen();

const api = spawn(process.execPath, ['--watch', 'server/index.ts'], {
  stdio: ['inherit', 'pipe', 'inherit'],
  // An empty folder: Vite serves the pages, and an earlier build's settings must not apply.
  env: { ...process.env, PORT: apiPort, BUILD_DIR: '.cache/no-build/client' },
});
// Print Vite's URL instead of the API's: it is the one to open in a browser.
createInterface(api.stdout).on('line', (line) => {
  console.log(line.replace(/^Ready at .*/, `Open ${site.resolvedUrls?.local[0]}`));
});
api.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => api.kill(signal));
