import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChargeRequest } from '#server/shop/gateways/gateway.ts';
import { createLedgerGateway } from './ledger.ts';

// The gateway as a process of its own: it remembers what it charged while servers come and go.
const ledger = createLedgerGateway();

const server = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    if (req.url === '/charge') {
      const request = JSON.parse(Buffer.concat(chunks).toString()) as ChargeRequest;
      void ledger
        .charge(request, AbortSignal.timeout(15_000))
        .then((result) => res.end(JSON.stringify(result)));
    } else {
      res.end(JSON.stringify([...ledger.charges.values()]));
    }
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
