import { describe, expect, it, vi } from 'vitest';
import { targets } from '#proof/fault-injection/targets.ts';
import { hasPgbouncer } from '#tests/support/pgbouncer.ts';
import { testDatabases, useDatabases } from '#tests/support/useServers.ts';

// The targets of `npm run proof -- fault-injection` at reduced size, so that CI detects lost or
// doubled data. Only the full command asserts timings, on an idle machine. Most of their time is
// waiting, so they run side by side.
vi.setConfig({ testTimeout: 300_000 });
if (!hasPgbouncer) console.warn('\n*** NO PGBOUNCER ON THIS MACHINE: its test is SKIPPED. ***\n');

describe.concurrent.each(testDatabases())('fault injection on %s', (kind) => {
  const createDatabase = useDatabases(kind);

  for (const [name, { on, small }] of Object.entries(targets)) {
    if (!small || !on.includes(kind)) continue;
    it(name, async ({ skip }) => {
      const { pass, wanted, seen } = await small({ createDatabase });
      if (pass === 'skipped') skip(seen);
      expect(pass, `wanted ${wanted}, seen ${seen}`).not.toBe(false);
    });
  }
});
