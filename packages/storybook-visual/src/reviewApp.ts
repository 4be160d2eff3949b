import express, { type Express } from 'express';
import { acceptScreenshots, requireRun, type Shown } from './accept.ts';
import type { Project } from './project.ts';
import { renderPage } from './report.ts';

type Body = { shown?: Shown[] } | undefined;

/** The server of the review page. */
export function reviewApp(project: Pick<Project, 'baselines' | 'results'>): Express {
  const app = express();
  // Reject cross-site requests and foreign host names (DNS rebinding).
  app.use(({ headers, method, socket }, response, next) => {
    const names = ['127.0.0.1', 'localhost'].map((name) => `http://${name}:${socket.localPort}`);
    const host = `http://${headers.host ?? ''}`;
    const own = headers.origin === host || (headers.origin === undefined && method !== 'POST');
    if (!own || !names.includes(host)) {
      response.status(403).send('Only the review itself may ask.');
      return;
    }
    response.set('cache-control', 'no-store');
    next();
  });
  app.use(express.json({ limit: '1mb' }));

  app.get('/', async (_request, response) => {
    response
      .type('html')
      .send(await renderPage(requireRun(project.results), project.results, true));
  });
  app.post('/accept', (request, response) => {
    const { shown = [] } = (request.body as Body) ?? {};
    response.type('text');
    try {
      acceptScreenshots(project, shown);
      response.send(`Accepted: ${shown.map(({ screenshot }) => screenshot).join(', ')}`);
    } catch (error) {
      response.status(409).send((error as Error).message);
    }
  });
  return app.use(express.static(project.results, { index: false }));
}
