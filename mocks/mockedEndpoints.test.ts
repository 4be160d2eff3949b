import { describe, expect, it } from 'vitest';
import { orderRefusals } from '#contract/refusals.ts';
import { findErrors, toField } from '#packages/mock-panel/src/fields.ts';
import { mockedEndpoints, toScenarioCode } from './mockedEndpoints.ts';
import { answersOf, changeWorld, createWorld, reportRequests } from './world.ts';
import type { AnswerChanges } from './worldState.ts';
import { startMockServer } from './node.ts';

async function requestServices(changes: AnswerChanges, scenario?: 'services.500') {
  const world = createWorld(scenario);
  changeWorld(world, changes);
  const { server } = startMockServer(world);
  const response = await fetch('http://localhost/api/services').catch(() => undefined);
  server.close();
  return { world, response };
}

describe('mockedEndpoints', () => {
  it.each(mockedEndpoints)('have a field for each answer of $path', ({ name, response }) => {
    expect(() => toField(response)).not.toThrow();
    const answer = answersOf(createWorld())[name as keyof AnswerChanges];
    expect([...findErrors(response, answer)]).toEqual([]);
  });
});

describe('changeWorld', () => {
  it('changes an entry of an answer, and what the shop sells', async () => {
    const changes = { 'heartbeat-bear': { price: '52.00' } };
    const world = createWorld();
    changeWorld(world, { listProducts: { body: changes } });
    expect(world.products.find(({ id }) => id === 'heartbeat-bear')?.price).toBe('52.00');
    const [service] = world.services;
    const id = service?.id ?? '';
    const { response } = await requestServices({
      listServices: { body: { [id]: { price: 1299 } } },
    });
    const [first] = (await response?.json()) as unknown[];
    expect(first).toEqual({ ...service, price: 1299 });
  });

  it('answers an error and no answer, and succeeds where the scenario fails', async () => {
    const error = orderRefusals.soldOut('Bear');
    const failed = await requestServices({ listServices: { status: 409, error } });
    expect(await failed.response?.text()).toBe(
      'Bear is sold out. Please remove it from your cart.',
    );
    expect(reportRequests(failed.world)).toMatchObject([
      { name: 'listServices', label: 'GET /api/services', status: 409 },
    ]);
    const offline = await requestServices({ listServices: { offline: true } });
    expect(offline.response).toBeUndefined();
    expect(reportRequests(offline.world)).toMatchObject([{ status: 0 }]);
    const kept = await requestServices({ listServices: { body: [] } }, 'services.500');
    expect(kept.response?.status).toBe(500);
    const fixed = await requestServices({ listServices: { status: 200 } }, 'services.500');
    expect(fixed.response?.status).toBe(200);
  });
});

describe('toScenarioCode', () => {
  it('returns an entry of scenarios.ts with the scenario that it changes', () => {
    const changes = { listProducts: { body: [] }, createOrder: { status: 409, error: 'No.' } };
    expect(toScenarioCode(changes, 'services.500'))
      .toBe(`'new.scenario': changedScenario('listProducts is changed, createOrder answers 409.', {
  listProducts: {
    body: [],
  },
  createOrder: {
    status: 409,
    error: 'No.',
  },
}, 'services.500'),
`);
  });
});
