import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { messageRefusals, orderRefusals, paymentRefusals, refusals } from '#contract/refusals.ts';
import { createWorld, type Fault, type World } from '../world.ts';
import { Refused, type Answer } from './answer.ts';
import { sendMessage } from './messages.ts';
import { createOrder } from './orders.ts';
import { processPayment } from './payments.ts';
import { listProducts } from './products.ts';
import { listServices } from './services.ts';

/** The mocked server, complete by its type: an endpoint without an answer does not compile. */
const answers = {
  listServices,
  listProducts,
  sendMessage,
  createOrder,
  processPayment,
} satisfies { [N in EndpointName]: Answer<N> };

/** What each endpoint says to a body that is not the contract's. */
const invalidBody: Partial<Record<EndpointName, string>> = {
  sendMessage: messageRefusals.invalid,
  createOrder: orderRefusals.invalid,
  processPayment: paymentRefusals.invalid,
};

/** The request handlers of one world; without one, of a fresh world where all is well. */
export function createHandlers(world: World = createWorld()): HttpHandler[] {
  return (Object.keys(endpoints) as EndpointName[]).map((name) => {
    const { method, path } = endpoints[name];
    const register = method === 'GET' ? http.get : http.post;
    return register(`*${path}`, ({ request }) => respond(name, request, world));
  });
}

async function respond(name: EndpointName, request: Request, world: World): Promise<Response> {
  const text = await request.text();
  world.requests.push({ name, headers: request.headers, body: tryJson(text) });
  const failure = await meetFault(name, world);
  if (failure) return failure;
  try {
    const body = readBody(name, request, text);
    const answer = (answers[name] as Answer<EndpointName>)({
      body: body as never,
      headers: request.headers,
      world,
    });
    // A mock that breaks the contract must not look like a working one.
    return HttpResponse.json(z.parse(endpoints[name].response, answer) as object);
  } catch (error) {
    if (error instanceof Refused) return refuse(error.status, error.message);
    throw error;
  }
}

/** Reads a body as the server does. @throws Refused for another type, bad JSON or another shape. */
function readBody(name: EndpointName, request: Request, text: string): unknown {
  const endpoint = endpoints[name];
  if (!('body' in endpoint)) return undefined;
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new Refused(415, refusals.wrongContentType);
  }
  const json = tryJson(text);
  if (json === undefined) throw new Refused(400, refusals.malformed);
  const parsed = z.safeParse(endpoint.body, json);
  if (!parsed.success) throw new Refused(400, invalidBody[name] ?? refusals.malformed);
  return parsed.data;
}

async function meetFault(name: EndpointName, world: World): Promise<Response | undefined> {
  const fault: Fault | undefined = world.faults[name];
  if (!fault) return undefined;
  if (fault.once) delete world.faults[name];
  switch (fault.kind) {
    case 'pending':
      await delay('infinite');
      return undefined;
    case 'slow':
      await delay(fault.milliseconds);
      return undefined;
    case 'offline':
      return HttpResponse.error();
    case 'html':
      return HttpResponse.html('<!doctype html><title>Welcome</title><p>Not what was asked for.');
    case 'status':
      return refuse(fault.status, fault.sentence, fault.statusText);
  }
}

function refuse(status: number, sentence: string, statusText?: string): Response {
  const init = { status, ...(statusText && { statusText }) };
  return sentence ? HttpResponse.text(sentence, init) : new HttpResponse(null, init);
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
