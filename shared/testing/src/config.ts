import { join } from 'node:path'
import { picturesPlugin } from '@arunika/bundler/vite-pictures'
import { defineConfig } from 'vitest/config'
import { timeLimits } from './patience.ts'

/** How tests of pages and their parts run: with the router that the shell gives them. */
export default defineConfig({
  plugins: [picturesPlugin],
  test: timeLimits(),
  resolve: { alias: { 'react-router-dom': join(import.meta.dirname, '../../federation/src/router.ts') } },
})
