import type { ReleaseStore } from '@arunika/releases/store'
import type { Health, Seen } from '../health.ts'
import { type Batch, judge, type Look, NEW_TRIAL, type Trial } from './judge.ts'

const LOOK_EVERY_MS = 2_000
/** A candidate that hardly anybody has seen is not proven by time alone. */
const FEWEST_VIEWS = 20
const BY = 'shell'

type Counts = Pick<Seen, 'views' | 'loadFailures' | 'renderErrors' | 'serverViews' | 'serverFailures'>

interface Watched {
  build: string
  live: string
  trial: Trial
  before: { candidate: Counts; live: Counts }
}

interface Healing {
  store: ReleaseStore
  health: Health
  log: (text: string) => void
}

/**
 * Looks after canaries by what this shell sees of them: a candidate that is worse than the live build is halted, one
 * that is well goes live after its time. Several shells may do so at once: the store takes the first, and what comes
 * later finds the canary ended.
 */
export function healCanaries({ store, health, log }: Healing, signal: AbortSignal): void {
  const watched = new Map<string, Watched>()
  const timer = setInterval(() => {
    for (const remote of watched.keys()) if (!store.live().canaries[remote]) watched.delete(remote)
    for (const remote of Object.keys(store.live().canaries)) {
      lookAt(remote).catch((error: unknown) =>
        log(`The canary of ${remote} could not be decided on: ${error}`),
      )
    }
  }, LOOK_EVERY_MS).unref()
  signal.addEventListener('abort', () => clearInterval(timer))

  async function lookAt(remote: string): Promise<void> {
    const { remotes, canaries } = store.live()
    const [live, canary] = [remotes[remote], canaries[remote]]
    if (!live || !canary) return
    const candidate = health.of(remote, canary.build)
    const present = health.of(remote, live.build)
    const known = watched.get(remote)
    const isSame = known?.build === canary.build && known.live === live.build
    const before = isSame ? known.before : { candidate: countsOf(candidate), live: countsOf(present) }
    const trial = judge(isSame ? known.trial : NEW_TRIAL, lookOf(before, candidate, present))
    const now = { candidate: countsOf(candidate), live: countsOf(present) }
    watched.set(remote, { build: canary.build, live: live.build, trial, before: now })

    const age = Date.now() - Date.parse(canary.since)
    if (trial.fault) await store.haltCanary(remote, { by: BY, reason: trial.fault })
    else if (canary.promoteAfterMs !== null && age >= canary.promoteAfterMs && trial.views >= FEWEST_VIEWS)
      await store.promote(remote, canary.build, { by: BY, reason: reasonFor(trial, age), ofCanary: true })
  }
}

const reasonFor = ({ views }: Trial, ageMs: number) =>
  `no worse than the live build after ${views} views in ${Math.round(ageMs / 1000)} s`

function lookOf(before: Watched['before'], candidate: Seen, live: Seen): Look {
  const both = (batch: (seen: Counts) => Batch) => ({
    candidate: less(batch(candidate), batch(before.candidate)),
    live: less(batch(live), batch(before.live)),
  })
  const vital = (name: 'lcp' | 'cls' | 'inp') => ({
    candidate: candidate.vitals[name],
    live: live.vitals[name],
  })
  return {
    browser: both((seen) => ({ views: seen.views, failures: seen.loadFailures + seen.renderErrors })),
    server: both((seen) => ({ views: seen.serverViews, failures: seen.serverFailures })),
    vitals: { lcp: vital('lcp'), cls: vital('cls'), inp: vital('inp') },
  }
}

const less = (a: Batch, b: Batch): Batch => ({ views: a.views - b.views, failures: a.failures - b.failures })

const countsOf = ({ vitals: _, ...counts }: Seen): Counts => counts
