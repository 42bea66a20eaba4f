import { defineConfig } from 'vitest/config'

/** Needs a container engine, and builds images: `pnpm test:containers` alone runs it. */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['containers.test.ts'],
    testTimeout: 600_000,
    // The images are built here.
    hookTimeout: 3_600_000,
    // Each test continues from the one before.
    bail: 1,
  },
})
