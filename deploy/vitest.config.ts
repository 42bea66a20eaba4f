import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*.test.ts', 'backup/*.test.ts'],
    exclude: ['topology.test.ts', 'edge.test.ts', '*s3.test.ts', '*.promise.test.ts'],
  },
})
