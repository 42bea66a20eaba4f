import { createRequire } from 'node:module'
import { picturesPlugin } from '@anyam/bundler/vite-pictures'
import { defineConfig } from 'vitest/config'
import { timeLimits } from './patience.ts'

/** Vitest configuration for tests of pages and their parts, with the router that the shell provides. */
export default defineConfig({
  plugins: [picturesPlugin],
  // Node cannot import files of the kit that are not scripts.
  test: { ...timeLimits(), pool: 'threads', server: { deps: { inline: [/@arunika.remote-kit/] } } },
  resolve: {
    alias: { 'react-router-dom': createRequire(import.meta.url).resolve('@anyam/federation/router') },
  },
})
