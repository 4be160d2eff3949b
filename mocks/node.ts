import { setupServer, type SetupServer } from 'msw/node';
import { createHandlers } from './handlers/handlers.ts';
import { failUnhandledRequest } from './unanswered.ts';
import { createWorld, type World } from './world.ts';

export type MockServer = {
  server: SetupServer;
  /** Replaces the current world. */
  use: (world: World) => void;
};

/** The mocked API for tests in Node. It starts at once; the test must close it. */
export function startMockServer(world: World = createWorld()): MockServer {
  const server = setupServer(...createHandlers(world));
  server.listen({ onUnhandledFrame: failUnhandledRequest });
  return { server, use: (next) => server.resetHandlers(...createHandlers(next)) };
}
