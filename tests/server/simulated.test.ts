import { expect, it } from 'vitest';
import { createSimulatedGateway } from '#server/shop/gateways/simulated.ts';

const chargeRequest = (sourceId: string, key: string) => ({
  key,
  sourceId,
  amountCents: 9_600,
  orderId: '00000000-0000-4000-8000-000000000001',
  locationId: 'default',
});
const signal = AbortSignal.timeout(1_000);

it('the simulated gateway accepts only the sandbox token, and repeats its result per key', async () => {
  const gateway = createSimulatedGateway();
  const taken = await gateway.charge(chargeRequest('cnon:card-nonce-ok', 'a'), signal);
  expect(taken).toEqual({
    outcome: 'succeeded',
    gatewayId: expect.stringMatching(/^simulated-/) as string,
  });
  const declined = await gateway.charge(chargeRequest('cnon:another', 'b'), signal);
  expect(declined).toEqual({ outcome: 'declined', code: 'GENERIC_DECLINE' });
  expect(await gateway.charge(chargeRequest('cnon:another', 'a'), signal)).toEqual(taken);
});

it('the simulated gateway is marked as a demo, finds no charges and needs no settings', async () => {
  const gateway = createSimulatedGateway();
  expect(gateway.demo).toBe(true);
  expect(await gateway.check(signal)).toBeUndefined();
  const lookup = { orderId: 'x', amountCents: 1, locationId: 'default', since: 0 };
  expect(await gateway.find(lookup, signal)).toEqual({
    outcome: 'declined',
    code: 'NOT_CHARGED',
  });
});
