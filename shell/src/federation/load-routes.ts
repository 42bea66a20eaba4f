import { type BuildRelease, entryAddress, type RemoteRelease } from '@arunika/shared/federation'
import type { RouteObject } from 'react-router'
import { loadExposed } from './containers.ts'

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

export interface LoadedRemote {
  routes: RouteObject[]
  /** The build that they are of: the live one, or the one to fall back on. */
  release: BuildRelease
}

/** For each build that is tried. A browser waits for minutes on a server that hangs. */
const DEADLINE_MS = 2500

const loaded = new Map<string, Promise<LoadedRemote>>()

/**
 * Routes that a remote exposes: of its live build, else of the one that was good before. Loaded once, so that
 * no page ever holds two builds of a remote; tried anew after a failure.
 * @throws RemoteUnavailableError
 */
export function loadRoutes(remote: string, release: RemoteRelease): Promise<LoadedRemote> {
  const known = loaded.get(remote)
  if (known) return known
  const attempt = loadBuild(remote, release)
    .catch((cause: unknown) => {
      if (!release.fallback) throw cause
      return loadBuild(remote, release.fallback)
    })
    .catch((cause: unknown) => {
      loaded.delete(remote)
      throw new RemoteUnavailableError(remote, cause)
    })
  loaded.set(remote, attempt)
  return attempt
}

async function loadBuild(remote: string, release: BuildRelease): Promise<LoadedRemote> {
  const { build, global } = release
  const address = entryAddress(remote, release)
  const exposed = (await withDeadline(loadExposed(global, address, './routes'))) as RoutesModule | undefined
  if (!Array.isArray(exposed?.routes)) throw new Error(`${remote} ${build} exposes no routes`)
  return { routes: exposed.routes, release }
}

function withDeadline<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${DEADLINE_MS} ms`)), DEADLINE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
