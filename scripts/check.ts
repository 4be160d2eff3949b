import { parseArguments } from '#server/settingsFile.ts';
import { changedFiles, reportResults, runNode, runSteps, type Step } from './steps.ts';

// `npm run check`: all checks that run no tests. `-- --fix` formats and fixes what the linter can,
// `-- --changed` lints and formats only files that differ from `main`.
const { values } = parseArguments({
  options: {
    fix: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
  },
});
const files = values.changed ? changedFiles() : ['.'];
const code = values.changed ? files.filter((file) => /\.[cm]?[jt]sx?$/.test(file)) : files;

const tsc = 'node_modules/typescript/bin/tsc';
const eslint = ['node_modules/eslint/bin/eslint.js', '--max-warnings=0', '--no-warn-ignored'];
const prettier = ['node_modules/prettier/bin/prettier.cjs', '--log-level=warn', '--ignore-unknown'];
const lint: Step = ['lint', [...eslint, ...(values.fix ? ['--fix'] : []), ...code]];
const format: Step = ['format', [...prettier, values.fix ? '--write' : '--check', ...files]];

reportResults(
  runSteps(
    [
      ['types', [tsc, '-p', '.']],
      ['types of art', [tsc, '-p', 'art']],
      ...(code.length > 0 ? [lint] : []),
      ...(files.length > 0 ? [format] : []),
      ['unused exports', ['node_modules/knip/bin/knip.js', '--no-progress']],
      ['portable commands', ['scripts/portable.ts']],
      ["owner's files", ['scripts/owner.ts', 'check']],
    ],
    runNode,
  ),
);
