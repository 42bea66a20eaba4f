import type { JournalEntry } from './live-set.ts'

/** A build that was live at a given instant. */
export interface WasLive {
  remote: string
  build: string
  /** When it went live; ISO 8601 instant. */
  since: string
  by: string | undefined
  canary?: { build: string; percent: number } | undefined
}

/**
 * The builds that were live at an instant according to the journal, without retired remotes.
 * @param journal the oldest entry first
 */
export function liveAt(journal: readonly JournalEntry[], at: Date): WasLive[] {
  const live = new Map<string, WasLive>()
  const endCanary = (remote: string) => {
    const was = live.get(remote)
    if (was) live.set(remote, { ...was, canary: undefined })
  }
  for (const { at: time, action, remote, build, by, percent = 0, from } of journal) {
    if (new Date(time) > at) break
    const was = live.get(remote)
    if (action === 'promote' || action === 'rollback' || action === 'handover') {
      // Handing a path to a build that is already live does not make it live again.
      const isNew = action !== 'handover' || was?.build !== build
      live.set(remote, isNew || !was ? { remote, build, since: time, by } : { ...was, canary: undefined })
      if (from) endCanary(from)
    } else if (action === 'retire') live.delete(remote)
    else if (action === 'canary' && was) live.set(remote, { ...was, canary: { build, percent } })
    else if (action === 'halt') endCanary(remote)
  }
  return [...live.values()].sort((a, b) => a.remote.localeCompare(b.remote))
}
