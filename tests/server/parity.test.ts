import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createHandlers } from '#mocks/handlers/handlers.ts';
import { createWorld } from '#mocks/world.ts';
import {
  corpus,
  type Case,
  type Exchange,
  type Received,
  type Send,
} from '#tests/support/corpus.ts';
import { useServers } from '#tests/support/useServers.ts';

type Host = (request: Request) => Promise<Response>;

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

function sender(host: Host, url: string): Send {
  return async ({ method = 'POST', path, body, headers }: Exchange) => {
    const response = await host(
      new Request(url + path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const type = response.headers.get('Content-Type')?.split(';')[0];
    const text = await response.text();
    const read = (from: string): unknown => (type === 'application/json' ? JSON.parse(from) : from);
    return {
      status: response.status,
      type,
      body: read(text.replaceAll(UUID, 'UUID')),
      raw: read(text),
    };
  };
}

async function answerOf({ request }: Case, send: Send): Promise<Received> {
  const exchange = typeof request === 'function' ? await request(send) : request;
  const { status, type, body } = await send(exchange);
  return { status, type, body };
}

const expectedOf = ({ expected }: Case): Received => ({
  ...expected,
  type: expected.status === 200 ? 'application/json' : 'text/plain',
});

describe.each(corpus)('$name', (tried) => {
  const start = useServers('sqlite');

  it('is answered by the mocks', async () => {
    const world = createWorld();
    world.gateway = [
      ...(tried.gateway ?? []).map((does) =>
        does === 'lose' ? ('unknown' as const) : { declined: 'Your card was declined.' },
      ),
      'succeeded',
    ];
    const handlers = createHandlers(world);
    const send = sender(
      async (request) => (await getResponse(handlers, request)) ?? Response.error(),
      'http://localhost',
    );
    expect(await answerOf(tried, send)).toEqual(expectedOf(tried));
  });

  it('is answered alike by the server', async () => {
    const server = await start();
    server.gateway.script.push(...(tried.gateway ?? []));
    expect(await answerOf(tried, sender(fetch, server.url))).toEqual(expectedOf(tried));
  });
});
