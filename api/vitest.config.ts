import { timeLimits } from '@arunika/testing/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Slow tests run only in `pnpm test:promises`.
    exclude: process.env.PROMISES ? [] : ['**/*.promise.test.ts'],
    globalSetup: ['test/support/database.ts'],
    ...timeLimits(),
    // Files share the loaded modules, which saves loading time; no test may change what a module holds.
    isolate: false,
  },
})
