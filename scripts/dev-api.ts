import { spawn } from 'node:child_process';

// `npm run dev:api`: the app with hot reload in front of the real API, which restarts on a change.
const apiPort = process.env.API_PORT ?? '3001';
const env = { ...process.env, API_PORT: apiPort };
const bin = (name: string) => `node_modules/.bin/${name}`;

const children = [
  spawn(bin('node'), ['--watch', 'server/index.ts'], {
    stdio: 'inherit',
    env: { ...env, PORT: apiPort },
  }),
  spawn(bin('react-router'), ['dev'], { stdio: 'inherit', env }),
];

for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 1;
  });
}
