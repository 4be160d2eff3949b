import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createSelfSignedCertificate } from './certificate.ts';
import { listen, stopAtOnce } from './freePort.ts';

const htmlPage = (body: string) => `<!doctype html><html lang="en"><title>Bank</title>${body}`;

/** A card issuer's challenge page on its own https origin, which only accepts form POSTs. */
export async function startBank(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-bank-'));
  const { key, certificate } = createSelfSignedCertificate(folder, 'localhost');
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (req, res) => {
      void text(req).then((body) => {
        const form = new URLSearchParams(body);
        res.setHeader('Content-Type', 'text/html');
        const answer = form.get('answer');
        if (req.method !== 'POST') res.writeHead(405).end();
        else if (answer) res.end(htmlPage(`<script>parent.postMessage('${answer}', '*')</script>`));
        else if (!form.get('creq')) res.writeHead(400).end();
        else {
          const button = (text: string) => `<button name="answer" value="${text}">${text}</button>`;
          res.end(
            htmlPage(
              `<h1>Is this you?</h1><form method="post">${button('Confirm')}${button('Refuse')}`,
            ),
          );
        }
      });
    },
  );
  const port = await listen(server);
  rmSync(folder, { recursive: true });
  return {
    url: `https://localhost:${port}/`,
    stop: () => stopAtOnce(server),
  };
}
