import { existsSync, globSync } from 'node:fs'
import { patience } from '@arunika/testing/patience'
import { test as base, expect } from '@playwright/test'
import { installPackages } from '../../scripts/apt.ts'
import { openFirefox } from './firefox.ts'
import type { Tab } from './tab.ts'
import { openWebKit } from './webkit.ts'

export type Engine = 'firefox' | 'webkit'

const ENGINES = {
  firefox: { open: openFirefox, path: '/usr/bin/firefox-esr', needs: [], packages: ['firefox-esr'] },
  webkit: {
    open: openWebKit,
    path: '/usr/lib/*/webkit2gtk-4.*/MiniBrowser',
    needs: ['/usr/bin/xvfb-run', '/usr/bin/xauth'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
} as const

/** Path of an installed browser, as placed by Debian's packages. */
function installed(engine: Engine): string {
  const { path, needs, packages } = ENGINES[engine]
  const present = () => (needs.every(existsSync) ? globSync(path).find(existsSync) : undefined)
  const found = present() ?? (installPackages(...packages) ? present() : undefined)
  if (!found)
    throw new Error(`${engine} is not on this machine: install ${packages.join(', ')}, and run again.`)
  return found
}

/** Tests with a tab of the project's engine. */
export const test = base.extend<{ tab: Tab }, { engine: Engine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  tab: async ({ engine }, use) => {
    const tab = await ENGINES[engine].open(installed(engine), process.env.SITE_URL ?? '', patience(20_000))
    await use(tab)
    const errors = tab.errors()
    await tab.close()
    expect(errors ?? []).toEqual([])
  },
})

export { expect }
