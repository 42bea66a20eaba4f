import type { BuildRelease, RemoteRelease } from '@arunika/shared/federation'
import type { RouteObject } from 'react-router-dom'
import { withDeadline } from './deadline.ts'
import { host } from './host.ts'
import { buildOf, expect } from './release-set-plugin.ts'

/** The remote's code did not come; `remote` names it, `cause` says why. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError'
  readonly remote: string

  constructor(remote: string, cause: unknown) {
    super(`${remote} cannot be loaded`, { cause })
    this.remote = remote
  }
}

/** The part of a remote that holds a page did not come. */
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
 * no page ever holds two builds of a remote; tried again after a failure.
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
  host.registerRemotes([expect(remote, release, onFailure)])
  const exposed = host.loadRemote<RoutesModule>(`${release.global}/routes`)
  // A browser's deadline is that of the entry.
  const attempt = (typeof window === 'undefined' ? withDeadline(exposed) : exposed)
    .then((exposed) => {
      if (!exposed) throw new Error(`${remote} ${release.build} exposes nothing`)
      return { routes: exposed.routes, release: buildOf(exposed) ?? release }
    })
    .catch((cause: unknown) => {
      loaded.delete(release.global)
      throw new RemoteUnavailableError(remote, cause)
    })
  loaded.set(release.global, attempt)
  return attempt
}
