import type { ReleaseSet } from '@arunika/federation'
import { PageChunkError, RemoteUnavailableError } from '../federation/load-routes.ts'
import { StalledError } from '../federation/patience.ts'
import { recover } from '../federation/recover.ts'
import { pageFailed } from '../reports/page-loads.ts'
import type { ServedPage } from './served-page.ts'

type BuildAt = (pathname: string) => { remote: string; build: string } | undefined

/**
 * Reports a page that failed and, if that helps, requests it in a new document. The page that the server rendered stays until
 * then. Resolves to whether one of them replaces the notice.
 */
export const recoveryIn =
  (set: ReleaseSet, buildAt: BuildAt, served: ServedPage) =>
  async (error: unknown): Promise<boolean> => {
    const at = buildAt(window.location.pathname)
    const isAway = error instanceof RemoteUnavailableError
    // A working copy, which is no build, must show its errors.
    const isRestored = at !== undefined && !isAway && served.restore()
    // The report is on its way before a new document comes.
    const kind = error instanceof PageChunkError ? 'load' : 'render'
    if (at && !isAway && !isStall(error)) await pageFailed(kind, at.remote, at.build)
    return (navigator.onLine && (await recover(set, !isAway))) || isRestored
  }

/**
 * Reports an error of the frame around the pages, and leaves the page to the browser: as the server sent it.
 * @param hasMoved whether the page on show is another than the document was loaded for
 */
export const frameRecoveryIn =
  (buildAt: BuildAt, served: ServedPage, hasMoved: () => boolean) => async (): Promise<void> => {
    const at = buildAt(window.location.pathname)
    served.restore()
    if (at) await pageFailed('render', at.remote, at.build)
    // The same document would only fail again.
    if (hasMoved()) window.location.reload()
  }

/** A slow build has not failed. */
const isStall = (error: unknown) => error instanceof Error && error.cause instanceof StalledError
