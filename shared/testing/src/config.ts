import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { picturesPlugin } from '@anyam/bundler/vite-pictures'
import { defineConfig } from 'vitest/config'
import { timeLimits } from './patience.ts'

/** Vitest configuration for tests of pages and their parts, with the router that the shell provides. */
export default defineConfig({
  plugins: [picturesPlugin],
  // Node cannot import files of the kit that are not scripts.
  test: {
    ...timeLimits(),
    pool: 'threads',
    // Files share the loaded modules, which saves loading time; no test may change what a module holds.
    isolate: false,
    // The kit has these files as JavaScript.
    setupFiles: [join(import.meta.dirname, `set-up${extname(import.meta.filename)}`)],
    server: { deps: { inline: [/@arunika.remote-kit/] } },
  },
  resolve: {
    alias: { 'react-router-dom': createRequire(import.meta.url).resolve('@anyam/federation/router') },
  },
})
