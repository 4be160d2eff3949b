import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { rateLimitKeys, createCounter } from './limits.ts';

/**
 * How long a client may read nothing of its response, and how long a connection may be idle, in
 * milliseconds. Node takes up to two timeouts to detect a stalled response.
 */
const STALLED = 4_500;
export const IDLE = 8_000;
/** Pipelined requests that may wait on a connection. Browsers and proxies send none. */
const PIPELINED = 16;

/**
 * Handles the requests of a connection one at a time: requests that wait behind an unread response
 * hold no file and little memory. Too many of them, or a client that stops reading, close the
 * connection.
 */
export function serializePipelinedRequests(answer: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, (() => void)[]>();
  const idle = new WeakMap<Socket, NodeJS.Timeout>();
  return (req, res) => {
    const { socket } = req;
    if (socket.destroyed) return;
    clearTimeout(idle.get(socket));
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    if (line.length > PIPELINED) {
      socket.destroy();
      return;
    }
    // A 'timeout' listener keeps Node from closing the socket: a handler may take longer.
    res.on('timeout', () => {
      if (socket.writableLength > 0) socket.destroy();
    });
    const startResponse = () => {
      answer(req, res);
      // Stop reading: incoming data resets the timeout. Deferred, as Node resumes the socket first.
      if (req.method === 'GET') setImmediate(() => res.closed || socket.pause());
    };
    res.on('close', () => {
      line.shift();
      if (socket.destroyed) return;
      socket.resume();
      if (line[0]) line[0]();
      // Not Node's idle timeout, which restarts with every line break that a client sends.
      else idle.set(socket, setTimeout(() => socket.destroy(), IDLE).unref());
    });
    line.push(startResponse);
    if (line.length === 1) startResponse();
  };
}

/**
 * Closes stalled connections, and those of one address above `perAddress`; `undefined` behind a
 * trusted proxy, which opens all of them.
 */
export function limitConnections(server: Server, perAddress: number | undefined): void {
  server.setTimeout(STALLED);
  if (perAddress === undefined) return;
  const open = createCounter();
  server.on('connection', (socket: Socket) => {
    const { address } = rateLimitKeys(socket.remoteAddress ?? '');
    if (open(address, 1) > perAddress) socket.destroy();
    socket.once('close', () => open(address, -1));
  });
}
