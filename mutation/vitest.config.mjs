// The tests that the rules of a fight are tried with, in one process without isolation: a mutant is looked at many times a minute.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/unit/games/akarios/combat/**/*.test.ts', 'tests/unit/cases.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
})
