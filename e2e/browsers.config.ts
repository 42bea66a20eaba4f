import { patience } from '@arunika/testing/patience'
import { defineConfig } from '@playwright/test'
import type { Engine } from './browsers/test.ts'
import product from './playwright.config.ts'

/** The main journeys in unmodified browsers of other engines, from Debian packages. */
export default defineConfig<object, { engine: Engine }>({
  ...product,
  workers: 1,
  testMatch: 'browsers/**/*.spec.ts',
  timeout: patience(120_000),
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})
