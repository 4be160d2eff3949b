import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ChargeLookup, ChargeRequest } from '#server/shop/gateways/gateway.ts';
import { listen } from './freePort.ts';
import { createLedgerGateway } from './ledger.ts';

// The gateway in its own process: it remembers charges while servers restart.
const ledger = createLedgerGateway();

const server = createServer((req, res) => {
  const callLedger = async () => {
    const signal = AbortSignal.timeout(15_000);
    if (req.url === '/charge') return ledger.charge((await json(req)) as ChargeRequest, signal);
    if (req.url === '/find') return ledger.find((await json(req)) as ChargeLookup, signal);
    return [...ledger.charges.values()];
  };
  void callLedger().then((result) => res.end(JSON.stringify(result)));
});
console.log(`Ready at http://127.0.0.1:${await listen(server)}`);
