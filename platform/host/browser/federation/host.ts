import { getInstance } from '@module-federation/enhanced/runtime'

const instance = getInstance()
if (!instance) throw new Error('This build has no federation host: the plugin of its configuration makes it')

/** The shell as the host of the federation. It registers a remote when a page needs it. */
export const host = instance

/** Versions of the modules that the shell shares, by module. */
export const offeredModules = (): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(host.options.shared).map(([name, offers]) => [name, offers.map(({ version }) => version)]),
  )
