import { availableParallelism } from 'node:os'
import { patience } from '@arunika/testing/patience'
import { defineConfig, type Project } from '@playwright/test'
import { BROWSER_ARGS } from '../scripts/browser.ts'
import { FULL_SUITE_ONLY, filesOf, isMainSuite, leftOut } from '../scripts/testing/full-suite-only.ts'
import { useOwnProduct } from './fixtures/own-product.ts'
import { VARIANT } from './fixtures/variant.ts'

// Each worker loads this file before its tests.
useOwnProduct()

const { SUITE } = process.env
const patternsOf = (files: string[]) =>
  files.flatMap((file) => (file.startsWith('e2e/') ? file.replace('e2e/', '**/') : []))

const FILES = '{journeys,faults,releases,promises}/**/*.spec.ts'
// Long tests run only in `pnpm test:promises`.
const grepInvert = process.env.PROMISES ? [] : [/@promise\b/]

/** Tests of a suite. The rest consists of the files that `npm test` leaves out, and the variants in its own files. */
function projects(): Project[] {
  if (SUITE === 'releases') return [{ testMatch: patternsOf(filesOf(SUITE)), grepInvert }]
  if (SUITE === 'rest')
    return [
      { testMatch: patternsOf(filesOf(SUITE)), grepInvert },
      { testMatch: FILES, testIgnore: patternsOf(Object.keys(FULL_SUITE_ONLY)), grep: new RegExp(VARIANT) },
    ]
  const variants = isMainSuite ? [new RegExp(VARIANT)] : []
  return [{ testMatch: FILES, testIgnore: patternsOf(leftOut()), grepInvert: [...grepInvert, ...variants] }]
}

export default defineConfig({
  testDir: '.',
  projects: projects(),
  outputDir: './test-results',
  globalSetup: './fixtures/product.ts',
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
