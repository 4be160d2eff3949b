import type { UnhandledFrameHandle } from 'msw';

type UnhandledFrameCallback = Extract<UnhandledFrameHandle, (...args: never) => unknown>;

let unanswered: string[] = [];

/**
 * msw's `onUnhandledFrame`: a request to the API that no handler answers fails and is remembered;
 * whatever else the page asks for goes through.
 */
export const refuseUnanswered: UnhandledFrameCallback = ({ frame, defaults }) => {
  if (frame.protocol !== 'http') return;
  const { method, url } = (frame.data as { request: Request }).request;
  const { pathname } = new URL(url);
  if (!pathname.startsWith('/api/')) return;
  unanswered.push(`${method} ${pathname}`);
  defaults.error();
  throw new TypeError(`No handler answers ${method} ${pathname}`);
};

/** The requests that nothing answered since the last call; a test fails when there is one. */
export function takeUnanswered(): string[] {
  const taken = unanswered;
  unanswered = [];
  return taken;
}
