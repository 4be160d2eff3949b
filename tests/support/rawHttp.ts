import { connect, type Socket } from 'node:net';

/** One request as bytes, on a connection of its own. */
export function requestBytes(path: string, body: unknown, headers: Record<string, string>): Buffer {
  const json = JSON.stringify(body);
  const lines = Object.entries({
    Host: 'localhost',
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(json)),
    Connection: 'close',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${json}`);
}

/** Sends bytes as they are. @returns everything that came back until the connection closed */
export function sendRaw(port: number, bytes: Buffer | string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    collect(socket, resolve);
    socket.on('error', reject);
  });
}

/**
 * Sends requests at the same moment: all but the last byte of each first, then all last bytes.
 * @returns the answers' statuses and bodies
 */
export async function sendTogether(
  port: number,
  requests: readonly Buffer[],
): Promise<{ status: number; body: string }[]> {
  const sockets = await Promise.all(
    requests.map(
      (bytes) =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1', () => {
            socket.write(bytes.subarray(0, -1), () => resolve(socket));
          });
          socket.once('error', reject);
        }),
    ),
  );
  return Promise.all(
    sockets.map(
      (socket, index) =>
        new Promise<{ status: number; body: string }>((resolve) => {
          collect(socket, (answer) =>
            resolve({
              status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0),
              body: answer.slice(answer.indexOf('\r\n\r\n') + 4),
            }),
          );
          socket.write(requests[index]?.subarray(-1) ?? '');
        }),
    ),
  );
}

function collect(socket: Socket, done: (answer: string) => void): void {
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('close', () => done(answer));
}
