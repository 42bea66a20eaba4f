import { createRequire } from 'node:module'
import { picturesPlugin } from '@arunika/bundler/vite-pictures'
import { defineConfig } from 'vitest/config'
import { timeLimits } from './patience.ts'

/** How tests of pages and their parts run: with the router that the shell gives them. */
export default defineConfig({
  plugins: [picturesPlugin],
  // Node cannot import the kit's files that are no scripts.
  test: { ...timeLimits(), pool: 'threads', server: { deps: { inline: [/@arunika.remote-kit/] } } },
  resolve: {
    alias: { 'react-router-dom': createRequire(import.meta.url).resolve('@arunika/federation/router') },
  },
})
