import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { services } from '#mocks/fixtures/services.ts';
import { startMockServer, type MockServer } from '#mocks/node.ts';
import { createWorld, type GatewayOutcome } from '#mocks/world.ts';
import { readAnswer, startTestServer, type TestServer } from '#tests/support/server.ts';
import { corpus } from './corpus.ts';
import { behaviorOf, shelf, type Answer, type Case, type Sent } from './exchanges.ts';

/** A server under test: its URL, and how to set its gateway's next outcomes. */
type Host = { url: string; begin: (gateway: GatewayOutcome[]) => void };

async function sendRequest({ method, path, headers, body }: Sent, url: string) {
  const init = { method, headers, ...(body !== undefined && { body }) };
  const answer = await readAnswer(await fetch(url + path, init));
  const type = answer.headers.get('Content-Type')?.split(';')[0];
  return { status: answer.status, type, body: answer.body };
}

const responses = new Map(
  Object.values(endpoints).map(({ method, path, response }) => [`${method} ${path}`, response]),
);

async function expectRecordedAnswers({ gateway = ['succeeded'], exchanges }: Case, host: Host) {
  host.begin(gateway);
  const answers: Answer[] = [];
  for (const { send, status, body } of exchanges) {
    const sent = typeof send === 'function' ? send(answers) : send;
    const answer = await sendRequest(sent, host.url);
    expect(answer, `${sent.method} ${sent.path}, request ${answers.length + 1}`).toEqual({
      status,
      type: status === 200 ? 'application/json' : 'text/plain',
      body,
    });
    const response = responses.get(`${sent.method} ${sent.path}`);
    if (status === 200 && response) z.parse(response, answer.body);
    answers.push(answer);
  }
}

describe('the mock server', () => {
  let mocks: MockServer;
  const host: Host = {
    url: 'http://localhost',
    begin: (gateway) => mocks.use({ ...createWorld(), products: [...shelf], gateway }),
  };
  beforeAll(() => {
    mocks = startMockServer();
  });
  afterAll(() => mocks.server.close());

  it.each(corpus)('responds as expected: $name', (one) => expectRecordedAnswers(one, host));
});

describe('the real server', () => {
  let server: TestServer;
  const host: Host = {
    get url() {
      return server.url;
    },
    begin: (gateway) => {
      server.gateway.script = gateway.map(behaviorOf);
    },
  };
  beforeAll(async () => {
    server = await startTestServer({ catalogue: { services, products: shelf } });
  });
  afterAll(() => server.stop());

  it.each(corpus)('responds as expected: $name', (one) => expectRecordedAnswers(one, host));
});

/** A valid response of each endpoint. */
const validResponses: Record<EndpointName, object> = {
  listServices: services,
  listProducts: shelf,
  sendMessage: { received: true },
  createOrder: { id: '10000000-0000-4000-8000-000000000001' },
  processPayment: { success: true },
};

it.each(Object.entries(validResponses))('an invented field of %s is rejected', (name, valid) => {
  const { response } = endpoints[name as EndpointName];
  const invent = (entry: object) => ({ ...entry, invented: 1 });
  expect(z.safeParse(response, valid).success).toBe(true);
  const invented = Array.isArray(valid) ? valid.map(invent) : invent(valid);
  expect(z.safeParse(response, invented).success).toBe(false);
});

it('every parity case has a unique name', () => {
  const names = corpus.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
