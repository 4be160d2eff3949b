import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until `condition` is true, such as the start of a process beside heavy load.
 * @throws Error after `timeout` milliseconds.
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  timeout = 60_000,
  otherwise = 'What was waited for did not happen.',
): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(otherwise);
    await wait(10);
  }
}
