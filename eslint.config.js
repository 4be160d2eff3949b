import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import googleTranslate from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The modules and what each may import besides itself (docs/decisions/0001). */
const importBoundaries = {
  lib: [],
  theme: ['lib'],
  contract: ['lib'],
  owner: ['contract', 'lib'],
  content: ['contract', 'lib', 'owner'],
  components: ['theme', 'lib'],
  planner: ['components', 'content', 'lib', 'theme'],
  api: ['contract', 'lib'],
  cart: ['api', 'components', 'contract', 'content', 'lib', 'theme'],
  layout: ['cart', 'components', 'content', 'lib', 'theme'],
  pages: ['layout', 'cart', 'planner', 'api', 'components', 'contract', 'content', 'lib', 'theme'],
  routes: ['pages', 'content'],
  prerender: ['api', 'content', 'contract', 'lib', 'theme'],
  mocks: ['contract', 'content', 'lib', 'theme', 'mock-panel'],
  'mock-panel': [],
  server: ['contract', 'content', 'lib', 'owner', 'theme'],
  app: [
    'routes',
    'prerender',
    'pages',
    'layout',
    'cart',
    'planner',
    'api',
    'components',
    'content',
    'lib',
    'theme',
    'mocks',
  ],
};

/** What the server imports from `src`. Other files of `src/lib` need React or a browser. */
const serverFiles = ['server', 'src/contract', 'src/content', 'src/owner'];
const serverLib = ['money.ts', 'pictures.ts', 'studioTime.ts'];

const elsewhere = {
  // No page imports another page.
  pages: { pattern: 'src/pages/*', capture: ['page'] },
  mocks: { pattern: 'mocks' },
  'mock-panel': { pattern: 'packages/mock-panel' },
  server: { pattern: 'server' },
  // All other files: root.tsx, routes.ts and the entry files.
  app: { pattern: 'src' },
};
const elements = Object.keys(importBoundaries).map((type) => ({
  ...(elsewhere[type] ?? { pattern: `src/${type}` }),
  type,
  partialMatch: false,
}));

const policies = [
  ...Object.entries(importBoundaries).map(([from, to]) => ({
    from: { element: { type: from } },
    allow: { to: { element: { types: { anyOf: from === 'pages' ? to : [from, ...to] } } } },
  })),
  // Components may import types of content and contract, but no texts or facts.
  {
    from: { element: { type: 'components' } },
    allow: {
      to: { element: { types: { anyOf: ['content', 'contract'] } } },
      dependency: { kind: 'type' },
    },
  },
  {
    from: { element: { type: 'pages' } },
    allow: { to: { element: { type: 'pages', captured: { page: '{{ from.captured.page }}' } } } },
  },
];

/** Requires titles that say what broke: describe names the unit, test the expected result. */
const testTitle = {
  create(context) {
    const { sourceCode } = context;
    const textOf = (node) => sourceCode.getText(node);
    const isDescribe = ({ type, callee }) =>
      type === 'CallExpression' && /^(test\.)?describe\b/.test(textOf(callee));
    const isTest = ({ callee, arguments: [title] }) =>
      /^(it|test)(\.(only|skip|each|runIf|skipIf)\b|$)/.test(textOf(callee)) &&
      /Literal$/.test(title?.type);
    return {
      CallExpression(node) {
        if (!isTest(node)) return;
        const units = sourceCode.getAncestors(node).filter(isDescribe);
        const full = [...units, node]
          .map((call) => textOf(call.arguments[0]).slice(1, -1))
          .join(' ');
        if (full.trim().split(/\s+/).length < 3) {
          context.report({ node, message: `'${full}' does not say what is expected of what.` });
        }
      },
    };
  },
};

export default defineConfig(
  globalIgnores([
    'build',
    'storybook-static',
    'data',
    'public',
    '.react-router',
    '.cache',
    'artifacts',
  ]),
  js.configs.recommended,
  tseslint.configs.strict,
  reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs['recommended-latest'],
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['{scripts,art,packages,tests,proof,server,.storybook}/**', '*.config.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // The packages must not import the site's code.
    files: ['packages/**'],
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-relative-packages': 'error',
      'no-restricted-imports': ['error', { patterns: [{ regex: '^#' }] }],
    },
  },
  {
    files: ['**/*.test.ts', 'tests/e2e/**/*.ts'],
    plugins: { local: { rules: { 'test-title': testTitle } } },
    rules: { 'local/test-title': 'error' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}', 'server/**/*.ts'],
    ignores: ['**/*.stories.tsx', '**/*.test.{ts,tsx}'],
    plugins: { boundaries, 'import-x': importX },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': { [`${import.meta.dirname}/scripts/eslint-resolver.cjs`]: {} },
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/resolver-next': [importX.createNodeResolver()],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router',
              importNames: ['Link'],
              message: 'TextLink knows the addresses of the site.',
            },
          ],
          patterns: [
            {
              group: ['*.stories.tsx', '*.test.ts', '#tests/*', '#proof/*'],
              message: 'Nothing imports tests.',
            },
          ],
        },
      ],
    },
  },
  {
    // The production image has no devDependencies, so server code must not import them.
    files: [
      ...serverFiles.map((path) => `${path}/**/*.ts`),
      ...serverLib.map((file) => `src/lib/${file}`),
    ],
    ignores: ['**/*.test.ts'],
    rules: {
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: false }],
      'import-x/no-restricted-paths': [
        'error',
        { zones: [{ target: '.', from: 'src/lib', except: serverLib }] },
      ],
    },
  },
  {
    // The browsers that README promises.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/owner/**', '**/*.stories.tsx', '**/*.test.{ts,tsx}'],
    plugins: { compat },
    settings: {
      targets: ['baseline widely available'],
      // Newer, but with a fallback.
      polyfills: ['requestIdleCallback'],
    },
    rules: { 'compat/compat': 'error' },
  },
  {
    // React fails on a text node that a translator has replaced, when a sibling comes or goes.
    files: ['src/**/*.tsx'],
    ignores: ['**/*.stories.tsx'],
    plugins: { 'react-google-translate': googleTranslate },
    rules: {
      'react-google-translate/no-conditional-text-nodes-with-siblings': 'error',
      'react-google-translate/no-return-text-nodes': 'error',
    },
  },
  {
    files: ['src/components/TextLink/TextLink.tsx'],
    rules: { 'no-restricted-imports': 'off' },
  },
);
