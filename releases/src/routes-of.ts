import { createRequire } from 'node:module'
import type { Build } from './build.ts'

interface Container {
  init(scope: object): Promise<void>
  get(exposed: string): Promise<() => unknown>
}

/**
 * Paths that a remote's `./routes` offers, asked of its build for the render workers. A build that cannot say
 * has none: the gate refuses it, with the reason.
 * @param entry file of the container
 */
export async function routesOf(entry: string, shared: Build['shared']): Promise<string[]> {
  try {
    const container = createRequire(entry)(entry) as Container
    await container.init(scopeOf(Object.keys(shared)))
    const exposed = (await container.get('./routes'))() as { routes: { path: string }[] }
    return exposed.routes.map(({ path }) => path)
  } catch {
    return []
  }
}

/** What a host offers, for code that is read and not rendered. */
function scopeOf(names: string[]): object {
  // Where they are listed is where all of them are found: a remote may know some through `shared` alone.
  const require = createRequire(import.meta.resolve('@arunika/shared/build'))
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
