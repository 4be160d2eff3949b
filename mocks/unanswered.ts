import type { UnhandledFrameHandle } from 'msw';

type UnhandledFrameCallback = Extract<UnhandledFrameHandle, (...args: never) => unknown>;

let unanswered: string[] = [];

/**
 * msw's `onUnhandledFrame`: an API request without a handler fails and is recorded; other requests
 * go through to the network.
 */
export const failUnhandledRequest: UnhandledFrameCallback = ({ frame, defaults }) => {
  if (frame.protocol !== 'http') return;
  const { method, url } = (frame.data as { request: Request }).request;
  const { pathname } = new URL(url);
  if (!pathname.startsWith('/api/')) return;
  unanswered.push(`${method} ${pathname}`);
  defaults.error();
  throw new TypeError(`No handler answers ${method} ${pathname}`);
};

/** Returns and clears the requests that had no handler. Any such request fails the test. */
export function consumeUnhandledRequests(): string[] {
  const taken = unanswered;
  unanswered = [];
  return taken;
}
