import { createRequire } from 'node:module'
import { picturesPlugin } from '@anyam/bundler/vite-pictures'
import { defineConfig } from 'vitest/config'
import { timeLimits } from './patience.ts'

/** Vitest configuration for tests of pages and their parts, with the router that the shell provides. */
export default defineConfig({
  plugins: [picturesPlugin],
  test: { ...timeLimits(), pool: 'threads' },
  resolve: {
    alias: { 'react-router-dom': createRequire(import.meta.url).resolve('@anyam/federation/router') },
  },
})
