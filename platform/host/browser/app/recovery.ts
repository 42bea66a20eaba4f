import type { ReleaseSet } from '@anyam/federation'
import { PageChunkError, RemoteUnavailableError } from '../federation/load-routes.ts'
import { StalledError } from '../federation/patience.ts'
import { recover } from '../federation/recover.ts'
import { pageFailed } from '../reports/page-loads.ts'
import type { ServedPage } from './served-page.ts'

type BuildAt = (pathname: string) => { remote: string; build: string } | undefined

/**
 * Reports a failed page and requests it in a new document if that helps, restoring the server's page until
 * then. Resolves to true if one of the two replaces the error notice.
 */
export const recoveryIn =
  (set: ReleaseSet, buildAt: BuildAt, served: ServedPage) =>
  async (error: unknown): Promise<boolean> => {
    const at = buildAt(window.location.pathname)
    const isAway = error instanceof RemoteUnavailableError
    // A working copy must show its errors; it is not a build.
    const isRestored = at !== undefined && !isAway && served.restore()
    // Send the report before a new document loads.
    const kind = error instanceof PageChunkError ? 'load' : 'render'
    if (at && !isAway && !isStall(error)) await pageFailed(kind, at.remote, at.build)
    return (navigator.onLine && (await recover(set, !isAway))) || isRestored
  }

/**
 * Reports an error of the frame around the pages, and restores the document as the server sent it.
 * @param wanted returns the address to which the visitor has gone or is going; undefined on the page for
 *   which the document was loaded
 */
export const frameRecoveryIn =
  (buildAt: BuildAt, served: ServedPage, wanted: () => string | undefined) => async (): Promise<void> => {
    const at = buildAt(window.location.pathname)
    const address = wanted()
    served.restore()
    if (at) await pageFailed('render', at.remote, at.build)
    if (address === undefined) return
    // Otherwise the same document would only fail again.
    if (address === window.location.href) window.location.reload()
    else window.location.assign(address)
  }

/** A slow build has not failed. */
const isStall = (error: unknown) => error instanceof Error && error.cause instanceof StalledError
