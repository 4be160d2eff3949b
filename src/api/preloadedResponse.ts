/** The response to a request that the boot script sent before the client loaded (ruling 42). */
export type PreloadedResponse = { path: string; answer: Promise<Response> };

declare global {
  var preloaded: PreloadedResponse | undefined;
}

/** The preloaded response to a GET of `path`; it can be consumed once. */
export function consumePreloadedResponse(path: string): Promise<Response> | undefined {
  const { preloaded } = globalThis;
  if (preloaded?.path !== path) return undefined;
  globalThis.preloaded = undefined;
  return preloaded.answer;
}
