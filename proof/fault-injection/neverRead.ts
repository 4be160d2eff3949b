import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** The flood of requests that {@link file://./slowReaders.ts} sends. */
export type Flood = { port: number; path: string; sockets: number; requests: number };

// In its own thread, so that the flood does not slow down the visitor that is measured.
if (parentPort) {
  const parent = parentPort;
  const { port, path, sockets, requests } = workerData as Flood;
  const flood = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(requests);
  let open = sockets;
  for (let index = 0; index < sockets; index += 1) {
    const socket = connect(port, '127.0.0.1', () => socket.write(flood));
    socket.pause();
    // A paused socket notices only on a write that it is closed; a line break sends no request.
    const probe = setInterval(() => socket.write('\r\n'), 500);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(probe);
      open -= 1;
      if (open === 0) parent.postMessage('closed');
    });
  }
}
