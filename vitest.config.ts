// Which tests run where: `unit` in Node and, for the renderer, in a DOM; `reliability` for the long trials, only when named.
// Unit tests share their modules from file to file, which takes a third of the time.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    pool: 'forks',
    // One for each core; by itself the runner leaves one of them idle.
    maxWorkers: '100%',
    // A busy machine is no failure: nothing here is about time.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: process.env['VITEST_REPORT'] ?? '.cache/reports/unit.json' }]],
    coverage: { provider: 'v8', include: ['{main,shared,renderer}/**/*.{ts,tsx}'], reportsDirectory: 'coverage' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx,mjs}'],
          exclude: ['tests/unit/renderer/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-renderer',
          environment: 'jsdom',
          include: ['tests/unit/renderer/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: ['tests/support/renderer/clean.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'reliability',
          environment: 'node',
          include: ['tests/reliability/**/*.test.ts'],
          // The full figures of a row on a busy machine; ten times as many take ten times as long.
          testTimeout: 300_000 * Math.max(1, Number(process.env['RELIABILITY_SCALE'] ?? 1)),
        },
      },
    ],
  },
})
