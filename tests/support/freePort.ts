import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Makes a server listen on this machine, on a free port by default. @returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Stops a server at once, even with open connections. */
export async function stopAtOnce(server: HttpServer): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await once(probe.close(), 'close');
  return port;
}
