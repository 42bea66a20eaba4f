import { patience } from '@arunika/testing/patience'
import { defineConfig } from '@playwright/test'
import product from './playwright.config.ts'

/** Every page in every form. It takes a quarter of an hour, so it is a separate command. */
export default defineConfig({
  ...product,
  workers: 1,
  testMatch: 'every-page/**/*.spec.ts',
  timeout: patience(1_200_000),
})
