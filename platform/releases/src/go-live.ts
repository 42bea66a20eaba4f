import type { JournalEntry } from './live-set.ts'
import type { ReleaseStore } from './store.ts'

/** Name of `npm start` in the journal. */
export const START = 'start'

/** A build of the checkout that the product starts from. */
export interface OwnBuild {
  remote: string
  build: string
  /** Identity of the checkout with the sources; undefined to count the starts of every checkout. */
  checkout: string | undefined
}

/**
 * `due`: the start makes it live. `waiting`: another build is live or a canary, because a person, a team or
 * another checkout released it. `settled`: it is live, or its remote was retired.
 */
export type Standing = 'due' | 'waiting' | 'settled'

export async function standingOf(store: ReleaseStore, own: OwnBuild): Promise<Standing> {
  const { remote, build } = own
  const { remotes, pins, canaries, retired = {} } = store.live()
  const live = remotes[remote]
  if (retired[remote] || live?.build === build) return 'settled'
  if (!live) return 'due'
  if (pins[remote] || canaries[remote]) return 'waiting'
  return isOfStart(await store.journal(), live.build, own) ? 'due' : 'waiting'
}

const MAKES_LIVE: readonly JournalEntry['action'][] = ['promote', 'rollback', 'handover']

/** True if a start of the checkout made the live build live. Older versions did not record the checkout. */
function isOfStart(journal: readonly JournalEntry[], live: string, { remote, checkout }: OwnBuild): boolean {
  const made = journal.findLast((entry) => entry.remote === remote && MAKES_LIVE.includes(entry.action))
  return (
    made?.action === 'promote' &&
    made.build === live &&
    made.by === START &&
    (checkout === undefined || (made.checkout ?? checkout) === checkout)
  )
}

/** Makes a stored build of the checkout live if it is due. */
export async function goLive(store: ReleaseStore, own: OwnBuild): Promise<void> {
  const { remote, build, checkout } = own
  if ((await standingOf(store, own)) === 'due') await store.promote(remote, build, { by: START, checkout })
}
