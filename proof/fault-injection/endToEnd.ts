import { spawnSync } from 'node:child_process';
import { hasOpenssl } from '#tests/support/certificate.ts';
import { resultOf, skipped, type Result } from './result.ts';

/** Runs end-to-end tests, which build the site and start its servers, with these options. */
function runEndToEndTests(wanted: string, ...options: string[]): Result {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...options],
    { encoding: 'utf8' },
  );
  const seen = /\d+ (passed|failed)/.exec(stdout)?.[0] ?? 'no test ran';
  return resultOf(wanted, `${seen} in Chromium`, status === 0 ? [] : [stdout.slice(-2_000)]);
}

/** An interrupted payment is charged once; buying the same afterwards is a second charge. */
export const testInterruptedPayments = ({ rounds }: { rounds: number }): Result =>
  runEndToEndTests(
    `each interruption of a payment ${rounds} times: 1 charge; the same purchase again: a second one`,
    '--project=desktop',
    'interrupted.spec.ts',
    `--repeat-each=${rounds}`,
  );

/** A payment with a 3-D Secure challenge from another origin succeeds. */
export function testBankChallenge(): Result {
  const wanted =
    'a challenge posted to a foreign https origin completes; policies of all pages kept';
  if (!hasOpenssl) return skipped(wanted, 'this machine has no openssl');
  return runEndToEndTests(wanted, '--project=card', 'card.spec.ts', '-g', '3-D Secure|frame page');
}
