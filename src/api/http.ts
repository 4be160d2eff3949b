import { consumePreloadedResponse, requestOptions } from './preloadedResponse.ts';

/**
 * An error response of this site's server. The message is `<status>: <body>`, or `<status>: <status
 * text>` if the body is empty (section 8).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The response body as text. */
  readonly body: string;
  /** Whether visitors may read the message: plain text, not HTML or a proxy's stack trace. */
  readonly readable: boolean;

  constructor(status: number, statusText: string, body: string, contentType: string | null) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
    this.readable = body ? (contentType?.startsWith('text/plain') ?? false) : statusText !== '';
  }
}

/**
 * An error's message if visitors may read it; undefined without a response, for an HTML response,
 * or for a response that could not be parsed (ruling 25).
 */
export function readableMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.readable ? error.message : undefined;
}

export type RequestOptions = {
  method?: 'GET' | 'POST';
  /** The value to send as JSON; undefined sends no body (section 7). */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/**
 * Sends a request to this site's server, with cookies and a JSON content type (ruling 34). Only
 * it and `preloadResponse` call `fetch`.
 * @throws ApiError for a status that is not OK.
 * @throws TypeError without a response.
 */
export async function sendRequest(
  path: string,
  { method = 'GET', body, headers, signal }: RequestOptions = {},
): Promise<Response> {
  const preloaded = method === 'GET' ? consumePreloadedResponse(path) : undefined;
  const response = await (preloaded ??
    fetch(path, {
      ...requestOptions,
      method,
      headers: { ...requestOptions.headers, ...headers },
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

/** How to handle a 401: throw it like any other error, or return null (section 8). */
export type On401 = 'throw' | 'null';

/** Sends a request and parses the response as JSON; a 401 returns null with `on401: 'null'`. */
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
