import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // What takes long runs in `pnpm test:promises` alone.
    exclude: process.env.PROMISES ? [] : ['**/*.promise.test.ts'],
    globalSetup: ['test/support/database.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 10_000 } },
  },
})
