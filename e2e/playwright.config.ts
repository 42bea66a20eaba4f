import { availableParallelism } from 'node:os'
import { patience } from '@arunika/testing/patience'
import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS } from '../scripts/browser.ts'
import { filesOf, leftOut } from '../scripts/testing/full-suite-only.ts'
import { useOwnProduct } from './fixtures/own-product.ts'

// Each worker loads this file before its tests.
useOwnProduct()

const { SUITE } = process.env
const patternsOf = (files: string[]) =>
  files.flatMap((file) => (file.startsWith('e2e/') ? file.replace('e2e/', '**/') : []))

export default defineConfig({
  testDir: '.',
  testMatch:
    SUITE === 'rest' || SUITE === 'releases'
      ? patternsOf(filesOf(SUITE))
      : '{journeys,faults,releases,promises}/**/*.spec.ts',
  testIgnore: patternsOf(leftOut()),
  outputDir: './test-results',
  globalSetup: './fixtures/product.ts',
  // Long tests run only in `pnpm test:promises`.
  ...(process.env.PROMISES ? {} : { grepInvert: /@promise\b/ }),
  // Each worker has a separate copy of the product, so test files may change anything. A browser and its servers use two
  // cores, so a second worker on two cores slows the run. Measurements run undisturbed.
  workers: process.env.PROMISES ? 1 : Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2))),
  timeout: patience(120_000),
  expect: { timeout: patience(20_000) },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // Journeys bypass the service worker; offline.spec.ts tests it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: BROWSER_ARGS,
    },
  },
})
