import { spawnSync } from 'node:child_process';
import { hasOpenssl } from '#tests/support/certificate.ts';
import { resultOf, skipped, type Result } from './result.ts';

/** A 3-D Secure challenge of another origin, as the browser tests with a card field have it. */
export function challenge(): Result {
  const wanted =
    'a challenge posted to a foreign https origin completes; policies of all pages kept';
  if (!hasOpenssl) return skipped(wanted, 'this machine has no openssl');
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--project=card',
      'card.spec.ts',
      '-g',
      '3-D Secure|frame page',
    ],
    { encoding: 'utf8' },
  );
  const seen = /\d+ (passed|failed)/.exec(stdout)?.[0] ?? 'no test ran';
  return resultOf(wanted, `${seen} in Chromium`, status === 0 ? [] : [stdout.slice(-2_000)]);
}
