/** The response to a request that the bootstrap file sent before the client loaded (ruling 42). */
export type PreloadedResponse = { path: string; answer: Promise<Response> };

declare global {
  var preloaded: PreloadedResponse | undefined;
}

/**
 * Requests a page's data as the client would, which takes the response (ruling 42). The bootstrap file
 * has its source text: it must use nothing from outside its body.
 */
export function requestData(path: string): void {
  const headers = { 'Content-Type': 'application/json' };
  const response = fetch(path, { credentials: 'include', headers });
  // The client handles a failure.
  response.catch(() => {});
  window.preloaded = { path, answer: response };
}

/** The preloaded response to a GET of `path`; it can be consumed once. */
export function consumePreloadedResponse(path: string): Promise<Response> | undefined {
  const { preloaded } = globalThis;
  if (preloaded?.path !== path) return undefined;
  globalThis.preloaded = undefined;
  return preloaded.answer;
}
