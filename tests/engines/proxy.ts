import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ScenarioName } from '#mocks/scenarios.ts';
import { listen, stopAtOnce } from '#tests/support/freePort.ts';
import { installProbe } from './probe.ts';

const PROBE = '/probe.js';

const main = dirname(createRequire(import.meta.url).resolve('@testing-library/dom'));
const library = readFileSync(join(main, '@testing-library/dom.umd.min.js'), 'utf8');

/** What a test changes between the browser and the server. */
export type Changes = {
  /** The time in the page, which continues to run. */
  clock?: number;
  /** Makes the first request to an endpoint fail. */
  scenario?: ScenarioName;
  /** Requests to these addresses wait for the promise. */
  hold?: { requests: RegExp; until: Promise<unknown> };
};

/** How the first request to an endpoint fails: a response, or another request. */
const failures: Partial<Record<ScenarioName, { path: string; fail: (body: string) => string }>> = {
  'contact.500ThenOk': { path: '/api/contact', fail: () => '' },
  'payments.declinedThenPaid': {
    path: '/api/payments/process',
    fail: (body) =>
      JSON.stringify({ ...(JSON.parse(body) as object), sourceId: 'cnon:card-nonce-declined' }),
  },
};

/**
 * A proxy before the site's server, because WebKit's driver can neither run a script before the
 * page's own nor change a request. The script is a file, since a page's CSP allows those of its
 * own origin.
 */
export async function startProxy(server: string) {
  let changes: Changes = {};
  let failed = false;
  let lost: string[] = [];
  let holds = 0;
  const proxy = createServer((request, response) => {
    const forward = async () => {
      const { url = '/', method, headers } = request;
      if (url === PROBE) {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(`(${installProbe})(${changes.clock})\n${library}`);
        return;
      }
      const { hold, scenario } = changes;
      if (hold?.requests.test(url)) await hold.until;
      let body = Buffer.concat(await request.toArray());
      const failure = scenario && failures[scenario];
      if (scenario && !failure) throw new Error(`Nothing here brings about ${scenario}`);
      if (failure?.path === url && !failed) {
        failed = true;
        body = Buffer.from(failure.fail(body.toString()));
        if (body.length === 0) {
          response.writeHead(500).end();
          return;
        }
      }
      const forwarded = httpRequest(server + url, {
        method,
        // No 304: the page in the browser's cache has the changes of an earlier test.
        headers: {
          ...headers,
          'accept-encoding': 'identity',
          'content-length': body.length,
          'if-none-match': '',
        },
      });
      const [answer] = (await once(forwarded.end(body), 'response')) as [IncomingMessage];
      const { statusCode: status = 502, headers: answerHeaders } = answer;
      if (status >= 400 && !failure) lost.push(`${status}: ${url}`);
      let content = Buffer.concat(await answer.toArray());
      const type = answerHeaders['content-type'] ?? '';
      if (/html|javascript/.test(type)) {
        const probe = type.includes('html') ? `<script src="${PROBE}"></script>` : '';
        let text = content.toString().replace('<head>', `<head>${probe}`);
        // A browser may have these scripts in its memory: ask for them by other addresses.
        if (hold)
          text = text.replaceAll(/\/assets\/(bootstrap|entry\.client)-[\w-]+\.js/g, `$&?${holds}`);
        content = Buffer.from(text);
        delete answerHeaders['content-length'];
      }
      response.writeHead(status, answerHeaders).end(content);
    };
    forward().catch((error: unknown) => {
      lost.push(String(error));
      response.destroy();
    });
  });
  return {
    url: `http://127.0.0.1:${await listen(proxy)}`,
    /** Sets the changes of the next test. */
    change: (next: Changes) => {
      changes = next;
      holds += 1;
      failed = false;
      lost = [];
    },
    /** The requests that failed since then, except those of a scenario. */
    lost: () => lost,
    stop: () => stopAtOnce(proxy),
  };
}
