/**
 * A dynamic import that can be repeated after a failure. Chromium and Firefox do not request a
 * failed module's URL again, so a retry adds a query to it; Safari repeats the request itself, and
 * names no URL in its error.
 */
export function retryImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let failedUrl: string | undefined;
  let failures = 0;
  return async () => {
    try {
      if (!failedUrl) return await load();
      return (await import(/* @vite-ignore */ `${failedUrl}?${failures}`)) as Module;
    } catch (error) {
      failedUrl = /https?:[^?\s]+/.exec(String(error))?.[0];
      failures += 1;
      throw error;
    }
  };
}
