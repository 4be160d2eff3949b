/** The response to a request that the page's start sent before the client loaded (ruling 42). */
export type PreloadedResponse = { path: string; answer: Promise<Response> };

declare global {
  var preloaded: PreloadedResponse | undefined;
}

/**
 * Sends a page's data request before the client loads, with the headers of the client (ruling 42).
 */
export function requestData(path: string): void {
  const headers = { 'Content-Type': 'application/json' };
  const response = fetch(path, { credentials: 'include', headers });
  // Avoids an unhandled rejection; the client handles the error.
  response.catch(() => {});
  window.preloaded = { path, answer: response };
}

/** The preloaded response for a GET of `path`. It can be consumed once. */
export function consumePreloadedResponse(path: string): Promise<Response> | undefined {
  const { preloaded } = globalThis;
  if (preloaded?.path !== path) return undefined;
  globalThis.preloaded = undefined;
  return preloaded.answer;
}
