import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts'

/** Launches Chromium without background work. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH || findBrowser()
  return chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_ARGS })
}
