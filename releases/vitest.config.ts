import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Most tests start Node several times, which takes seconds on a busy machine.
  test: { name: 'releases', testTimeout: 60_000, hookTimeout: 60_000 },
})
