import { consumePreloadedResponse } from './preloadedResponse.ts';

/**
 * An answer of the own server that is not OK. The message is `<status>: <body>`, with the status
 * text where the body is empty (section 8).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The answer's body as text. */
  readonly body: string;
  /** Whether the message is meant for a visitor: a plain sentence, not a page or a stack of a proxy. */
  readonly readable: boolean;

  constructor(status: number, statusText: string, body: string, contentType: string | null) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    this.readable = body ? (contentType?.startsWith('text/plain') ?? false) : statusText !== '';
  }
}

/**
 * The message of a failed call that a visitor may read; undefined when there is none: no network,
 * an HTML page, an answer that could not be understood (ruling 25).
 */
export function readableMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.readable ? error.message : undefined;
}

export type RequestOptions = {
  method?: 'GET' | 'POST';
  /** Sent as JSON; a request without one has no body (section 7). */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/**
 * Sends a request to the own server, with cookies and a JSON content type (ruling 34). The only
 * place that knows `fetch`.
 * @throws ApiError when the answer is not OK.
 * @throws TypeError when there is no answer.
 */
export async function sendRequest(
  path: string,
  { method = 'GET', body, headers, signal }: RequestOptions = {},
): Promise<Response> {
  const preloaded = method === 'GET' ? consumePreloadedResponse(path) : undefined;
  const response = await (preloaded ??
    fetch(path, {
      method,
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }));
  if (!response.ok) {
    throw new ApiError(
      response.status,
      response.statusText,
      await response.text(),
      response.headers.get('Content-Type'),
    );
  }
  return response;
}

/** What a 401 does: throw like any other error, or return null (section 8). */
export type On401 = 'throw' | 'null';

/** Sends a request and reads its answer as JSON; null for a 401 in the mode `'null'`. */
export async function requestJson(
  path: string,
  { on401 = 'throw', ...options }: RequestOptions & { on401?: On401 } = {},
): Promise<unknown> {
  try {
    const response = await sendRequest(path, options);
    return await response.json();
  } catch (error) {
    if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
