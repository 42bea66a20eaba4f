import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Build } from './build.ts'

interface Container {
  init(scope: object): Promise<void>
  get(exposed: string): Promise<() => unknown>
}

/**
 * Paths that a remote's `./routes` offers, asked of its build for the render workers. A build that cannot say
 * has none: the gate refuses it, with the reason.
 * @param dir package folder, where the shared modules are found
 * @param entry file of the container
 */
export async function routesOf(dir: string, entry: string, shared: Build['shared']): Promise<string[]> {
  try {
    const container = createRequire(entry)(entry) as Container
    await container.init(scopeOf(dir, Object.keys(shared)))
    const exposed = (await container.get('./routes'))() as { routes: { path: string }[] }
    return exposed.routes.map(({ path }) => path)
  } catch {
    return []
  }
}

/** What a host offers, for code that is read and not rendered. */
function scopeOf(dir: string, names: string[]): object {
  const require = createRequire(join(dir, 'package.json'))
  return Object.fromEntries(
    names.map((name) => {
      const { version } = require(`${packageOf(name)}/package.json`) as { version: string }
      return [name, { [version]: { get: async () => () => require(name), loaded: true, from: 'publish' } }]
    }),
  )
}

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
