import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

const JAR = 'node_modules/vnu-jar/build/dist/vnu.jar';

test('every page passes the Nu HTML checker', () => {
  test.setTimeout(180_000);
  const hasJava = spawnSync('java', ['-version']).status === 0;
  if (!hasJava) console.log('NOT CHECKED: the Nu HTML checker needs java, and there is none here.');
  test.skip(!hasJava, 'needs java');
  let report: string[] = [];
  try {
    // Compiles little, which suits a short run, and needs a larger stack for that.
    const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss2m'];
    const args = [...java, '-jar', JAR, '--errors-only', '--skip-non-html', 'build/client'];
    execFileSync('java', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    report = (error as { stderr: string }).stderr.split('\n').filter(Boolean);
  }
  // Newer features that the checker reports as errors: some CSS, and `rel=expect`.
  const younger =
    /CSS: (.+: Property .+ doesn't exist|Unrecognized at-rule “@(container|starting-style)”)|“link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/;
  const faults = report.filter((line) => !younger.test(line));
  expect(faults.slice(0, 20)).toEqual([]);
});
