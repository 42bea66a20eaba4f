import type { RemoteRelease } from '@anyam/federation'
import { stepAfterMs } from '@anyam/releases/canary-steps'
import { dropBefore, type Evidence, noEvidence } from '@anyam/releases/evidence'
import type { LiveSet, ReleaseStore } from '@anyam/releases/store'
import type { Settings } from '@anyam/server/env'
import type { JudgedChanges } from '../releases/registry.ts'
import type { EvidencePool } from '../telemetry/evidence-pool.ts'
import { extendedHistory } from './history.ts'
import { type CanaryEvidence, judge } from './judge.ts'
import { evidenceInWords } from './promotion.ts'

const CHECK_EVERY_MS = 1_000
/** Without canaries, shells exchange their counts less often. */
const IDLE_CHECKS = 6
const BY = 'shell'

interface Healing {
  store: ReleaseStore
  changes: JudgedChanges
  pool: EvidencePool
  harm: Settings['canaryHarm']
  log: (text: string) => unknown
}

/** Checks canaries until the signal aborts. */
export function healCanaries(healing: Healing, signal: AbortSignal): void {
  let checks = 0
  let isLooking = false
  const timer = setInterval(() => {
    // With a slow store, checks must not overlap.
    if (isLooking) return
    isLooking = true
    checks += 1
    void checkCanaries(healing, checks % IDLE_CHECKS === 0).finally(() => {
      isLooking = false
    })
  }, CHECK_EVERY_MS).unref()
  signal.addEventListener('abort', () => clearInterval(timer))
}

/**
 * Halts canaries that are worse than the live build, by the evidence of all shells, and promotes healthy ones
 * after their time. If several shells do so at once, the store accepts the first, and later ones find the
 * canary ended.
 * @param exchanges true to exchange counts with other shells even without a canary
 */
export async function checkCanaries(healing: Healing, exchanges: boolean): Promise<void> {
  const { store, pool, log } = healing
  pool.loads.sweep(Date.now())
  const live = store.live()
  pool.follow(live)
  const canaries = Object.keys(live.canaries)
  if (canaries.length === 0 && !exchanges) return
  await pool.exchange().catch((error: unknown) => log(`What was seen could not be shared: ${error}`))
  const all = pool.all()
  for (const remote of canaries) {
    await decide(healing, remote, live, all).catch((error: unknown) =>
      log(`The canary of ${remote} could not be decided on: ${error}`),
    )
  }
}

async function decide(
  { changes, harm, pool }: Healing,
  remote: string,
  { remotes, canaries }: LiveSet,
  all: Evidence,
): Promise<void> {
  const [live, canary] = [remotes[remote], canaries[remote]]
  if (!live || !canary) return
  const since = Date.parse(canary.since)
  const evidence = {
    canary: evidenceOf(all, remote, canary.build, since),
    live: evidenceOf(all, remote, live.build, since),
  }
  const { failure, confirmed, lacking, compared } = judge(
    evidence,
    harm[remote] ?? harm['*'],
    eventsOfBoth(canary, live),
  )
  const age = Date.now() - since
  const judged = { build: canary.build, since: canary.since, evidence: evidenceInWords(lacking, age) }
  const before = pool.historyOf(remote, judged)
  const history = extendedHistory(before, compared, Math.floor(Date.now() / 1000))
  pool.recordJudged(remote, { ...judged, history })
  const afterMs = stepAfterMs(canary)
  const isDue = afterMs !== null && age >= afterMs
  if (failure) await changes.haltCanary(remote, { by: BY, reason: failure })
  else if (isDue && !lacking) {
    const reason = `no worse than the live build: ${confirmed} pages confirmed alive by browsers in ${Math.round(age / 1000)} s`
    await changes.promoteCanary(remote, canary.build, { by: BY, reason })
  }
}

/** Own events that both builds report; a new one cannot be compared yet. */
const eventsOfBoth = ({ measures = {} }: RemoteRelease, live: RemoteRelease) =>
  Object.fromEntries(Object.entries(measures).filter(([name]) => live.measures?.[name]))

function evidenceOf(all: Evidence, remote: string, build: string, since: number): CanaryEvidence['canary'] {
  const evidence = all[remote]?.[build] ?? noEvidence()
  dropBefore(evidence, since / 1000)
  return evidence
}
