import express, { type Express } from 'express';
import {
  acceptScreenshots,
  rejectedFile,
  rejectScreenshot,
  requireRun,
  type Shown,
} from './accept.ts';
import type { Project } from './project.ts';
import { renderPage } from './report.ts';

type Body = { shown?: Shown[]; note?: string } | undefined;

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
  const addRoute = (path: string, act: (shown: readonly Shown[], note: string) => string) =>
    app.post(path, (request, response) => {
      const { shown = [], note = '' } = (request.body as Body) ?? {};
      try {
        response.type('text').send(act(shown, note.trim()));
      } catch (error) {
        response
          .status(409)
          .type('text')
          .send((error as Error).message);
      }
    });
  addRoute('/accept', (shown) => {
    acceptScreenshots(project, shown);
    return `Accepted: ${shown.map(({ screenshot }) => screenshot).join(', ')}`;
  });
  addRoute('/reject', (shown, note) => {
    for (const one of shown) rejectScreenshot(project, one, note);
    return `Written to ${rejectedFile(project)}`;
  });
  return app.use(express.static(project.results, { index: false }));
}
