import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Names of Debian's packages and of their commands. Without a user interface, it starts and loads pages faster. */
export const DEBIAN_BROWSERS = ['chromium-headless-shell', 'chromium']

/** A Chromium that is on the machine already: the one that is named, Playwright's, or another. */
export const presentBrowser = () =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), browserInPath()].find(
    (path) => path && existsSync(path),
  )

export const browserInPath = () => inPath([...DEBIAN_BROWSERS, 'chromium-browser', 'google-chrome'])

const inPath = (names: string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((dir) => join(dir, name)))
    .find((path) => existsSync(path))
