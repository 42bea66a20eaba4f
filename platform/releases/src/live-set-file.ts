import type { BuildRelease, RemoteRelease } from '@anyam/federation'
import type { Change } from './change.ts'
import { Journal } from './journal.ts'
import { type JournalEntry, type LiveSet, liveSetOf } from './live-set.ts'
import { Pending } from './pending.ts'
import { ConflictError, type StoreBackend, type VersionedFile } from './store-backend.ts'
import { entryHash, journalHash } from './trust/live-set-signature.ts'
import type { StoreTrust } from './trust/store-trust.ts'

export const LIVE = 'live.json'

interface Current {
  live: LiveSet
  /** The file as it was read. */
  file: VersionedFile | undefined
}

/**
 * The live set in the store's backend, and its journal. Each change is one write of the live set that
 * includes its journal entry; the entry is added to the journal afterwards.
 */
export class LiveSetFile {
  readonly #backend: StoreBackend
  readonly #trust: StoreTrust | undefined
  readonly #journal: Journal
  readonly #pending: Pending

  constructor(
    backend: StoreBackend,
    has: (remote: string, build: string) => Promise<boolean>,
    trust: StoreTrust | undefined,
  ) {
    this.#backend = backend
    this.#trust = trust
    this.#journal = new Journal(backend)
    this.#pending = new Pending(backend, has)
  }

  /** All changes in order, including one whose process died before it wrote its entry. */
  async journal(): Promise<JournalEntry[]> {
    // Reading in this order includes an entry that arrives in between and misses none.
    const { change } = (await this.#read()).live
    const unwritten = [...(change ? [change] : []), ...(await this.#pending.happened())]
    const entries = await this.#journal.read()
    // A publication can be both the last change and still pending.
    for (const entry of unwritten) if (!includes(entries, entry)) entries.push(entry)
    return entries.map(({ prev: _, ...entry }) => entry)
  }

  /**
   * Changes the live set in one step.
   * @returns the live set before
   */
  change(decide: (live: LiveSet) => Change | undefined | Promise<Change | undefined>): Promise<LiveSet> {
    return this.exclusively(async () => {
      const current = await this.#recovered()
      const decided = await decide(current.live)
      if (decided) await this.#commit(current, decided)
      return current.live
    })
  }

  /**
   * Adds a build to the store and records it.
   * @param prepare returns the write, or undefined if there is nothing to do
   * @returns whether the build was added
   */
  publish(entry: JournalEntry, prepare: () => Promise<(() => Promise<void>) | undefined>): Promise<boolean> {
    return this.exclusively(async () => {
      const current = await this.#recovered()
      const put = await prepare()
      if (!put) return false
      await this.#pending.begin(entry)
      await put()
      await this.#commit(current, { set: {}, entry })
      await this.#pending.end(entry)
      return true
    })
  }

  /**
   * Signs the existing store when signatures become required. @param attestationOf returns the attestation of
   * a build's team
   */
  adopt(attestationOf: (remote: string, build: string) => Promise<string | undefined>): Promise<void> {
    return this.exclusively(async () => {
      const file = await this.#backend.read(LIVE)
      if (!file) return
      const live = liveSetOf(file.text)
      if (live.change && !includes(await this.#journal.read(), live.change)) await this.#follow(live.change)
      const root = journalHash(await this.#journal.text())
      const remotes = await attested(live.remotes, attestationOf)
      const canaries = await attested(live.canaries, attestationOf)
      await this.#backend.write(LIVE, this.#textOf({ ...live, remotes, canaries, root }), file)
    })
  }

  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.#backend.exclusively(work)
    } catch (error) {
      if (error instanceof ConflictError) return this.exclusively(work)
      throw error
    }
  }

  async #read(): Promise<Current> {
    const file = await this.#backend.read(LIVE)
    if (!this.#trust) return { live: liveSetOf(file?.text), file }
    const journal = await this.#journal.text()
    const live = this.#trust.guard.accept(file?.text, () => journal)
    this.#trust.guard.assertUsable()
    return { live, file }
  }

  /** The live set, after completing the change of a process that died. */
  async #recovered(): Promise<Current> {
    let current = await this.#read()
    const { change } = current.live
    if (change && !includes(await this.#journal.read(), change)) await this.#follow(change)
    if (this.#trust && change) await this.#journal.endWith(change)
    this.#trust?.assertChained(current.live, await this.#journal.text())
    for (const entry of await this.#pending.settle()) {
      if (!includes(await this.#journal.read(), entry))
        current = await this.#commit(current, { set: {}, entry })
      await this.#pending.end(entry)
    }
    return current
  }

  /** Writes a change and its entry in one step. @returns the resulting live set */
  async #commit({ live, file }: Current, { set, entry }: Change): Promise<Current> {
    const { root: _, ...before } = live
    const prev = live.change?.prev
      ? entryHash(JSON.stringify(live.change))
      : journalHash(await this.#journal.text())
    const change: JournalEntry = { at: new Date().toISOString(), ...entry, prev }
    const next: LiveSet = { ...before, ...set, revision: live.revision + 1, change }
    await this.#backend.write(LIVE, this.#textOf(next), file)
    await this.#follow(change)
    return this.#read()
  }

  #textOf({ signature: _, ...set }: LiveSet): string {
    return JSON.stringify(this.#trust ? this.#trust.sign(set) : set, null, 2)
  }

  /** Carries out a change recorded in the live set. Its journal entry marks it as done. */
  async #follow(change: JournalEntry): Promise<void> {
    if (change.action === 'remove') await this.#backend.removeBuild(change.remote, change.build)
    await this.#journal.add([change])
  }
}

async function attested<Release extends RemoteRelease>(
  releases: Record<string, Release>,
  attestationOf: (remote: string, build: string) => Promise<string | undefined>,
): Promise<Record<string, Release>> {
  const signed = async <One extends BuildRelease>(remote: string, release: One): Promise<One> => {
    const attestation = await attestationOf(remote, release.build)
    return attestation === undefined ? release : { ...release, attestation }
  }
  const entries = Object.entries(releases).map(async ([remote, release]) => {
    const { fallback } = release
    const own = await signed(remote, release)
    return [remote, fallback ? { ...own, fallback: await signed(remote, fallback) } : own] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** True if the journal contains the entry. Ignores `prev`, which a pending entry does not have yet. */
function includes(entries: readonly JournalEntry[], entry: JournalEntry): boolean {
  const text = textOf(entry)
  return entries.some((known) => textOf(known) === text)
}

const textOf = ({ prev: _, ...entry }: JournalEntry) => JSON.stringify(entry)
