import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import { parseCartKey } from '#contract/cartKey.ts';
import {
  BODY_LIMIT,
  endpoints,
  IDEMPOTENCY_KEY_HEADER,
  JSON_TYPE,
  type EndpointName,
} from '#contract/endpoints.ts';
import { messageRefusals, orderRefusals, paymentRefusals, refusals } from '#contract/refusals.ts';
import { applyPatch } from '#packages/mock-panel/src/changes.ts';
import { createWorld, type World } from '../world.ts';
import { Refused, type Answer } from './answer.ts';
import { sendMessage } from './messages.ts';
import { createOrder } from './orders.ts';
import { processPayment } from './payments.ts';
import { listProducts } from './products.ts';
import { listServices } from './services.ts';

/** The type requires a mock for every endpoint of the contract. */
const answers = {
  listServices,
  listProducts,
  sendMessage,
  createOrder,
  processPayment,
} satisfies { [N in EndpointName]: Answer<N> };

/** Error messages of the endpoints that take a request body. */
const sentences: Partial<Record<EndpointName, { invalid: string; missingKey?: string }>> = {
  sendMessage: messageRefusals,
  createOrder: orderRefusals,
  processPayment: paymentRefusals,
};

/** The request handlers for one mock world; by default a new one in which every call succeeds. */
export function createHandlers(world: World = createWorld()): HttpHandler[] {
  return (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
    const { method, path } = endpoints[name];
    const register = method === 'GET' ? http.get : http.post;
    return [
      register(`*${path}`, ({ request }) => respond(name, request, world)),
      http.all(`*${path}`, () => errorResponse(405, refusals.methodNotAllowed)),
    ];
  });
}

async function respond(name: EndpointName, request: Request, world: World): Promise<Response> {
  const text = await request.text();
  const { headers } = request;
  const body = parseJsonOrNothing(text);
  const seen: World['requests'][number] = { name, headers, body, at: world.elapsed() };
  world.requests.push(seen);
  world.onRequest?.();
  const response = await answer(name, request, text, world);
  seen.status = response.status;
  world.onRequest?.();
  return response;
}

async function answer(
  name: EndpointName,
  request: Request,
  text: string,
  world: World,
): Promise<Response> {
  const failure = (await applyChange(name, world)) ?? (await applyFault(name, world));
  if (failure) return failure;
  try {
    const body = readBody(name, request, text);
    const key = readIdempotencyKey(request.headers);
    const result = (answers[name] as Answer<EndpointName>)({
      body: body as never,
      key,
      cartId: parseCartKey(key)?.cartId ?? '',
      world,
    });
    // Validate the response, so that a mock cannot break the contract unnoticed.
    const changed = applyPatch(result, world.changes[name]?.body);
    return HttpResponse.json(z.parse(endpoints[name].response, changed) as object);
  } catch (error) {
    if (error instanceof Refused) return errorResponse(error.status, error.message);
    throw error;
  }
}

/** Validates a request with the same checks, in the same order, as the server. @throws Refused */
function readBody(name: EndpointName, { headers }: Request, text: string): unknown {
  const endpoint = endpoints[name];
  if (!('body' in endpoint)) return undefined;
  if (!JSON_TYPE.test(headers.get('Content-Type') ?? '')) {
    throw new Refused(415, refusals.wrongContentType);
  }
  if (new TextEncoder().encode(text).length > BODY_LIMIT) throw new Refused(413, refusals.tooLarge);
  const json = parseJsonOrNothing(text);
  if (text !== '' && (typeof json !== 'object' || json === null)) {
    throw new Refused(400, refusals.malformed);
  }
  const { invalid = refusals.malformed, missingKey } = sentences[name] ?? {};
  if (missingKey && !parseCartKey(readIdempotencyKey(headers))) throw new Refused(400, missingKey);
  const parsed = z.safeParse(endpoint.body, json);
  if (!parsed.success) throw new Refused(400, invalid);
  return parsed.data;
}

const readIdempotencyKey = (headers: Headers) =>
  headers.get(IDEMPOTENCY_KEY_HEADER)?.toLowerCase() ?? '';

async function applyChange(name: EndpointName, world: World): Promise<Response | undefined> {
  const { delay: time, offline, status = 0, error = '' } = world.changes[name] ?? {};
  if (time !== undefined) await delay(time);
  if (offline) return HttpResponse.error();
  return status >= 400 ? errorResponse(status, error) : undefined;
}

async function applyFault(name: EndpointName, world: World): Promise<Response | undefined> {
  const fault = world.faults.get(name);
  if (!fault || world.changes[name]?.status !== undefined) return undefined;
  if (fault.once) world.faults.delete(name);
  switch (fault.kind) {
    case 'pending':
      await delay('infinite');
      return undefined;
    case 'slow':
      await delay(fault.milliseconds);
      return undefined;
    case 'products':
      world.products = applyPatch(world.products, fault.change) as World['products'];
      return undefined;
    case 'offline':
      return HttpResponse.error();
    case 'html':
      return HttpResponse.html('<!doctype html><title>Welcome</title><p>Not what was asked for.');
    case 'json':
      return HttpResponse.json(fault.body);
    case 'status':
      return errorResponse(fault.status, fault.sentence, fault.statusText);
  }
}

function errorResponse(status: number, sentence: string, statusText?: string): Response {
  const init = { status, ...(statusText && { statusText }) };
  return sentence ? HttpResponse.text(sentence, init) : new HttpResponse(null, init);
}

function parseJsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
