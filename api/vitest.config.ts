import { timeLimits } from '@arunika/testing/patience'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // What takes long runs in `pnpm test:promises` alone.
    exclude: process.env.PROMISES ? [] : ['**/*.promise.test.ts'],
    globalSetup: ['test/support/database.ts'],
    ...timeLimits(),
  },
})
