import { patience } from '@arunika/testing/patience'
import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS } from '../scripts/browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '{journeys,faults,releases,promises}/**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './fixtures/product.ts',
  // Long tests run in `pnpm test:promises` alone.
  ...(process.env.PROMISES ? {} : { grepInvert: /@promise\b/ }),
  // The journeys share one copy of the product, and two cores.
  workers: 1,
  timeout: patience(120_000),
  expect: { timeout: patience(20_000) },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    trace: 'retain-on-failure',
    viewport: { width: 1440, height: 900 },
    // Each journey meets the network as it is; offline.spec.ts has the worker.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: BROWSER_ARGS,
    },
  },
})
