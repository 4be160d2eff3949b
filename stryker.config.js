// `npm run mutation`: changes the pure rooms in every small way, and counts what no test notices.
// One room: npm run mutation -- --mutate 'src/lib/*.ts'

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'src/lib/*.ts',
    '!src/lib/{use*,scrollPositions,pictures}.ts',
    'src/cart/{cartStore,catalogue,checkout,checkoutStore,storedCart}.ts',
    'src/contract/*.ts',
    'src/content/{hours,siteRoutes,structuredData,studio}.ts',
    'src/planner/stageRules.ts',
    'src/content/places/{geography,records,whenOpen}.ts',
    'mocks/handlers/*.ts',
    'server/shop/{fingerprint,idempotency,orders}.ts',
    'server/shop/gateways/*.ts',
    '!**/*.test.ts',
  ],
  ignorePatterns: [
    'art',
    'artifacts',
    'bench',
    'build',
    'data',
    'docs',
    'public',
    'tests/vr',
    'storybook-static',
    'deploy',
    'test-results',
  ],
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/sandbox',
  // What runs while a file loads is tried too, with all tests: without, schemas would count as missed.
  ignoreStatic: false,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  thresholds: { high: 90, low: 85, break: 85 },
  allowEmpty: false,
};
