import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** How a remote's tests run: with the router that the shell gives it. */
export default defineConfig({
  test: { testTimeout: 30_000 },
  resolve: { alias: { 'react-router-dom': join(import.meta.dirname, '../federation/router.ts') } },
})
