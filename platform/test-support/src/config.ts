import { createRequire } from 'node:module'
import { picturesPlugin } from '@anyam/bundler/vite-pictures'
import { defineConfig } from 'vitest/config'
import { timeLimits } from './patience.ts'

const require = createRequire(import.meta.url)

/** Vitest configuration for tests of pages and their parts, with the router that the shell provides. */
export default defineConfig({
  plugins: [picturesPlugin],
  test: { ...timeLimits(), pool: 'threads' },
  resolve: {
    alias: { 'react-router-dom': require.resolve('@anyam/federation/router') },
  },
})
