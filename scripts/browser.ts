import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserInPath, DEBIAN_BROWSERS } from '../platform/releases/src/gate/present-browser.ts'
import { installPackages } from './apt.ts'

/**
 * A Chromium for the tests: Playwright's if it can be downloaded, else one that is on the
 * machine, else Debian's package.
 * @returns path of a browser that is not Playwright's own, undefined for Playwright's
 */
export function findBrowser(): string | undefined {
  if (existsSync(chromium.executablePath()) || downloadChromium()) return undefined
  ensureFont()
  const present = browserInPath()
  if (present) return present
  if (!DEBIAN_BROWSERS.some((name) => installPackages(name))) {
    throw new Error(
      'There is no Chromium on this machine, and none could be installed: install one and run again.',
    )
  }
  return browserInPath()
}

/**
 * Pages borrow the system's face until theirs arrives. Those of visitors have Arial or one of its widths; Debian without a
 * desktop has neither, and headings would break into other lines.
 */
function ensureFont(): void {
  const isThere = globSync('/usr/share/fonts/**/{Arial,arial,LiberationSans-Regular}.ttf').length > 0
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get') && !isThere)
    installPackages('fonts-liberation')
}

/** Arguments of browsers for tests and measurements, which switch off their background work. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

const downloadChromium = () =>
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore' }).status === 0
