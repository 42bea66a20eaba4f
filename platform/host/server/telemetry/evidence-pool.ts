import { randomBytes } from 'node:crypto'
import {
  addCount,
  addEvidence,
  addSample,
  addToSegments,
  addToSlice,
  type BuildEvidence,
  type Count,
  dropBefore,
  type Evidence,
  type FailureKind,
  folded,
  noEvidence,
  pooled,
  type SampleName,
  SERVER_CELL,
} from '@anyam/releases/evidence'
import type {
  CanaryHistory,
  ForwardedVote,
  JudgedCanary,
  ShellEvidence,
} from '@anyam/releases/evidence-files'
import type { LiveSet, ReleaseStore } from '@anyam/releases/store'
import { LRUCache } from 'lru-cache'
import { type PageLoadSink, PageLoads, type Started } from './page-loads.ts'

/** Maximum number of builds per remote whose counts are stored; the one seen longest ago is dropped first. */
const MOST_BUILDS = 10
const MOST_VOTES = 2000
const OWN = 'own:'
/** Outcomes that are counted by segment. */
const DECIDED: readonly Count[] = ['alive', 'failed', 'silent']
const VOTE_MS = 20_000
/** Unchanged counts are rewritten after this time, because a shell that does not write counts as ended. */
const UNCHANGED_MS = 60_000
/** A shell that has not written for this long has ended. */
const ENDED_MS = 180_000

/** The evidence of all shells of a store: this shell's counts, and the latest that the others wrote. */
export class EvidencePool implements PageLoadSink {
  readonly id = randomBytes(6).toString('hex')
  readonly loads = new PageLoads(this)
  readonly #store: ReleaseStore
  /** For each remote with a canary: its start, the builds to compare, and the remote's own events. */
  readonly #canaries = new Map<
    string,
    { since: string; builds: (string | undefined)[]; events: ReadonlySet<string> }
  >()
  #own: Evidence = {}
  #others: ShellEvidence[] = []
  /** By page load and kind of message, so that a repeated message displaces no other. */
  readonly #votes = new LRUCache<string, { at: number; vote: ForwardedVote }>({ max: MOST_VOTES })
  readonly #judged = new Map<string, JudgedCanary>()
  #writtenAt = 0
  #isChanged = false

  constructor(store: ReleaseStore) {
    this.#store = store
  }

  /** Evidence of this shell. */
  get own(): Evidence {
    return this.#own
  }

  /** Latest findings on canaries, by remote. */
  get judged(): ReadonlyMap<string, JudgedCanary> {
    return this.#judged
  }

