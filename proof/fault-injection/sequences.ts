import fc from 'fast-check';
import { mockImplementation, respondAlike, serverImplementation } from '#tests/parity/sequences.ts';
import { findPostgres } from '#tests/support/postgres.ts';
import type { DatabaseKind } from '#server/db/migrations.ts';
import { resultOf, type Result } from './result.ts';

/** Random request sequences: mocks and server return the same responses. */
export async function testRandomSequences(given: { runs: number; seed: number }): Promise<Result> {
  const { runs, seed } = given;
  const databases: DatabaseKind[] = findPostgres() ? ['sqlite', 'postgres'] : ['sqlite'];
  const mocks = mockImplementation();
  await using stack = new AsyncDisposableStack();
  const servers = await Promise.all(databases.map(serverImplementation));
  for (const server of servers) stack.defer(server.stop);
  const result = await fc.check(respondAlike(mocks, servers), { numRuns: runs, seed });
  const example = JSON.stringify(result.counterexample);
  return resultOf(
    'no difference',
    `${result.numRuns} sequences on ${['mocks', ...databases].join(', ')}, seed ${seed}`,
    result.failed ? [`${String(result.errorInstance)} ${example}`] : [],
  );
}
