import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installPackages } from './apt.ts'

/** Names of the packages and of their commands. Without a user interface, it starts and loads pages faster. */
const DEBIAN_BROWSERS = ['chromium-headless-shell', 'chromium']

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

/** A Chromium that is on the machine already: the one that is named, Playwright's, or another. */
export const presentBrowser = () =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), browserInPath()].find(
    (path) => path && existsSync(path),
  )

/** Arguments of browsers for tests and measurements, which switch off their background work. */
export const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

const browserInPath = () => inPath([...DEBIAN_BROWSERS, 'chromium-browser', 'google-chrome'])

const downloadChromium = () =>
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore' }).status === 0

const inPath = (names: string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((dir) => join(dir, name)))
    .find((path) => existsSync(path))
