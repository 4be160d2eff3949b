import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKeys, createCounter } from './limits.ts';

/**
 * How long a reader may take nothing of its answer, and how long no request may come, in
 * milliseconds. Node looks twice at an answer before it calls it stalled.
 */
const STALLED = 4_500;
const IDLE = 8_000;
/** Requests that may wait behind the first one of a connection. Browsers and proxies send none. */
const PIPELINED = 16;

/**
 * Answers the requests of a connection one after the other: those that wait behind an answer which
 * the client does not read hold no file and no memory. More than a few, or a reader that has stopped, end it: Node
 * reads what has come with them to its end, so nothing else is done for those.
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
    // With a listener Node leaves the connection open: a handler may be at work for longer.
    res.on('timeout', () => {
      if (socket.writableLength > 0) socket.destroy();
    });
    const start = () => {
      answer(req, res);
      // What a reader sends meanwhile would count as a sign of life. Node itself reads on first.
      if (req.method === 'GET') setImmediate(() => res.closed || socket.pause());
    };
    res.on('close', () => {
      line.shift();
      if (socket.destroyed) return;
      socket.resume();
      if (line[0]) line[0]();
      // Node's own limit begins again with every line end that a client sends.
      else idle.set(socket, setTimeout(() => socket.destroy(), IDLE).unref());
    });
    line.push(start);
    if (line.length === 1) start();
  };
}

/**
 * Ends connections that have come to a standstill, and those of one address beyond `perAddress`;
 * `undefined` where a trusted proxy has all of them.
 */
export function limitSockets(server: Server, perAddress: number | undefined): void {
  server.setTimeout(STALLED);
  if (perAddress === undefined) return;
  const open = createCounter();
  server.on('connection', (socket: Socket) => {
    const { address } = addressKeys(socket.remoteAddress ?? '');
    if (open(address, 1) > perAddress) socket.destroy();
    socket.once('close', () => open(address, -1));
  });
}
