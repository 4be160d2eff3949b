/** The options of every request to this site's server (ruling 34). */
export const requestOptions = {
  credentials: 'include',
  headers: { 'Content-Type': 'application/json' },
} as const;

declare global {
  /** The response to a request that the page's start sent before the client loaded (ruling 42). */
  var preloaded: { path: string; response: Promise<Response> } | undefined;
}

/** Sends a page's data request before the client loads, as the client would (ruling 42). */
export function preloadResponse(path: string): void {
  const response = fetch(path, requestOptions);
  // Avoids an unhandled rejection; the client handles the error.
  response.catch(() => {});
  globalThis.preloaded = { path, response };
}

/** The preloaded response for a GET of `path`. It can be consumed once. */
export function consumePreloadedResponse(path: string): Promise<Response> | undefined {
  const { preloaded } = globalThis;
  if (preloaded?.path !== path) return undefined;
  globalThis.preloaded = undefined;
  return preloaded.response;
}
