import { defineConfig } from 'vitest/config'

// Builds what is not built yet.
export default defineConfig({ test: { name: 'bench', include: ['**/*.test.ts'], hookTimeout: 120_000 } })
