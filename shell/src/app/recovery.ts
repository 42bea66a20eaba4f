import type { ReleaseSet } from '@arunika/federation'
import { PageChunkError, RemoteUnavailableError } from '../federation/load-routes.ts'
import { StalledError } from '../federation/patience.ts'
import { recover } from '../federation/recover.ts'
import { pageFailed } from '../reports/page-loads.ts'

type BuildAt = (pathname: string) => { remote: string; build: string } | undefined

/** Reports a page that failed and, if that helps, requests it in a new document; resolves to whether one is coming. */
export const recoveryIn =
  (set: ReleaseSet, buildAt: BuildAt) =>
  async (error: unknown): Promise<boolean> => {
    const at = buildAt(window.location.pathname)
    const isAway = error instanceof RemoteUnavailableError
    // The report is on its way before a new document comes.
    const kind = error instanceof PageChunkError ? 'load' : 'render'
    if (at && !isAway && !isStall(error)) await pageFailed(kind, at.remote, at.build)
    return navigator.onLine && recover(set, !isAway)
  }

/** A slow build has not failed. */
const isStall = (error: unknown) => error instanceof Error && error.cause instanceof StalledError
