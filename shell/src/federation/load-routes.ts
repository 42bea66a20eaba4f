import { type BuildRelease, baseAddress, type RemoteRelease } from '@arunika/federation'
import type { RouteObject } from 'react-router-dom'
import { host } from './host.ts'
import { lastKnownGood } from './last-known-good.ts'
import { patiently, StalledError } from './patience.ts'
import { buildOf, expect } from './release-set-plugin.ts'

/** The remote's code did not arrive; `remote` names it, `cause` says why. */
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
 * Routes that a remote exposes: of its live build, or else of the last known good one. Loaded once, so that
 * no page ever holds two builds of a remote; retried after a failure.
 * @param onFailure called when a build did not load
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
  const attempt = host
    .loadRemote<RoutesModule>(`${release.global}/routes`)
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

/**
 * The same for a visitor, who waits as long as bytes arrive. A build that sends none gives way to the last known good
 * one; if that sends none either, this waits for the first, because slowness is not a failure.
 * @param onSlow is called while they arrive slowly; returns whether this document is left
 * @throws RemoteUnavailableError
 */
export async function loadRoutesPatiently(
  remote: string,
  release: RemoteRelease,
  onFailure?: (failed: BuildRelease) => void,
  onSlow?: () => boolean,
): Promise<LoadedRemote> {
  const load = (one: RemoteRelease) =>
    patiently(loadRoutes(remote, one, onFailure), baseAddress(remote, one), onSlow)
  const unlessStalled = (error: unknown) => {
    if (!(error instanceof StalledError)) throw error
    return undefined
  }
  const live = await load(release).catch(unlessStalled)
  if (live) return live
  const before = lastKnownGood(release)
  const found = before && (await load(before).catch(unlessStalled))
  if (found) {
    loaded.set(release.global, Promise.resolve(found))
    return found
  }
  return onSlow?.() ? new Promise(() => {}) : loadRoutes(remote, release, onFailure)
}
