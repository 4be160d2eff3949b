import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi } from './client.ts';
import { ApiError, readableMessage, requestJson } from './http.ts';
import { createQueryClient } from './queryClient.ts';

const calls: { path: string; init: RequestInit }[] = [];

function mockFetch(answer: () => Response) {
  calls.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push({ path, init });
    return answer();
  });
}

const plainTextResponse = (status: number, text: string, statusText = '') =>
  new Response(text, { status, statusText, headers: { 'Content-Type': 'text/plain' } });

const catchError = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

afterEach(() => vi.unstubAllGlobals());

describe('an API request (ruling 34)', () => {
  it('sends cookies and a JSON content type for every method, and a body only when given', async () => {
    mockFetch(() => Response.json([]));
    await callApi('listServices');
    const [call] = calls;
    expect(call?.path).toBe('/api/services');
    expect(call?.init).toEqual({
      method: 'GET',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it('sends a body as JSON and adds the headers it is given', async () => {
    mockFetch(() => Response.json({ received: true }));
    const body = { name: 'Robin', email: 'robin@example.com', message: 'Hello to all of you' };
    await callApi('sendMessage', { body, headers: { 'X-Extra': '1' } });
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', 'X-Extra': '1' },
    });
  });

  it('rejects a response that does not match the contract', async () => {
    mockFetch(() => Response.json([{ id: 'gender-peek' }]));
    const error = await catchError(callApi('listServices'));
    expect(error).toBeInstanceOf(Error);
    expect(readableMessage(error)).toBeUndefined();
  });
});

describe('an API error (section 8)', () => {
  it('throws the status, a colon and the body', async () => {
    mockFetch(() => plainTextResponse(409, 'Heartbeat Bear now costs $52.00.', 'Conflict'));
    const error = await catchError(callApi('listProducts'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, message: '409: Heartbeat Bear now costs $52.00.' });
    expect(readableMessage(error)).toBe('409: Heartbeat Bear now costs $52.00.');
  });

  it('throws the status text when the body is empty', async () => {
    mockFetch(() => new Response(null, { status: 500, statusText: 'Internal Server Error' }));
    const error = await catchError(callApi('listProducts'));
    expect(error).toMatchObject({ message: '500: Internal Server Error' });
    expect(readableMessage(error)).toBe('500: Internal Server Error');
  });

  it('has no visitor message for an HTML page or an empty text', async () => {
    mockFetch(
      () => new Response('<h1>502</h1>', { headers: { 'Content-Type': 'text/html' }, status: 502 }),
    );
    const page = await catchError(callApi('listProducts'));
    expect(page).toMatchObject({ message: '502: <h1>502</h1>' });
    expect(readableMessage(page)).toBeUndefined();

    mockFetch(() => new Response(null, { status: 502 }));
    expect(readableMessage(await catchError(callApi('listProducts')))).toBeUndefined();
  });

  it('has no visitor message when no response arrived', () => {
    expect(readableMessage(new TypeError('Failed to fetch'))).toBeUndefined();
  });

  it('throws on 401, or returns null in returnNull mode', async () => {
    mockFetch(() => plainTextResponse(401, 'Please sign in.'));
    expect(await catchError(callApi('listServices'))).toMatchObject({
      message: '401: Please sign in.',
    });
    await expect(callApi('listServices', { on401: 'null' })).resolves.toBeNull();

    mockFetch(() => plainTextResponse(403, 'No.'));
    expect(await catchError(requestJson('/api/services', { on401: 'null' }))).toMatchObject({
      status: 403,
    });
  });
});

describe('query client defaults (ruling 35)', () => {
  const defaults = createQueryClient().getDefaultOptions();

  it('disable retry, staleness, refetch and polling, and remove unused data after five minutes', () => {
    expect(defaults.queries).toMatchObject({
      retry: false,
      staleTime: Infinity,
      gcTime: 300_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
    expect(defaults.mutations).toMatchObject({ retry: false });
  });

  it('back off from 1000 ms, doubling to 30000 ms', () => {
    const wait = defaults.queries?.retryDelay as (failures: number) => number;
    expect([0, 1, 2, 3, 4, 5, 6].map(wait)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  it("request the query key's segments joined with slashes", async () => {
    mockFetch(() => Response.json([1]));
    await expect(createQueryClient().query({ queryKey: ['/api', 'things', 7] })).resolves.toEqual([
      1,
    ]);
    expect(calls[0]?.path).toBe('/api/things/7');
    expect(calls[0]?.init.credentials).toBe('include');
  });

  it('return null on 401 in returnNull mode', async () => {
    mockFetch(() => plainTextResponse(401, 'Please sign in.'));
    const client = createQueryClient({ on401: 'null' });
    await expect(client.query({ queryKey: ['/api/things'] })).resolves.toBeNull();
    const error = await catchError(createQueryClient().query({ queryKey: ['/api/things'] }));
    expect(error).toMatchObject({ message: '401: Please sign in.' });
  });
});
