import {
  endpoints,
  type EndpointName,
  type RequestBody,
  type ResponseBody,
} from '#contract/endpoints.ts';
import { requestJson, type On401 } from './http.ts';
import { parseResponse } from './parseResponse.ts';

export type CallOptions<N extends EndpointName> = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
} & (RequestBody<N> extends undefined ? { body?: undefined } : { body: RequestBody<N> });

/**
 * Calls an endpoint of the contract and parses the response by the contract's schema.
 * @throws ApiError for a status that is not OK; with `on401: 'null'`, a 401 returns null instead.
 * @throws TypeError without a response, SyntaxError for invalid JSON, ZodError for a wrong shape.
 */
export function callApi<N extends EndpointName>(
  name: N,
  options: CallOptions<N> & { on401: 'null' },
): Promise<ResponseBody<N> | null>;
export function callApi<N extends EndpointName>(
  name: N,
  ...options: RequestBody<N> extends undefined ? [CallOptions<N>?] : [CallOptions<N>]
): Promise<ResponseBody<N>>;
export async function callApi(
  name: EndpointName,
  options: RequestOptionsOf & { on401?: On401 } = {},
): Promise<unknown> {
  const { method, path, response } = endpoints[name];
  const answer = await requestJson(path, { method, ...options });
  // Null always means a 401 here: no endpoint responds with null.
  return answer === null && options.on401 === 'null' ? null : parseResponse(response, answer);
}

type RequestOptionsOf = { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal };
