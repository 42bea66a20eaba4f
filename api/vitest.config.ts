import { timeLimits } from '@arunika/testing/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Slow tests run only in `pnpm test:promises`.
    exclude: process.env.PROMISES ? [] : ['**/*.promise.test.ts'],
    globalSetup: ['test/support/database.ts'],
    ...timeLimits(),
    // No test changes what a module holds, so files share the loaded modules.
    isolate: false,
  },
})
