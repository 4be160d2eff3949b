import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import express from 'express';
import { acceptPictures, rejectedFile, rejectPicture } from '#tests/vr/accept.ts';
import { outputDir } from '#tests/vr/folders.ts';
import { pageOf } from '#tests/vr/report.ts';
import { readRun } from '#tests/vr/run.ts';

// `npm run vr:review`: the last run as a page that accepts and rejects. It starts no browser of the
// tests: what is accepted is the very file that was compared.

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    open: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const run = readRun();
if (!run) {
  console.error('There is no run yet: npm run vr');
  process.exit(3);
}

const app = express();
let origins: string[] = [];

// Only this page may ask: no other site that the browser shows, under whatever name.
app.use((request, response, next) => {
  const host = `http://${request.headers.host ?? ''}`;
  const { origin } = request.headers;
  const foreign = !origins.includes(host) || (origin !== undefined && origin !== host);
  if (foreign || (request.method === 'POST' && origin === undefined)) {
    response.status(403).send('Only the review itself may ask.');
    return;
  }
  response.set('cache-control', 'no-store');
  next();
});
app.use(express.json({ limit: '1mb' }));
app.get('/', (_request, response, next) => {
  pageOf(run, true).then((page) => response.type('html').send(page), next);
});

type Body = { pictures?: unknown; picture?: unknown; note?: unknown } | undefined;

const decide = (path: string, act: (body: NonNullable<Body>) => string) =>
  app.post(path, (request, response) => {
    try {
      response.type('text').send(act((request.body as Body) ?? {}));
    } catch (error) {
      response
        .status(409)
        .type('text')
        .send((error as Error).message);
    }
  });

decide('/accept', ({ pictures }) => {
  if (!Array.isArray(pictures)) throw new Error('No pictures are named.');
  acceptPictures(run, pictures.map(String));
  return `Accepted: ${pictures.join(', ')}`;
});
decide('/reject', ({ picture, note }) => {
  rejectPicture(run, String(picture), typeof note === 'string' ? note.trim() : '');
  return `Written to ${rejectedFile}`;
});
app.use(express.static(outputDir, { index: false }));

const server = app.listen(Number(values.port), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  origins = ['127.0.0.1', 'localhost'].map((name) => `http://${name}:${port}`);
  const address = `http://127.0.0.1:${port}/`;
  console.log(`The review of the last run: ${address} (Ctrl-C ends it)`);
  if (!values.open) return;
  const opener = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  // A machine without a desktop has the address.
  spawn(opener, [address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
});
