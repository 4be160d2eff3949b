import * as z from 'zod/mini';
import {
  endpoints,
  type EndpointName,
  type RequestBody,
  type ResponseBody,
} from '#contract/endpoints.ts';
import { requestJson, type On401 } from './http.ts';

export type CallOptions<N extends EndpointName> = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
} & (RequestBody<N> extends undefined ? { body?: undefined } : { body: RequestBody<N> });

/**
 * Calls an endpoint of the contract and validates the response with the contract's schema.
 * @throws ApiError when the answer is not OK; a 401 answers null instead with `on401: 'null'`.
 * @throws TypeError without an answer, SyntaxError or ZodError when it is not what was agreed.
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
  // Only the mode 'null' answers null: no endpoint of the contract does.
  return answer === null && options.on401 === 'null' ? null : z.parse(response, answer);
}

type RequestOptionsOf = { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal };
