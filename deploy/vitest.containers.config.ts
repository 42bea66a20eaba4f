import { defineConfig } from 'vitest/config'

/** Needs a container engine and builds images, so only `pnpm test:containers` runs it. */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['containers*.test.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    // Includes building the images.
    hookTimeout: 3_600_000,
    // Each test continues from the previous one.
    bail: 1,
  },
})
