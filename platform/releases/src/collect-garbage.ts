import { unreadable } from './manifest.ts'
import type { JournalEntry, Reasons, ReleaseStore } from './store.ts'

/** A tab opened with an old build finds its chunks for this long. */
const KEEP_MS = 7 * 24 * 3600 * 1000

/**
 * Removes builds that are no longer needed: not live, no canary, not needed for a rollback, and not served
 * within the last seven days.
 */
export async function collectGarbage(
  store: ReleaseStore,
  now: Date,
  reasons: Reasons = {},
): Promise<{ remote: string; build: string }[]> {
  const removed: { remote: string; build: string }[] = []
  const { remotes, canaries, retired = {} } = store.live()
  const journal = await store.journal()
  for (const remote of await store.remotes()) {
    const live = remotes[remote]
    const needed = [
      live?.build,
      live?.fallback?.build,
      canaries[remote]?.build,
      await store.previousOf(remote),
      retired[remote]?.build,
      retired[remote]?.fallback?.build,
    ]
    const ofRemote = journal.filter((entry) => entry.remote === remote)
    for (const build of await store.builds(remote)) {
      const { createdAt } = await store.manifest(remote, build).catch(unreadable)
      const lastServed = Math.max(
        Date.parse(createdAt),
        ...ofRemote.flatMap((entry) => instantOf(entry, build)),
      )
      if (needed.includes(build) || now.getTime() - lastServed < KEEP_MS) continue
      await store.remove(remote, build, reasons)
      removed.push({ remote, build })
    }
  }
  await store.dropUnused()
  return removed
}

/** A build was served to visitors until the last change that refers to it, as the new or the previous build. */
function instantOf({ at, action, build: changed, previous }: JournalEntry, build: string): number[] {
  if (action === 'publish' || action === 'remove') return []
  return changed === build || previous === build ? [Date.parse(at)] : []
}
