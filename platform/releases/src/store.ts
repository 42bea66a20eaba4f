import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { BuildManifest, ReleaseSet, RemoteRelease } from '@anyam/federation'
import { CodedError } from '@anyam/server/errors'
import { backendKey } from './backend-key.ts'
import {
  type CanaryOptions,
  haltCanary,
  type PromoteOptions,
  pin,
  previewSet,
  promote,
  releaseOf,
  remotesFor,
  remove,
  startCanary,
  unpin,
} from './changes.ts'
import { CONTENT, contentsOf } from './content-folder.ts'
import { clashOf } from './content-names.ts'
import { DiskBackend } from './disk-backend.ts'
import { EvidenceFiles } from './evidence-files.ts'
import { type HandoverOptions, handOver, leave, type Returned, returnedBy } from './handover.ts'
import { JOURNAL } from './journal.ts'
import {
  copiedSetOf,
  type JournalEntry,
  type LiveSet,
  liveSetOf,
  type Pictures,
  type Reasons,
  type Verdict,
} from './live-set.ts'
import { LIVE, LiveSetFile } from './live-set-file.ts'
import { ManifestError, readManifest, unreadable } from './manifest.ts'
import { type RetireOptions, retire } from './retire.ts'
import type { StoreBackend } from './store-backend.ts'
import { textIn } from './text-in.ts'
import { ATTESTATION } from './trust/attestation.ts'
import type { StoreTrust } from './trust/store-trust.ts'
import { readPicture, readVerdict, writeVerdict } from './verdict-file.ts'
import { type Watch, watchStore } from './watch-store.ts'

export type {
  Canary,
  Finding,
  FindingPictures,
  JournalEntry,
  LiveSet,
  Pin,
  PlannedHandover,
  Reasons,
  Verdict,
} from './live-set.ts'

/**
 * The release store: immutable builds in `<remote>/<build>/{web,node,manifest.json}`, the live set, and a
 * journal of every change. Each change of the live set is atomic; concurrent ones wait for it or detect a
 * conflict.
 */
export class ReleaseStore {
  /** Folder on this machine: the store itself, or its copy. */
  readonly dir: string
  /** Evidence about builds, collected by shells. */
  readonly evidence: EvidenceFiles
  readonly #backend: StoreBackend
  readonly #liveSet: LiveSetFile
  readonly #trust: StoreTrust | undefined

  /** @param trust determines whose signatures count; without it none are required */
  constructor(dir: string, backend: StoreBackend = new DiskBackend(dir), trust?: StoreTrust) {
    this.dir = dir
    this.#backend = backend
    this.#trust = trust
    this.evidence = new EvidenceFiles(backend)
    this.#liveSet = new LiveSetFile(backend, (remote, build) => this.has(remote, build), trust)
  }

  buildDir(remote: string, build: string): string {
    return join(this.dir, remote, build)
  }

