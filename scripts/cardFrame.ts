import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { CARD_FRAME_PATH } from '#content/cardField.ts';

/** The frame page that contains the payment provider's card field. */
const cardFrameSource = 'src/cart/CardFrame/index.html';

/** Serves the card field's frame page in development. */
export const serveCardFrame: Plugin = {
  name: 'card-frame',
  configureServer(server) {
    server.middlewares.use(CARD_FRAME_PATH, (_req, res, next) => {
      server
        .transformIndexHtml(CARD_FRAME_PATH, readFileSync(cardFrameSource, 'utf8'))
        .then((html) => res.setHeader('Content-Type', 'text/html').end(html))
        .catch(next);
    });
  },
};

/**
 * Adds the card field's frame page to a build of the site. It shares no file with the other pages,
 * so that none of them gets larger.
 * @param client the folder that is served.
 */
export async function buildCardFrame(client: string): Promise<void> {
  const outDir = join(client, '../card-frame');
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: cardFrameSource },
    },
  });
  const place = join(client, CARD_FRAME_PATH);
  mkdirSync(place, { recursive: true });
  renameSync(join(outDir, cardFrameSource), join(place, 'index.html'));
  cpSync(join(outDir, 'assets'), join(client, 'assets'), { recursive: true });
  rmSync(outDir, { recursive: true });
}
