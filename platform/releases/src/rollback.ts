import { CodedError } from '@anyam/server/errors'
import type { Reasons, ReleaseStore } from './store.ts'

interface RolledBack {
  /** The build that is live now; undefined if the remote or host has left the site. */
  build: string | undefined
  /** Build that was live before. */
  previous: string | undefined
}

/** The build that a rollback makes live: the named one, otherwise the previous one; undefined if there was none. */
export const buildToRollBackTo = async (
  store: ReleaseStore,
  { remote, build }: { remote: string; build: string | undefined },
): Promise<string | undefined> =>
  build ?? store.live().retired?.[remote]?.build ?? (await store.previousOf(remote))

/**
 * Restores the previous state: the previous or a named build of a remote, a retired remote, or a path that
 * was handed over.
 * @throws CodedError never_live
 */
export async function rollback(
  store: ReleaseStore,
  { remote, build }: { remote: string; build: string | undefined },
  reasons: Reasons,
): Promise<RolledBack> {
  const { remotes, handovers = {} } = store.live()
  const chosen = await buildToRollBackTo(store, { remote, build })
  if (chosen === undefined) {
    // Pages return to the remotes that owned them, or to the host bundled with each server.
    const hasCome =
      remotes[remote]?.host ?? (remotes[remote] && Object.values(handovers).some(({ to }) => to === remote))
    if (!hasCome) throw new CodedError('never_live', { message: `${remote} has had no other build live.` })
    await store.leave(remote, reasons)
    return { build: undefined, previous: remotes[remote]?.build }
  }
  if (!(await store.wasLive(remote, chosen)))
    throw new CodedError('never_live', {
      message: `${remote} ${chosen} has never been live: promote it, and the gate will try it.`,
    })
  if (!(await store.has(remote, chosen))) throw new CodedError('build_not_found')
  const previous = await store.promote(remote, chosen, { action: 'rollback', ...reasons })
  return { build: chosen, previous }
}
