/** A request that the page has begun before its code came, and its answer (ruling 42). */
export type Begun = { path: string; answer: Promise<Response> };

declare global {
  var begun: Begun | undefined;
}

/** The answer to a GET of `path` that is under way already; it can be had once. */
export function takeBegun(path: string): Promise<Response> | undefined {
  const { begun } = globalThis;
  if (begun?.path !== path) return undefined;
  globalThis.begun = undefined;
  return begun.answer;
}
