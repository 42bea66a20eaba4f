import { createInstance } from '@module-federation/enhanced/runtime'
import { offered } from './offered.ts'
import { releaseSetPlugin } from './release-set-plugin.ts'

/** The shell as the host of the federation. Its remotes are registered when a page needs them. */
export const host = createInstance({
  name: 'shell',
  remotes: [],
  shared: offered,
  // A remote's entry is loaded when its page is, and not to see what it shares.
  shareStrategy: 'loaded-first',
  plugins: [releaseSetPlugin],
})

/** Versions of the modules that the shell shares, by module. */
export const offeredModules = (): Record<string, string[]> =>
  Object.fromEntries(Object.entries(offered).map(([name, { version }]) => [name, [version]]))
