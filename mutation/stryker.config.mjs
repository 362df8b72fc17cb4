// How Stryker breaks the rules: in a copy of the tree under .cache, each break tried with the tests that run it.
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // Broken once at the start, a constant cannot be told apart by test; nearly all of ours are tables of the rulebook.
  ignoreStatic: true,
  disableTypeChecks: false,
  // All tests once, each with its own coverage; a busy machine takes its time.
  dryRunTimeoutMinutes: 60,
  tempDirName: '.cache/stryker',
  ignorePatterns: [
    '/{dist,release,coverage,pictures,test-results,bench,build,.stub,.cache,.ci}',
    '/docs/pictures',
    '/tests/{e2e,electron-double,reliability,unit/renderer,unit/main}',
  ],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/reports/mutation.json' },
  allowConsoleColors: false,
  checkers: [],
  allowEmpty: true,
}
