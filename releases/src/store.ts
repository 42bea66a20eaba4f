import { createHash } from 'node:crypto'
import { existsSync, readFileSync, watch } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest, ReleaseSet } from '@arunika/shared/federation'
import {
  type CanaryOptions,
  type Change,
  halt,
  type PromoteOptions,
  pinned,
  promotion,
  releaseOf,
  remotesFor,
  trial,
  unpinned,
} from './changes.ts'
import type { JournalEntry, LiveSet, Reasons, Verdict } from './live-set.ts'
import { withLock } from './lock.ts'

export type { Canary, JournalEntry, LiveSet, Pin, Reasons, Verdict } from './live-set.ts'

const EMPTY: LiveSet = { revision: 0, remotes: {}, canaries: {}, pins: {} }

/**
 * The release store: immutable builds in `<remote>/<build>/{web,node,manifest.json}`, the live set, and a
 * journal of every change. Many processes read it; changes are serialised by a lock and each is one rename.
 */
export class ReleaseStore {
  readonly dir: string

  constructor(dir: string) {
    this.dir = dir
  }

  buildDir(remote: string, build: string): string {
    return join(this.dir, remote, build)
  }

  async has(remote: string, build: string): Promise<boolean> {
    return existsSync(join(this.buildDir(remote, build), 'manifest.json'))
  }

  async manifest(remote: string, build: string): Promise<BuildManifest> {
    const text = await readFile(join(this.buildDir(remote, build), 'manifest.json'), 'utf8').catch(() => {
      throw new Error(`The store holds no build ${build} of ${remote}.`)
    })
    return JSON.parse(text) as BuildManifest
  }

  /** Builds of a remote that are in the store, in no order. */
  async builds(remote: string): Promise<string[]> {
    const names = await readdir(join(this.dir, remote)).catch(() => [])
    const held = await Promise.all(names.map((build) => this.has(remote, build)))
    return names.filter((_, at) => held[at])
  }

