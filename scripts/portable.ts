import { globSync, readFileSync } from 'node:fs';

// Part of `npm run check`: rejects commands that need a POSIX shell. Run tools with
// process.execPath, move files with node:fs, pass settings in `env`.
const posixOnly =
  /\.bin\/|\brm -rf\b|\b(cp|mv) -[A-Za-z]|'(cp|mv|npx)',|(^|&& )[A-Z][A-Z_\d]*=\S* /;

const commands = globSync('{,art/}package.json').flatMap((file) => {
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> };
  return Object.entries(scripts).map(([name, command]) => [`${file}: ${name}`, command] as const);
});
const lines = globSync([
  '{scripts,tests,proof,server,packages,art/scripts}/**/*.ts',
  '*.config.ts',
]).flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => [`${file}:${index + 1}`, line] as const),
);
const found = [...commands, ...lines].filter(([, text]) => posixOnly.test(text));
for (const [place, text] of found) console.error(`${place} runs on POSIX alone: ${text.trim()}`);
if (found.length) process.exitCode = 1;
