// The specs run on both hosts: the desktop (Electron where its runtime is on disk, else the double) and the web.
import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from './tests/e2e/fixtures.ts'
import { electronBinary } from './tests/e2e/hosts/programs.ts'

/** How the page looks and is answered is the same on both hosts, and judged once, on the desktop. Evenings are played on both. */
const onlyLooks = [
  ...['gallery', 'screens', 'hostile-text', 'table-mode', 'fight-looks', 'unrecorded', 'editors', 'search'],
  ...['new-campaign', 'packs', 'history', 'bridge', 'atlas', 'world', 'squad', 'library', 'fight', 'real-dice'],
  'sparrow-upgrades',
].map((name) => `**/${name}.spec.ts`)
const desktop = electronBinary() === undefined ? 'double' : 'electron'

export default defineConfig<object, WorkerOptions>({
  testDir: './tests/e2e',
  globalSetup: './tests/e2e/hosts/once.ts',
  outputDir: './test-results',
  timeout: 60_000,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? '.cache/reports/e2e.json' }]],
  projects: [
    {
      name: desktop,
      use: { host: desktop },
      testIgnore: ['**/web-*.spec.ts', ...(desktop === 'double' ? [] : ['**/double.spec.ts'])],
    },
    { name: 'web', use: { host: 'web' }, testIgnore: ['**/desktop*.spec.ts', '**/double.spec.ts', ...onlyLooks] },
  ],
})
