import { createHash } from 'node:crypto'
import { readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { BuildManifest, ReleaseSet } from '@arunika/federation'
import {
  type CanaryOptions,
  type Change,
  haltCanary,
  type PromoteOptions,
  pin,
  promote,
  releaseOf,
  remotesFor,
  remove,
  startCanary,
  unpin,
} from './changes.ts'
import { DiskBackend } from './disk-backend.ts'
import { EvidenceFiles } from './evidence-files.ts'
import { Journal } from './journal.ts'
import { type JournalEntry, type LiveSet, liveSetOf, type Reasons, type Verdict } from './live-set.ts'
import { readManifest } from './manifest.ts'
import { Pending } from './pending.ts'
import { ConflictError, type StoreBackend, type VersionedFile } from './store-backend.ts'

export type { Canary, JournalEntry, LiveSet, Pin, Reasons, Verdict } from './live-set.ts'

const LIVE = 'live.json'
const CHECK_PAUSE_MS = 1_000

/**
 * The release store: immutable builds in `<remote>/<build>/{web,node,manifest.json}`, the live set, and a
 * journal of every change. Many processes read it; each change of the live set is one step that others wait
 * for or find out about.
 */
export class ReleaseStore {
  /** Folder on this machine: the store itself, or its copy. */
  readonly dir: string
  /** What shells have seen of the builds. */
  readonly evidence: EvidenceFiles
  readonly #backend: StoreBackend
  readonly #journal: Journal
  readonly #pending: Pending

  constructor(dir: string, backend: StoreBackend = new DiskBackend(dir)) {
    this.dir = dir
    this.#backend = backend
    this.evidence = new EvidenceFiles(backend)
    this.#journal = new Journal(backend)
    this.#pending = new Pending(backend, (remote, build) => this.has(remote, build))
  }

  buildDir(remote: string, build: string): string {
    return join(this.dir, remote, build)
  }

  async has(remote: string, build: string): Promise<boolean> {
    return (await this.#backend.read(`${remote}/${build}/manifest.json`)) !== undefined
  }

  /** @throws Error when there is no such build, ManifestError when nothing can be made of its manifest */
  async manifest(remote: string, build: string): Promise<BuildManifest> {
    const file = await this.#backend.read(`${remote}/${build}/manifest.json`)
    if (!file) throw new Error(`The store holds no build ${build} of ${remote}.`)
    return readManifest(file.text, { remote, build })
  }

  /** Remotes of which the store holds builds, in no order. */
  async remotes(): Promise<string[]> {
    const names = (await this.#backend.list('')).filter((name) => /^[\w-]+$/.test(name))
    const builds = await Promise.all(names.map((name) => this.builds(name)))
    return names.filter((_, at) => builds[at]?.length)
  }

  /** Builds of a remote that are in the store, in no order. */
  async builds(remote: string): Promise<string[]> {
    const names = await this.#backend.list(remote)
    const held = await Promise.all(names.map((build) => this.has(remote, build)))
    return names.filter((_, at) => held[at])
  }

  live(): LiveSet {
    try {
      return liveSetOf(readFileSync(join(this.dir, LIVE), 'utf8'))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return liveSetOf(undefined)
      throw error
    }
  }

  /**
   * The release set as pages need it; its id follows from the builds in it.
   * @param seed 0 to 99, of a visitor; without it the set is the live one
   */
  releaseSet(seed?: number, live: LiveSet = this.live()): ReleaseSet {
    const remotes = remotesFor(live, seed)
    const builds = Object.entries(remotes).map(([remote, { build }]) => `${remote}@${build}`)
    return { id: createHash('sha256').update(builds.sort().join()).digest('hex').slice(0, 12), remotes }
  }

  /**
   * Takes over a folder with a finished build; a build that is there already stays as it is.
   * @returns whether it was not there
   */
  async add(manifest: BuildManifest, from: string, { by }: Reasons = {}): Promise<boolean> {
    const { remote, build } = manifest
    return this.#exclusively(async () => {
      await this.#recover((await this.#readLive()).live)
      if (await this.has(remote, build)) return false
      const entry = { at: now(), action: 'publish' as const, remote, build, by }
      await this.#pending.begin(entry)
      await this.#backend.putBuild(manifest, from)
      await this.#journal.add([entry])
      await this.#pending.end(entry)
      return true
    })
  }

  /**
   * Makes a build live, and ends a canary of the remote.
   * @returns the build that was live before
   * @throws Error when the store does not hold the build, or the remote is pinned and this is no rollback
   */
  async promote(remote: string, build: string, options: PromoteOptions = {}): Promise<string | undefined> {
    const before = await this.#change(async (live) =>
      promote(live, releaseOf(await this.manifest(remote, build)), { ...options, remote }),
    )
    return before.remotes[remote]?.build
  }

  /** Gives a share of the visitors a candidate; 0 percent ends it. */
  async canary(remote: string, build: string, options: CanaryOptions): Promise<void> {
    if (options.percent === 0) return this.haltCanary(remote, options)
    await this.#change(async (live) =>
      startCanary(live, releaseOf(await this.manifest(remote, build)), { ...options, remote }),
    )
  }

  /** Gives everybody the live build again. */
  async haltCanary(remote: string, reasons: Reasons): Promise<void> {
    await this.#change((live) => haltCanary(live, remote, reasons))
  }

  /** Keeps the live build: until `unpin` the remote takes no promotion and no canary. */
  async pin(remote: string, reasons: Reasons): Promise<void> {
    await this.#change((live) => pin(live, remote, reasons))
  }

  async unpin(remote: string, reasons: Reasons): Promise<void> {
    await this.#change((live) => unpin(live, remote, reasons))
  }

  /** What the gate said of a build; undefined when it was not asked. */
  async verdict(remote: string, build: string): Promise<Verdict | undefined> {
    const file = await this.#backend.read(verdictFile(remote, build))
    return file && verdictOf(file)
  }

  /** Writes it next to the build. An inconclusive one leaves an earlier pass or refusal as it is. */
  async recordVerdict(verdict: Verdict): Promise<void> {
    const file = verdictFile(verdict.remote, verdict.build)
    await this.#exclusively(async () => {
      const before = await this.#backend.read(file)
      if (verdict.outcome === 'inconclusive' && before && verdictOf(before).outcome !== 'inconclusive') return
      await this.#backend.write(file, JSON.stringify(verdict, null, 2), before)
    })
  }

  /** The build that was live before the one that is; undefined when there was none. */
  async previousOf(remote: string): Promise<string | undefined> {
    const live = this.live().remotes[remote]?.build
    const changes = (await this.journal()).filter((entry) => entry.remote === remote && entry.build === live)
    return changes.findLast(({ previous }) => previous !== undefined)?.previous
  }

  /** Whether a build has been given to all visitors at some time. */
  async wasLive(remote: string, build: string): Promise<boolean> {
    return (await this.journal()).some(
      (entry) =>
        entry.remote === remote && entry.build === build && ['promote', 'rollback'].includes(entry.action),
    )
  }

  /** Removes a build that is neither live nor a canary. */
  async remove(remote: string, build: string, reasons: Reasons = {}): Promise<void> {
    await this.#change((live) => remove(live, build, { ...reasons, remote }))
  }

  /** All changes in their order, also one whose process died before it had written its line. */
  async journal(): Promise<JournalEntry[]> {
    // In this order: a line that comes meanwhile is shown, none is missed.
    const { change } = (await this.#readLive()).live
    const unwritten = [...(await this.#pending.happened()), ...(change ? [change] : [])]
    const entries = await this.#journal.read()
    return [...entries, ...unwritten.filter((entry) => !includes(entries, entry))]
  }

  /** Brings `live()` and the builds on this machine up to date with a store that lies elsewhere. */
  async refresh(): Promise<void> {
    await this.#backend.refresh()
  }

  /** Puts a build that is not live onto this machine, as far as the store holds it. */
  async fetchBuild(remote: string, build: string): Promise<void> {
    await this.#backend.fetchBuild(remote, build)
  }

  /**
   * Calls back within a second after live builds or canaries have changed, until the signal aborts.
   * @param report called when the store goes away, with the error, and when it is back
   */
  watch(changed: () => void, signal: AbortSignal, report: (text: string, error?: unknown) => void): void {
    let known = this.#builds()
    const check = () => {
      const builds = this.#builds()
      if (builds === known) return
      known = builds
      changed()
    }
    watch(this.dir, { signal, persistent: false }, check)
    // Not every file system tells of changes, and no bucket does.
    void this.#keepLooking(signal, check, report)
  }

  async #keepLooking(
    signal: AbortSignal,
    check: () => void,
    report: (text: string, error?: unknown) => void,
  ) {
    let isAway = false
    const reportState = (away: boolean, error?: unknown) => {
      if (away !== isAway) report(`The release store is ${away ? 'away' : 'back'}.`, error)
      isAway = away
    }
    while (!signal.aborted) {
      await delay(CHECK_PAUSE_MS, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      await this.refresh().then(
        () => reportState(false),
        (error: unknown) => reportState(true, error),
      )
      check()
    }
  }

  #builds(): string {
    const { remotes, canaries } = this.live()
    return JSON.stringify([remotes, canaries])
  }

  /** The live set where the store lies; `live()` may be a copy of it. */
  async #readLive(): Promise<{ live: LiveSet; file: VersionedFile | undefined }> {
    const file = await this.#backend.read(LIVE)
    return { live: liveSetOf(file?.text), file }
  }

  /**
   * Changes the live set in one step.
   * @returns the live set before
   */
  async #change(
    decide: (live: LiveSet) => Change | undefined | Promise<Change | undefined>,
  ): Promise<LiveSet> {
    const before = await this.#exclusively(async () => {
      const { live, file } = await this.#readLive()
      await this.#recover(live)
      const decided = await decide(live)
      if (!decided) return live
      const change = { at: now(), ...decided.entry }
      const next: LiveSet = { ...live, ...decided.set, revision: live.revision + 1, change }
      await this.#backend.write(LIVE, JSON.stringify(next, null, 2), file)
      await this.#follow(change)
      return live
    })
    await this.refresh()
    return before
  }

  async #exclusively<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.#backend.exclusively(work)
    } catch (error) {
      if (error instanceof ConflictError) return this.#exclusively(work)
      throw error
    }
  }

  /** Carries out a change recorded in the live set; its journal entry says that it is done. */
  async #follow(change: JournalEntry): Promise<void> {
    if (change.action === 'remove') await this.#backend.removeBuild(change.remote, change.build)
    await this.#journal.add([change])
  }

  /** Finishes what a process that died has begun. */
  async #recover({ change }: LiveSet): Promise<void> {
    if (change && !includes(await this.#journal.read(), change)) await this.#follow(change)
    const published = await this.#pending.settle()
    await this.#journal.add(published)
    for (const entry of published) await this.#pending.end(entry)
  }
}

function includes(entries: readonly JournalEntry[], entry: JournalEntry): boolean {
  const line = JSON.stringify(entry)
  return entries.some((known) => JSON.stringify(known) === line)
}

/** Verdicts of older versions say nothing but their refusals. */
function verdictOf({ text }: VersionedFile): Verdict {
  const verdict = JSON.parse(text) as Verdict
  return { ...verdict, outcome: verdict.outcome ?? (verdict.refusals.length > 0 ? 'refused' : 'passed') }
}

const verdictFile = (remote: string, build: string) => `${remote}/${build}/verdict.json`

const now = () => new Date().toISOString()
