import { createRequire } from 'node:module'
import { createInstance } from '@module-federation/enhanced/runtime'
import type { Build } from './build.ts'

/**
 * Paths of a remote's `./routes`, read from its server build. A build that fails has none; the gate refuses
 * it with the reason.
 * @param entry file of the container
 */
export async function routesOf(entry: string, shared: Build['shared']): Promise<string[]> {
  const host = createInstance({
    name: 'publish',
    remotes: [{ name: entry, entry, type: 'commonjs-module' }],
    shared: offered(Object.keys(shared)),
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'files', loadEntry: async () => createRequire(entry)(entry) }],
  })
  try {
    const exposed = await host.loadRemote<{ routes: { path: string }[] }>(`${entry}/routes`)
    return exposed?.routes.map(({ path }) => path) ?? []
  } catch {
    return []
  }
}

/** The host's shared modules, for code that is loaded but not rendered. */
function offered(names: string[]) {
  // Resolved from the package that depends on all of them: a remote may have some only through `shared`.
  const require = createRequire(import.meta.resolve('@anyam/bundler'))
  return Object.fromEntries(
    names.map((name) => {
      const { version } = require(`${packageOf(name)}/package.json`) as { version: string }
      return [name, { version, lib: () => require(name) }]
    }),
  )
}

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
