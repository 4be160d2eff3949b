import type { TestProcess } from '#tests/support/processes.ts';

/** What `deploy/orchard-peek.service` gives a server to stop in, in milliseconds. */
const STOPPED_WITHIN = 20_000;

/** Sends SIGTERM. @returns the milliseconds until the process ended; any code but 0 is a problem. */
export async function stop(server: TestProcess, problems: string[]): Promise<number> {
  const began = performance.now();
  const kill = setTimeout(() => server.child.kill('SIGKILL'), STOPPED_WITHIN);
  server.child.kill('SIGTERM');
  const { code } = await server.ended();
  clearTimeout(kill);
  if (code !== 0) problems.push(`exit code ${String(code)}`);
  return performance.now() - began;
}
