import { acceptedOnce } from '../assert-gate-passed.ts'
import { ManifestError } from '../manifest.ts'
import type { Report } from '../report.ts'
import type { Finding, ReleaseStore, Verdict } from '../store.ts'
import { browser } from './browser.ts'
import { budget } from './budget.ts'
import { type Candidate, type CheckOptions, candidateOf, type Gate } from './candidate.ts'
import { data } from './data.ts'
import { documents } from './documents.ts'
import { files } from './files.ts'
import { ofHosts } from './host.ts'
import { hosts } from './hosts.ts'
import { manifest } from './manifest.ts'
import { origin } from './origin.ts'
import { paths } from './paths.ts'
import { server } from './server.ts'
import { shape } from './shape.ts'
import { shared } from './shared.ts'
import { slots } from './slots.ts'
import { walk } from './walk.ts'

export type { CheckOptions } from './candidate.ts'
export { EVERY_CHANGE } from './walk.ts'

/** From cheap to expensive; a refusal skips the following stages. */
const STAGES: Record<string, Gate>[] = [
  { manifest, files, paths, hosts },
  { origin },
  { shared },
  { shape },
  { budget },
  { server, slots },
  { documents },
  { browser },
  { data },
  { walk },
]

const STAGES_OF_HOSTS: typeof STAGES = [
  { manifest: ofHosts.manifest, files, hosts },
  { fit: ofHosts.fit },
  { budget: ofHosts.budget },
  { server },
  { served: ofHosts.served },
  { documents },
  { browser },
]

/** A stage that could not be tried is retried once, in a new sandbox. */
const ATTEMPTS = 2

type Findings = Pick<Verdict, 'outcome' | 'refusals' | 'remarks'>

/** Compares a build with the live builds of the other remotes, and records the verdict in the store. */
export async function check(
  store: ReleaseStore,
  remote: string,
  build: string,
  options: CheckOptions,
): Promise<Verdict> {
  const against = Object.entries(store.live().remotes).filter(([other]) => other !== remote)
  const known = await store.verdict(remote, build)
  const accepted = acceptedOnce([...(known?.accepted ?? []), ...(options.accepted ?? [])])
  const pictures = new Map<string, Buffer>()
  const prepare = () => candidateOf(store, remote, build, { ...options, accepted, pictures })
  const verdict: Verdict = {
    remote,
    build,
    at: new Date().toISOString(),
    against: Object.fromEntries(against.map(([other, live]) => [other, live.build])),
    ...(options.handover && { handover: options.handover }),
    ...(accepted.length > 0 && { accepted }),
    ...(await tryStages(prepare, options.report)),
  }
  await store.recordVerdict(verdict, pictures)
  return verdict
}

async function tryStages(prepare: () => Promise<Candidate>, report?: Report): Promise<Findings> {
  let untried: Finding[] = []
  const remarks: Finding[] = []
  let next = 0
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const candidate = await prepare().catch(unreadable)
    if ('refusals' in candidate) return candidate
    const stages = candidate.manifest.host ? STAGES_OF_HOSTS : STAGES
    try {
      for (untried = []; next < stages.length && untried.length === 0; ) {
        const stage = stages[next] ?? {}
        report?.(`Gate, step ${next + 1} of ${stages.length}: ${Object.keys(stage).join(', ')}`)
        const found = await tryStage(stage, candidate)
        if (found.refusals.length > 0) return { outcome: 'refused', refusals: found.refusals }
        untried = found.untried
        if (untried.length > 0) continue
        remarks.push(...candidate.remarks.splice(0))
        next++
      }
    } finally {
      await candidate.sandbox.end()
    }
    if (untried.length === 0)
      return { outcome: 'passed', refusals: [], ...(remarks.length > 0 && { remarks }) }
  }
  return { outcome: 'inconclusive', refusals: untried }
}

/** Refuses a build whose manifest cannot be read. */
function unreadable(error: unknown): Findings {
  if (!(error instanceof ManifestError)) throw error
  return { outcome: 'refused', refusals: [{ gate: 'manifest', reason: error.message }] }
}

/** Runs a stage. A refusal is about the build; any other error is not. */
async function tryStage(stage: Record<string, Gate>, candidate: Candidate) {
  const refusals: Finding[] = []
  const untried: Finding[] = []
  const run = async (gate: string, refuse: Gate) => {
    try {
      const found = await refuse(candidate)
      refusals.push(...found.map((one) => ({ gate, ...(typeof one === 'string' ? { reason: one } : one) })))
    } catch (error) {
      untried.push({ gate, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  await Promise.all(Object.entries(stage).map(([gate, refuse]) => run(gate, refuse)))
  // A host that failed in between causes the same problem in both builds.
  if (candidate.remarks.length > 0) await run('hosts', hosts)
  return { refusals, untried }
}
