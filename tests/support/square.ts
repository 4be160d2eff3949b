import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the card network does with one call, before or after it charged. */
export type SquareFault = 'timeout' | '500' | '429' | 'reset';

/** Square's payments API on this machine, with a ledger and faults. */
export type TestSquare = {
  url: string;
  /** How often each order was charged. */
  charges: Map<string, number>;
  stop(): Promise<void>;
};

type Sent = { idempotency_key: string; reference_id: string };

/** @param nextFault decides the fault of the next call; none means that it works. */
export async function startSquare(nextFault: () => SquareFault | undefined): Promise<TestSquare> {
  const payments = new Map<string, string>();
  const charges = new Map<string, number>();
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const sent = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
      const fault = nextFault();
      const reply = (status: number, body: object) => {
        res.writeHead(status, { 'Content-Type': 'application/json' });
        res.end(JSON.stringify(body));
      };
      const failed = (status: number, category: string) =>
        reply(status, { errors: [{ category, code: category, detail: '' }] });
      if (fault === '429') {
        failed(429, 'RATE_LIMIT_ERROR');
        return;
      }
      const id = payments.get(sent.idempotency_key) ?? `sq-${payments.size + 1}`;
      if (!payments.has(sent.idempotency_key)) {
        payments.set(sent.idempotency_key, id);
        charges.set(sent.reference_id, (charges.get(sent.reference_id) ?? 0) + 1);
      }
      if (fault === 'reset') req.socket.destroy();
      else if (fault === '500') failed(500, 'API_ERROR');
      else if (fault !== 'timeout') reply(200, { payment: { id, status: 'COMPLETED' } });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    charges,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
