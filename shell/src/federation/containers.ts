/** What a remote's entry offers, as every bundler with module federation builds it. */
export interface Container {
  init(shareScope: unknown): void | Promise<void>
  get(module: string): Promise<() => unknown>
}

/** Runs a container's entry and gives the container; rejects when it cannot be had or is not what it should be. */
export type FindContainer = (globalName: string, address: string) => Promise<Container>

// The bundler's own: what the host shares, by `shared` in its configuration.
declare const __webpack_init_sharing__: (scope: string) => Promise<void>
declare const __webpack_share_scopes__: { default: Record<string, Record<string, unknown>> }

let find: FindContainer = () => Promise.reject(new Error('Nobody has said where containers come from.'))
const joined = new Map<string, Container>()

/** Says how containers are found where this runs: in a browser, or in a render worker. */
export function findContainersBy(finder: FindContainer) {
  find = finder
}

/**
 * A module that a remote exposes. Its container gets the shell's share scope once; what failed is tried anew.
 * @param address of the container's entry
 */
export async function loadExposed(globalName: string, address: string, module: string): Promise<unknown> {
  const container = joined.get(globalName) ?? (await join(globalName, address))
  const factory = await container.get(module)
  return factory()
}

/** Versions of the modules that the shell shares, by module. */
export async function offeredModules(): Promise<Record<string, string[]>> {
  await __webpack_init_sharing__('default')
  const offered = Object.entries(__webpack_share_scopes__.default)
  return Object.fromEntries(offered.map(([name, versions]) => [name, Object.keys(versions)]))
}

async function join(globalName: string, address: string): Promise<Container> {
  const container = await find(globalName, address)
  const known = joined.get(globalName)
  if (known) return known
  await __webpack_init_sharing__('default')
  await container.init(__webpack_share_scopes__.default)
  joined.set(globalName, container)
  return container
}
