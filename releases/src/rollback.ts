import { CodedError } from '@arunika/server/errors'
import type { Reasons, ReleaseStore } from './store.ts'

interface RolledBack {
  /** Live now; undefined if the remote or host has left the site. */
  build: string | undefined
  /** Build that was live before. */
  previous: string | undefined
}

/** The build that a rollback makes live: the named one, or what was before; undefined if there was none. */
export const buildToRollBackTo = async (
  store: ReleaseStore,
  { remote, build }: { remote: string; build: string | undefined },
): Promise<string | undefined> =>
  build ?? store.live().retired?.[remote]?.build ?? (await store.previousOf(remote))

/**
 * Brings back what was before: the previous build of a remote or a named one, a remote that was retired, a path that
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
    // Pages go back to the remotes that had them, or to the host that each server came with.
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
