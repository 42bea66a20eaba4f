import { buildBase, type RemoteRelease } from '@arunika/shared/federation'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RouteObject } from 'react-router'

/** The remote's code did not come, in time or at all; `remote` names it, `cause` says why. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError'
  readonly remote: string

  constructor(remote: string, cause: unknown) {
    super(`${remote} cannot be loaded`, { cause })
    this.remote = remote
  }
}

interface RoutesModule {
  routes: RouteObject[]
}

/** The runtime itself waits for ever on a server that hangs. */
const DEADLINE_MS = 4000

const loaded = new Map<string, Promise<RouteObject[]>>()

/**
 * Routes that a remote's build exposes; loaded once, tried anew after a failure.
 * @throws RemoteUnavailableError
 */
export function loadRoutes(remote: string, release: RemoteRelease): Promise<RouteObject[]> {
  const known = loaded.get(remote)
  if (known) return known
  const routes = withDeadline(load(remote, release)).catch((cause: unknown) => {
    loaded.delete(remote)
    throw new RemoteUnavailableError(remote, cause)
  })
  loaded.set(remote, routes)
  return routes
}

async function load(remote: string, release: RemoteRelease): Promise<RouteObject[]> {
  const entry = `${buildBase(remote, release.build)}${release.entry}`
  // `force`: after a failure the runtime would answer with the failure that it remembers.
  registerRemotes(
    [{ name: release.global, alias: remote, entry, entryGlobalName: release.global, type: 'global' }],
    {
      force: true,
    },
  )
  const exposed = await loadRemote<RoutesModule>(`${remote}/routes`)
  if (!Array.isArray(exposed?.routes)) throw new Error(`${remote} exposes no routes`)
  return exposed.routes
}

function withDeadline<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${DEADLINE_MS} ms`)), DEADLINE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