  /** Evidence of all shells. */
  all(now = Date.now()): Evidence {
    return pooled([this.#own, ...this.#others.map(({ evidence }) => evidence)], seconds(now))
  }

  count(page: Pick<Started, 'remote' | 'build' | 'cell' | 'segments'>, name: Count, by: number): void {
    const canary = this.#canaries.get(page.remote)
    if (name.startsWith(OWN) && !canary?.events.has(name)) return
    const evidence = this.#of(page.remote, page.build)
    this.#isChanged = true
    addCount(evidence.totals, name, by)
    if (!canary?.builds.includes(page.build)) return
    addToSlice(evidence, seconds(Date.now()), page.cell, name, by)
    if (!DECIDED.includes(name)) return
    const cells = Object.fromEntries(
      (page.segments ?? []).map((segment) => [segment, { [page.cell]: { [name]: by } }]),
    )
    addToSegments(evidence, { since: canary.since, cells })
  }

  failure({ remote, build }: Started, kind: FailureKind): void {
    const { failures } = this.#of(remote, build)
    failures[kind] = (failures[kind] ?? 0) + 1
  }

  sample({ remote, build, cell }: Started, name: SampleName, value: number): void {
    addSample(this.#of(remote, build), name, [seconds(Date.now()), cell, value])
  }

  /** Counts a page that the server rendered, or failed to render. */
  served({ remote, build, failed }: { remote: string; build: string; failed: boolean }): void {
    this.count({ remote, build, cell: SERVER_CELL }, failed ? 'unserved' : 'served', 1)
  }

  recordJudged(remote: string, judged: JudgedCanary): void {
    this.#isChanged ||= this.#judged.get(remote)?.evidence !== judged.evidence
    this.#judged.set(remote, judged)
  }

  /** The longest history of a canary that a shell has recorded, because this one may have started later. */
  historyOf(remote: string, { build, since }: Pick<JudgedCanary, 'build' | 'since'>): CanaryHistory {
    const own = this.#judged.get(remote)
    const all = [own, ...this.#others.map(({ canaries }) => canaries?.[remote])]
    const histories = all.flatMap((judged) =>
      judged?.history && judged.build === build && judged.since === since ? [judged.history] : [],
    )
    return histories.sort((a, b) => beginOf(a) - beginOf(b))[0] ?? {}
  }

  /** Forwards a report of a page load that began at another shell. */
  forward(vote: ForwardedVote): void {
    const [id, message] = vote
    const key = `${id} ${message.replace(/ [\d.]+$/, '')}`
    if (this.#votes.has(key)) return
    this.#isChanged = true
    this.#votes.set(key, { at: Date.now(), vote })
  }

  /** Writes this shell's counts and reads those of the others. */
  async exchange(now = Date.now()): Promise<void> {
    for (const build of buildsIn(this.#own)) build.slices = folded(build.slices, seconds(now))
    for (const [key, { at }] of [...this.#votes.entries()]) if (now - at > VOTE_MS) this.#votes.delete(key)
    if (this.#isChanged || now - this.#writtenAt > UNCHANGED_MS) await this.#write(now)
    const found = await this.#store.evidence.read()
    found.delete(this.id)
    for (const [shell, { at }] of found) if (now - at > ENDED_MS) await this.#adopt(shell, found)
    this.#others = [...found.values()]
    // Adopted counts are stored nowhere else.
    if (this.#isChanged) await this.#write(now)
    for (const { votes } of this.#others) for (const [id, message] of votes) this.loads.report(id, message)
  }

  async #write(now: number): Promise<void> {
    const isFirst = this.#writtenAt === 0
    const votes = [...this.#votes.rvalues()].flatMap((known) => (known ? [known.vote] : []))
    this.#isChanged = false
    const canaries = Object.fromEntries(this.#judged)
    const seen = { at: now, evidence: this.#own, votes, canaries }
    const isOwn = await this.#store.evidence.write(this.id, seen, isFirst)
    // Another shell has adopted the written counts.
    if (!isOwn) this.#own = {}
    this.#writtenAt = isOwn ? now : 0
  }

  async #adopt(shell: string, found: Map<string, ShellEvidence>): Promise<void> {
    const adopted = await this.#store.evidence.adopt(shell)
    found.delete(shell)
    this.#isChanged ||= adopted !== undefined
    for (const [remote, builds] of Object.entries(adopted?.evidence ?? {}))
      for (const [build, evidence] of Object.entries(builds)) addEvidence(this.#of(remote, build), evidence)
  }

  /** Follows the store. Evidence older than a canary is dropped when the canary starts. */
  follow({ canaries, remotes }: LiveSet = this.#store.live()): void {
    for (const remote of this.#canaries.keys())
      if (!canaries[remote]) {
        this.#canaries.delete(remote)
        this.#judged.delete(remote)
      }
    for (const [remote, { build, since, measures = {} }] of Object.entries(canaries)) {
      const builds = [build, remotes[remote]?.build]
      if (this.#canaries.get(remote)?.since !== since)
        for (const name of builds) {
          const known = name === undefined ? undefined : this.#own[remote]?.[name]
          if (known) dropBefore(known, Date.parse(since) / 1000)
        }
      const events = new Set(Object.keys(measures).map((name) => OWN + name))
      this.#canaries.set(remote, { since, builds, events })
    }
  }

  #of(remote: string, build: string): BuildEvidence {
    this.#own[remote] ??= {}
    const builds = this.#own[remote]
    const known = builds[build]
    if (known) return known
    const names = Object.keys(builds)
    const oldest = names.find((name) => name !== this.#store.live().remotes[remote]?.build)
    if (names.length >= MOST_BUILDS && oldest !== undefined) delete builds[oldest]
    const evidence = noEvidence()
    builds[build] = evidence
    return evidence
  }
}

const seconds = (ms: number) => Math.floor(ms / 1000)

const beginOf = ({ all = [] }: CanaryHistory) => all[0]?.[0] ?? Number.POSITIVE_INFINITY

const buildsIn = (evidence: Evidence) => Object.values(evidence).flatMap((builds) => Object.values(builds))
