import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { picturesPlugin } from '../../build/vite-pictures.ts'

/** How tests of pages and their parts run: with the router that the shell gives them. */
export default defineConfig({
  plugins: [picturesPlugin],
  test: { testTimeout: 30_000 },
  resolve: { alias: { 'react-router-dom': join(import.meta.dirname, '../federation/router.ts') } },
})