  async has(remote: string, build: string): Promise<boolean> {
    return (await this.#backend.read(`${remote}/${build}/manifest.json`)) !== undefined
  }

  /** True if the store has a build with all its files. Files in this machine's copy of a bucket do not count. */
  isWhole(remote: string, build: string): Promise<boolean> {
    return this.#backend.isWhole(remote, build)
  }

  /** Bytes that builds share, if the store has them elsewhere. The caller verifies them. */
  readContent(content: string): Promise<Buffer | undefined> {
    return this.#backend.readContent(content)
  }

  /** @throws Error if there is no such build, ManifestError if its manifest is unreadable */
  async manifest(remote: string, build: string): Promise<BuildManifest> {
    const file = await this.#backend.read(`${remote}/${build}/manifest.json`)
    if (!file) throw new Error(`The store holds no build ${build} of ${remote}.`)
    return readManifest(file.text, { remote, build })
  }

  /** Remotes with builds in the store, unordered. */
  async remotes(): Promise<string[]> {
    const names = (await this.#backend.list('')).filter((name) => /^[\w-]+$/.test(name) && name !== CONTENT)
    const builds = await Promise.all(names.map((name) => this.builds(name)))
    return names.filter((_, at) => builds[at]?.length)
  }

  /** Names of a remote's builds that the store may have, unordered; some may be incomplete. */
  buildNames(remote: string): Promise<string[]> {
    return this.#backend.list(remote)
  }

  /** Builds of a remote that are in the store, unordered. */
  async builds(remote: string): Promise<string[]> {
    const names = await this.buildNames(remote)
    const held = await Promise.all(names.map((build) => this.has(remote, build)))
    return names.filter((_, at) => held[at])
  }

  live(): LiveSet {
    const [live, journal] = this.#texts()
    // The copy of a bucket was verified on arrival.
    if (this.#backend.isCopied) return copiedSetOf(live())
    return this.#trust ? this.#trust.guard.accept(live(), journal) : liveSetOf(live())
  }

  /** Functions that return the texts of the live set and the journal on this machine. */
  #texts() {
    const textOf = (name: string) => textIn(join(this.dir, name))
    return [() => textOf(LIVE), () => textOf(JOURNAL) ?? ''] as const
  }

  /** The live set's entry for a build. @throws TrustError if the team that owns its paths has not signed it */
  async #releaseOf(remote: string, build: string): Promise<RemoteRelease> {
    const manifest = await this.manifest(remote, build)
    if (!this.#trust) return releaseOf(manifest)
    const attestation = await this.attestation(remote, build)
    this.#trust.verifyBuild(manifest, attestation)
    return releaseOf(manifest, attestation)
  }

  /** Signature of a build's team; undefined if there is none. */
  async attestation(remote: string, build: string): Promise<string | undefined> {
    return (await this.#backend.read(`${remote}/${build}/${ATTESTATION}`))?.text
  }

  /** Determines whose signatures count; undefined if none are required. */
  get trust(): StoreTrust | undefined {
    return this.#trust
  }

  /**
   * The release set for pages. Its id is derived from its builds.
   * @param seed 0 to 99, of a visitor; without it the set is the live one
   */
  releaseSet(seed?: number, live: LiveSet = this.live()): ReleaseSet {
    const remotes = remotesFor(live, seed)
    const builds = Object.entries(remotes).map(([remote, { build }]) => `${remote}@${build}`)
    return { id: createHash('sha256').update(builds.sort().join()).digest('hex').slice(0, 12), remotes }
  }

  /**
   * The live set with another build of a remote, which receives all paths that it claims. @throws Error as
   * `promote`
   */
  async previewSet(remote: string, build: string): Promise<ReleaseSet> {
    return previewSet(this.releaseSet(), remote, await this.#releaseOf(remote, build))
  }

  /** The key with which shells and registry sign preview links. */
  previewKey(): Promise<Buffer> {
    return backendKey(this.#backend, 'previews')
  }

  /**
   * Adds the folder of a finished build. If the build exists, only the files that the store has lost are
   * added.
   * @returns whether the build is new
   * @throws ManifestError if its file names clash with those of other builds
   */
  async add(manifest: BuildManifest, from: string, { by }: Reasons = {}): Promise<boolean> {
    const { remote, build } = manifest
    this.#trust?.verifyBuild(manifest, textIn(join(from, ATTESTATION)))
    const clash = await clashOf(this, manifest)
    if (clash) throw new ManifestError(clash)
    const entry = { at: new Date().toISOString(), action: 'publish' as const, remote, build, by }
    return this.#liveSet.publish(entry, async () => {
      if (!(await this.has(remote, build))) return () => this.#backend.putBuild(manifest, from)
      await this.#backend.restoreFiles(manifest, from)
      return undefined
    })
  }

  /**
   * Makes a build live and ends a canary of the remote.
   * @returns the build that was live before
   * @throws Error if the store does not have the build, or the remote is pinned and this is no rollback
   */
  async promote(remote: string, build: string, options: PromoteOptions = {}): Promise<string | undefined> {
    const before = await this.#change(async (live) => {
      const release = await this.#releaseOf(remote, build)
      const isRollback = options.action === 'rollback'
      const returned = isRollback ? await this.#returned(live, remote, release) : {}
      return promote(live, release, { ...options, remote, returned })
    })
    return before.remotes[remote]?.build
  }

  /** Makes a build live together with a path of another remote. @returns the build that was live before */
  async handOver(remote: string, build: string, options: HandoverOptions): Promise<string | undefined> {
    const before = await this.#change(async (live) =>
      handOver(live, await this.#releaseOf(remote, build), { ...options, remote }),
    )
    return before.remotes[remote]?.build
  }

  /** Takes a remote off the site; its builds stay. @throws Error if the site or other remotes need it */
  async retire(remote: string, options: RetireOptions): Promise<void> {
    await this.#change((live) => retire(live, { ...options, remote }))
  }

  /** Retires a remote that took over paths, and returns these to their previous owners. */
  async leave(remote: string, reasons: Reasons): Promise<void> {
    await this.#change(async (live) =>
      leave(live, remote, await this.#returned(live, remote, { owns: [] }), reasons),
    )
  }

  /** The live releases of the remotes that receive paths back, with the paths that their builds claim. */
  async #returned(live: LiveSet, remote: string, release: Pick<RemoteRelease, 'owns'>): Promise<Returned> {
    const releases = returnedBy(live, remote, release).map(async ([path, giver]) => {
      const { build = '' } = live.remotes[giver] ?? {}
      return [path, await this.#releaseOf(giver, build)] as const
    })
    return Object.fromEntries(await Promise.all(releases))
  }

  /** Gives a share of the visitors a canary; 0 percent ends it. */
  async canary(remote: string, build: string, options: CanaryOptions): Promise<void> {
    if (options.percent === 0) return this.haltCanary(remote, options)
    await this.#change(async (live) =>
      startCanary(live, await this.#releaseOf(remote, build), { ...options, remote }),
    )
  }

  /** Returns all visitors to the live build. */
  async haltCanary(remote: string, reasons: Reasons): Promise<void> {
    await this.#change((live) => haltCanary(live, remote, reasons))
  }

  /** Pins the live build: until `unpin` the remote accepts no promotion and no canary. */
  async pin(remote: string, reasons: Reasons): Promise<void> {
    await this.#change((live) => pin(live, remote, reasons))
  }

  async unpin(remote: string, reasons: Reasons): Promise<void> {
    await this.#change((live) => unpin(live, remote, reasons))
  }

  /** The gate's verdict on a build; undefined before a check. */
  async verdict(remote: string, build: string): Promise<Verdict | undefined> {
    return readVerdict(this.#backend, remote, build)
  }

  /**
   * An inconclusive verdict does not replace an earlier pass or refusal.
   * @param pictures those that the verdict names are stored with it
   */
  async recordVerdict(verdict: Verdict, pictures?: Pictures): Promise<void> {
    await this.#liveSet.exclusively(() => writeVerdict(this.#backend, verdict, pictures))
  }

  /**
   * A picture of the verdict on a build as a data URL; undefined if there is none.
   * @param name its SHA-384 in hexadecimal
   */
  picture(remote: string, build: string, name: string): Promise<string | undefined> {
    return readPicture(this.#backend, { remote, build, name })
  }

  /** The build that was live before the current one; undefined if there was none. */
  async previousOf(remote: string): Promise<string | undefined> {
    const live = this.live().remotes[remote]?.build
    const changes = (await this.journal()).filter((entry) => entry.remote === remote && entry.build === live)
    return changes.findLast(({ previous }) => previous !== undefined)?.previous
  }

  /** True if a build was once live for all visitors. */
  async wasLive(remote: string, build: string): Promise<boolean> {
    return (await this.journal()).some(
      (entry) =>
        entry.remote === remote &&
        entry.build === build &&
        ['promote', 'rollback', 'handover'].includes(entry.action),
    )
  }

  /** Removes a build that no visitor gets. @throws CodedError build_in_use */
  async remove(remote: string, build: string, reasons: Reasons = {}): Promise<void> {
    await this.#change((live) => remove(live, build, { ...reasons, remote }))
  }

  /** As `remove`, together with the bytes that only this build uses. @throws CodedError build_not_found */
  async unpublish(remote: string, build: string, reasons: Reasons): Promise<void> {
    if (!(await this.has(remote, build))) throw new CodedError('build_not_found')
    await this.remove(remote, build, reasons)
    await this.dropUnused()
  }

  /** Removes bytes that no build uses, unless some build's manifest is unreadable. */
  async dropUnused(): Promise<void> {
    const used = new Set<string>()
    for (const remote of await this.remotes()) {
      for (const build of await this.builds(remote)) {
        const manifest = await this.manifest(remote, build).catch(unreadable)
        if (!('files' in manifest)) return
        for (const { content } of contentsOf(manifest)) used.add(content)
      }
    }
    await this.#backend.dropUnused(used)
  }

  /** All changes in order. */
  journal(): Promise<JournalEntry[]> {
    return this.#liveSet.journal()
  }

  /** Signs the existing contents when signatures become required. */
  async adopt(): Promise<void> {
    await this.#liveSet.adopt((remote, build) => this.attestation(remote, build))
    await this.refresh()
  }

  /** Adds a team's signature to a build that is older than signatures. */
  async attest(remote: string, build: string, text: string): Promise<void> {
    const name = `${remote}/${build}/${ATTESTATION}`
    await this.#liveSet.exclusively(async () =>
      this.#backend.write(name, text, await this.#backend.read(name)),
    )
  }

  /** Updates `live()` and the builds on this machine from a remote store. */
  async refresh(): Promise<void> {
    await this.#backend.refresh()
  }

  /** Fetches a build that is not live to this machine, if the store has it. */
  async fetchBuild(remote: string, build: string): Promise<void> {
    await this.#backend.fetchBuild(remote, build)
  }

  /** Calls back within a second after live builds or canaries have changed, until the signal aborts. */
  watch(changed: () => void, signal: AbortSignal, report: Watch['report']): void {
    let known = this.#builds()
    const check = () => {
      if (!this.#backend.isCopied) this.#trust?.guard.audit(...this.#texts())
      const builds = this.#builds()
      if (builds === known) return
      known = builds
      changed()
    }
    watchStore({ dir: this.dir, signal, refresh: () => this.refresh(), check, report })
  }

  #builds(): string {
    const { remotes, canaries } = this.live()
    return JSON.stringify([remotes, canaries])
  }

  async #change(decide: Parameters<LiveSetFile['change']>[0]): Promise<LiveSet> {
    const before = await this.#liveSet.change(decide)
    await this.refresh()
    return before
  }
}
