import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testDatabases } from '#tests/support/useServers.ts';
import {
  mockImplementation,
  sameResponses,
  serverImplementation,
  type Implementation,
} from './sequences.ts';

// SEED repeats a run with its printed seed, RUNS=1000 tests more sequences.
const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 2 ** 31));
const numRuns = Number(process.env.RUNS ?? 100);

describe('random request sequences', () => {
  let mocks: Implementation;
  let servers: Implementation[];
  beforeAll(async () => {
    mocks = mockImplementation();
    servers = await Promise.all(testDatabases().map(serverImplementation));
  });
  afterAll(() => Promise.all([mocks, ...servers].map((one) => one.stop())));

  it(
    `get equal responses from mocks and server (seed ${seed})`,
    () => fc.assert(sameResponses(mocks, servers), { numRuns, seed }),
    numRuns * 1_200,
  );
});
