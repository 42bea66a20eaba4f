import { type BuildRelease, baseAddress, type RemoteRelease } from '@anyam/federation'
import type { RouteObject } from 'react-router-dom'
import { host } from './host.ts'
import { lastKnownGood } from './last-known-good.ts'
import { patiently, StalledError } from './patience.ts'
import { buildOf, expect } from './release-set-plugin.ts'

/** The code of the remote in `remote` could not be loaded, for the reason in `cause`. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError'
  readonly remote: string

  constructor(remote: string, cause: unknown) {
    super(`${remote} cannot be loaded`, { cause })
    this.remote = remote
  }
}

/** A remote's chunk with a page could not be loaded. */
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
  /** Their build: the live one or the fallback. */
  release: BuildRelease
}

const loaded = new Map<string, Promise<LoadedRemote>>()

/**
 * Loads the routes of a remote's live build, or else of the last known good one. They are loaded once, so
 * that no page ever has two builds of a remote, and again after a failure.
 * @param onFailure called when a build could not be loaded
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
 * As `loadRoutes`, for a visitor, who waits as long as bytes arrive. If a build stalls, the last known good
 * one is tried; if that stalls too, this waits for the first, because slowness is not a failure.
 * @param onSlow called while files arrive slowly; returns true if it leaves this document
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
