import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChargeLookup, ChargeRequest } from '#server/shop/gateways/gateway.ts';
import { createLedgerGateway } from './ledger.ts';

// The gateway as a process of its own: it remembers what it charged while servers come and go.
const ledger = createLedgerGateway();

const server = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    const sent = Buffer.concat(chunks).toString();
    const signal = AbortSignal.timeout(15_000);
    const reply = (result: unknown) => res.end(JSON.stringify(result));
    if (req.url === '/charge') {
      void ledger.charge(JSON.parse(sent) as ChargeRequest, signal).then(reply);
    } else if (req.url === '/find') {
      void ledger.find(JSON.parse(sent) as ChargeLookup, signal).then(reply);
    } else {
      res.end(JSON.stringify([...ledger.charges.values()]));
    }
  });
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
