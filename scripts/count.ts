import { execFileSync } from 'node:child_process';

// `node scripts/count.ts [ref ...]`: counts lines of code by purpose, at HEAD and other refs. A
// file belongs to the first group whose pattern matches, else to `tooling`.
const groups: Readonly<Record<string, RegExp>> = {
  art: /^art\//,
  packages: /^(packages|tests\/vr|\.storybook\/(review|panels))\/|^scripts\/vr|vitest\.vr/,
  proof: /^(proof|bench|tests\/faults)\/|vitest\.mutation/,
  stories: /\.stories\.tsx$|^\.storybook\//,
  tests: /^tests\/|\.test\.tsx?$/,
  product: /^(src|mocks|server|public|deploy)\//,
  tooling: /^/,
};
const isCode = /\.(tsx?|[cm]?js|mdx)$/;

function countLines(ref: string): Record<string, number> {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const found = execFileSync('git', ['grep', '--count', '--text', '', ref, '--', ':/'], options);
  const lines = Object.fromEntries(Object.keys(groups).map((group) => [group, 0]));
  for (const line of found.trim().split('\n')) {
    const [, path = '', number = ''] = /^[^:]+:(.*):(\d+)$/.exec(line) ?? [];
    const group = isCode.test(path) && Object.keys(groups).find((name) => groups[name]?.test(path));
    if (group) lines[group] = (lines[group] ?? 0) + Number(number);
  }
  return { ...lines, all: Object.values(lines).reduce((sum, each) => sum + each, 0) };
}

const refs = ['HEAD', ...process.argv.slice(2)];
console.table(Object.fromEntries(refs.map((ref) => [ref, countLines(ref)])));
