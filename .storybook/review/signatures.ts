import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { SIGN_PATH } from './sign.ts';

/** Lets the panel write its signatures into the repository, in development only. */
export function signatures(file = 'reviews.json'): Plugin {
  return {
    name: 'signatures',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(SIGN_PATH, (request, response) => {
        const refuse = () => response.writeHead(400).end();
        if (request.method !== 'POST') return refuse();
        text(request)
          .then((body) => {
            if (!Array.isArray(JSON.parse(body))) return refuse();
            writeFileSync(file, body);
            response.writeHead(204).end();
          })
          .catch(refuse);
      });
    },
  };
}