  live(): LiveSet {
    try {
      // A store of an older version knows neither canaries nor pins.
      return { ...EMPTY, ...(JSON.parse(readFileSync(join(this.dir, 'live.json'), 'utf8')) as LiveSet) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY
      throw error
    }
  }

  /**
   * The release set as pages need it; its id follows from the builds in it.
   * @param bucket 0 to 99: the visitor's place in canaries; without it the set is the live one
   */
  releaseSet(bucket?: number): ReleaseSet {
    const remotes = remotesFor(this.live(), bucket)
    const builds = Object.entries(remotes).map(([remote, { build }]) => `${remote}@${build}`)
    return { id: createHash('sha256').update(builds.sort().join()).digest('hex').slice(0, 12), remotes }
  }

  /** Moves a finished build into the store; a build that is there already stays as it is. */
  async add(manifest: BuildManifest, from: string, { by }: Reasons = {}): Promise<void> {
    const { remote, build } = manifest
    await withLock(this.dir, async () => {
      if (await this.has(remote, build)) return
      await writeSynced(join(from, 'manifest.json'), JSON.stringify(manifest, null, 2))
      await mkdir(join(this.dir, remote), { recursive: true })
      await rm(this.buildDir(remote, build), { recursive: true, force: true })
      await rename(from, this.buildDir(remote, build))
      await this.record({ at: now(), action: 'publish', remote, build, by })
    })
  }

  /**
   * Makes a build live, and ends a canary of the remote.
   * @returns the build that was live before
   * @throws Error when the store does not hold the build, or the remote is pinned and this is no rollback
   */
  async promote(remote: string, build: string, options: PromoteOptions = {}): Promise<string | undefined> {
    const release = releaseOf(await this.manifest(remote, build))
    const before = await this.change((live) => promotion(live, release, { ...options, remote }))
    return before.remotes[remote]?.build
  }

  /** Gives a share of the visitors a candidate; 0 percent ends it. */
  async canary(remote: string, build: string, options: CanaryOptions): Promise<void> {
    if (options.percent === 0) return this.haltCanary(remote, options)
    const release = releaseOf(await this.manifest(remote, build))
    await this.change((live) => trial(live, release, { ...options, remote }))
  }

  /** Gives everybody the live build again. */
  async haltCanary(remote: string, reasons: Reasons): Promise<void> {
    await this.change((live) => halt(live, remote, reasons))
  }

  /** Keeps the live build: until `unpin` the remote takes no promotion and no canary. */
  async pin(remote: string, reasons: Reasons): Promise<void> {
    await this.change((live) => pinned(live, remote, reasons))
  }

  async unpin(remote: string, reasons: Reasons): Promise<void> {
    await this.change((live) => unpinned(live, remote, reasons))
  }

  /** What the gate said of a build; undefined when it was not asked. */
  async verdict(remote: string, build: string): Promise<Verdict | undefined> {
    const text = await readFile(this.verdictFile(remote, build), 'utf8').catch(() => undefined)
    return text === undefined ? undefined : (JSON.parse(text) as Verdict)
  }

  /** Keeps it beside the build, in place of the one before. */
  async keepVerdict(verdict: Verdict): Promise<void> {
    const file = this.verdictFile(verdict.remote, verdict.build)
    await writeSynced(`${file}.next`, JSON.stringify(verdict, null, 2))
    await rename(`${file}.next`, file)
  }

  private verdictFile(remote: string, build: string): string {
    return join(this.buildDir(remote, build), 'verdict.json')
  }

  /** The build that was live before the one that is; undefined when there was none. */
  async previousOf(remote: string): Promise<string | undefined> {
    const live = this.live().remotes[remote]?.build
    const changes = (await this.journal()).filter((entry) => entry.remote === remote && entry.build === live)
    return changes.findLast(({ previous }) => previous !== undefined)?.previous
  }

  /** Removes a build that is neither live nor a canary. */
  async remove(remote: string, build: string, { by }: Reasons = {}): Promise<void> {
    await withLock(this.dir, async () => {
      const { remotes, canaries } = this.live()
      if (remotes[remote]?.build === build) throw new Error(`${remote} ${build} is live.`)
      if (canaries[remote]?.build === build) throw new Error(`${remote} ${build} is a canary.`)
      await rm(this.buildDir(remote, build), { recursive: true, force: true })
      await this.record({ at: now(), action: 'remove', remote, build, by })
    })
  }

  async journal(): Promise<JournalEntry[]> {
    const text = await readFile(join(this.dir, 'journal.ndjson'), 'utf8').catch(() => '')
    return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as JournalEntry] : []))
  }

  /** Calls back soon after the live set has changed, until the signal aborts. */
  watch(changed: () => void, signal: AbortSignal): void {
    let revision = this.live().revision
    const look = () => {
      const now = this.live().revision
      if (now === revision) return
      revision = now
      changed()
    }
    watch(this.dir, { signal, persistent: false }, look)
    // Not every file system tells of changes: a look each second costs nothing.
    const timer = setInterval(look, 1000).unref()
    signal.addEventListener('abort', () => clearInterval(timer))
  }

  /**
   * Changes the live set in one rename.
   * @returns the live set before
   */
  private change(decide: (live: LiveSet) => Change | undefined): Promise<LiveSet> {
    return withLock(this.dir, async () => {
      const live = this.live()
      const decided = decide(live)
      if (!decided) return live
      const change = { at: now(), ...decided.entry }
      const next: LiveSet = { ...live, ...decided.set, revision: live.revision + 1, change }
      await writeSynced(join(this.dir, 'live.json.next'), JSON.stringify(next, null, 2))
      await rename(join(this.dir, 'live.json.next'), join(this.dir, 'live.json'))
      await this.record(change)
      return live
    })
  }

  private async record(entry: JournalEntry): Promise<void> {
    const file = await open(join(this.dir, 'journal.ndjson'), 'a')
    await file.appendFile(`${JSON.stringify(entry)}\n`)
    await file.sync()
    await file.close()
  }
}

const now = () => new Date().toISOString()

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'w')
  await file.writeFile(text)
  await file.sync()
  await file.close()
}
