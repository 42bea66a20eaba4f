import {
  type BuildRelease,
  CONTRACT_VERSION,
  entryAddress,
  type RemoteRelease,
} from '@arunika/shared/federation'
import type { RouteObject } from 'react-router'
import { loadExposed } from './containers.ts'
import { withDeadline } from './deadline.ts'

/** The remote's code did not come, in time or at all; `remote` names it, `cause` says why. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError'
  readonly remote: string

  constructor(remote: string, cause: unknown) {
    super(`${remote} cannot be loaded`, { cause })
    this.remote = remote
  }
}

/** The part of a remote that holds a page did not come, in time or at all. */
export class PageChunkError extends Error {
  override name = 'PageChunkError'

  constructor(cause: unknown) {
    super('The page cannot be loaded', { cause })
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

const loaded = new Map<string, Promise<LoadedRemote>>()

/**
 * Routes that a remote exposes: of its live build, else of the one that was good before. Loaded once, so that
 * no page ever holds two builds of a remote; tried anew after a failure.
 * @param onFailure is told when a build did not come
 * @throws RemoteUnavailableError
 */
export function loadRoutes(
  remote: string,
  release: RemoteRelease,
  onFailure?: (failed: BuildRelease) => void,
): Promise<LoadedRemote> {
  const known = loaded.get(release.global)
  if (known) return known
  const attempt = loadBuild(remote, release)
    .catch((cause: unknown) => {
      onFailure?.(release)
      if (!release.fallback) throw cause
      return loadBuild(remote, release.fallback)
    })
    .catch((cause: unknown) => {
      loaded.delete(release.global)
      throw new RemoteUnavailableError(remote, cause)
    })
  loaded.set(release.global, attempt)
  return attempt
}

async function loadBuild(remote: string, release: BuildRelease): Promise<LoadedRemote> {
  const { build, global, contract = CONTRACT_VERSION } = release
  if (contract !== CONTRACT_VERSION)
    throw new Error(`${remote} ${build} is made for contract ${contract}, this shell for ${CONTRACT_VERSION}`)
  const address = entryAddress(remote, release)
  const exposed = (await withDeadline(loadExposed(global, address, './routes'))) as RoutesModule | undefined
  if (!Array.isArray(exposed?.routes)) throw new Error(`${remote} ${build} exposes no routes`)
  return { routes: exposed.routes, release }
}
