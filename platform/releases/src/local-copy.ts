import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { type BuildManifest, buildsOf } from '@anyam/federation'
import { LRUCache } from 'lru-cache'
import type { Bucket } from './bucket.ts'
import { twinsOf } from './compress.ts'
import { contentName } from './content-folder.ts'
import { DiskBackend, stagingFolder } from './disk-backend.ts'
import { inParallel } from './in-parallel.ts'
import { integrityOf } from './integrity.ts'
import { JOURNAL } from './journal.ts'
import { copiedSetOf, type LiveSet, liveSetOf } from './live-set.ts'
import { readManifest } from './manifest.ts'
import { ATTESTATION } from './trust/attestation.ts'
import type { StoreTrust } from './trust/store-trust.ts'

const LIVE = 'live.json'
/** A missing build is not requested again for this long. */
const ABSENT_MS = 10_000

/**
 * A machine's copy of a store in a bucket: builds, verified file by file, and a live set that references only
 * those.
 */
export class LocalCopy {
  readonly #bucket: Bucket
  readonly #dir: string
  readonly #disk: DiskBackend
  readonly #fetching = new Map<string, Promise<void>>()
  /** Bounded, because visitors can request any name. */
  readonly #absent = new LRUCache<string, true>({ max: 1_000, ttl: ABSENT_MS })
  /** The last reported error of each unavailable build. */
  readonly #reported = new Map<string, string>()
  #live: { set: LiveSet; tag: string } | undefined
  #refreshing: Promise<void> = Promise.resolve()

  readonly #trust: StoreTrust | undefined

  /** @param trust determines whose signatures count; without it none are required */
  constructor(bucket: Bucket, dir: string, trust?: StoreTrust) {
    this.#trust = trust
    this.#bucket = bucket
    this.#dir = dir
    this.#disk = new DiskBackend(dir)
  }

  /**
   * Updates the live set to the builds that could be fetched. A remote whose new build is unavailable stays
   * on its previous one.
   */
  refresh(): Promise<void> {
    this.#refreshing = this.#refreshing.catch(() => {}).then(() => this.#follow())
    return this.#refreshing
  }

  /** Fetches a build to this machine; no error if the store does not have it. */
  async fetchBuild(remote: string, build: string): Promise<void> {
    const name = `${remote}/${build}`
    if (this.#absent.has(name) || (await this.#isHere(name))) return
    const fetching = this.#fetching.get(name) ?? this.#fetch(name)
    this.#fetching.set(name, fetching)
    await fetching.finally(() => this.#fetching.delete(name))
  }

  async #follow(): Promise<void> {
    const found = await this.#bucket.get(LIVE, this.#live?.tag)
    if (!found) return
    if (found !== 'same') this.#live = { set: await this.#accepted(found.bytes.toString()), tag: found.tag }
    if (!this.#live) return
    const missing = await this.#fetchAll(this.#live.set)
    const before = await this.#disk.read(LIVE)
    const text = JSON.stringify(withoutMissing(this.#live.set, copiedSetOf(before?.text), missing), null, 2)
    if (text === before?.text) return
    const isWritten = await this.#disk.exclusively(async () => {
      // Other processes of this machine follow the bucket too. An older set must not overwrite what they
      // wrote meanwhile.
      if ((await this.#bucket.get(LIVE, this.#live?.tag)) !== 'same') return false
      await this.#disk.write(LIVE, text, await this.#disk.read(LIVE))
      return true
    })
    if (!isWritten) return this.#follow()
    await this.#dropRemoved(this.#live.set)
  }

  async #accepted(text: string): Promise<LiveSet> {
    if (!this.#trust) return liveSetOf(text)
    const journal = await this.#bucket.get(JOURNAL)
    const journalText = journal && journal !== 'same' ? journal.bytes.toString() : ''
    return this.#trust.guard.accept(text, () => journalText)
  }

  /** Names of the builds that are currently unavailable. */
  async #fetchAll(set: LiveSet): Promise<Set<string>> {
    const missing = new Set<string>()
    await Promise.all(
      namesIn(set).map(async (name) => {
        const [remote = '', build = ''] = name.split('/')
        await this.fetchBuild(remote, build).catch((error: unknown) => this.#report(name, error))
        if (await this.#isHere(name)) this.#reported.delete(name)
        else missing.add(name)
      }),
    )
    return missing
  }

  /** Reports an error once, although the fetch is retried every second. */
  #report(name: string, error: unknown): void {
    if (this.#reported.get(name) === String(error)) return
    this.#reported.set(name, String(error))
    console.error(`${name}:`, error)
  }

  async #fetch(name: string): Promise<void> {
    const found = await this.#bucket.get(`${name}/manifest.json`)
    if (!found || found === 'same') {
      this.#absent.set(name, true)
      return
    }
    const [remote = '', build = ''] = name.split('/')
    const manifest = readManifest(found.bytes.toString(), { remote, build })
    const staging = join(stagingFolder(this.#dir), randomUUID())
    try {
      await this.#fetchAttestation(name, manifest, staging)
      const bring = async (file: string) =>
        (await this.#linkHeld(file, manifest, staging)) || this.#fetchFile(name, file, manifest, staging)
      // Do not list the bucket: a build has over a thousand files, and not every server can list more than
      // one page.
      await inParallel(Object.keys(manifest.files), async (file) => {
        if (!(await bring(file))) throw new Error(`${file} is missing in the bucket.`)
      })
      const twins = Object.entries(manifest.files).flatMap(([file, { size }]) => twinsOf(file, size))
      await inParallel(twins, bring)
      // Another process of this machine may have been faster and already serve it.
      await this.#disk.exclusively(async () => {
        if (!(await this.#isHere(name))) await this.#disk.putBuild(manifest, staging)
      })
    } finally {
      await rm(staging, { recursive: true, force: true })
    }
  }

  /** @throws TrustError if its team has not signed the build */
  async #fetchAttestation(name: string, manifest: BuildManifest, staging: string): Promise<void> {
    const found = await this.#bucket.get(`${name}/${ATTESTATION}`)
    const text = found && found !== 'same' ? found.bytes.toString() : undefined
    this.#trust?.verifyBuild(manifest, text)
    await mkdir(staging, { recursive: true })
    if (text !== undefined) await writeFile(join(staging, ATTESTATION), text)
  }

  /**
   * Links a file that this machine already has, so that it is neither transferred nor stored twice.
   * @returns whether it matched the manifest
   */
  async #linkHeld(file: string, manifest: BuildManifest, staging: string): Promise<boolean> {
    const integrity = integrityIn(manifest, file) ?? ''
    const source = join(this.#dir, contentName(integrity, packingOf(file)))
    // The local file may be altered, or be removed at this moment together with its last build. Then the
    // bucket has it.
    const bytes = await readFile(source).catch(() => undefined)
    const content = bytes && (await Promise.resolve(unpacked(file, bytes)).catch(() => undefined))
    if (!content || integrityOf(content) !== integrity) return false
    const target = join(staging, file)
    await mkdir(dirname(target), { recursive: true })
    return link(source, target).then(
      () => true,
      () => false,
    )
  }

  /** Returns false if the bucket does not have it. */
  async #fetchFile(name: string, file: string, manifest: BuildManifest, staging: string): Promise<boolean> {
    const content = contentName(integrityIn(manifest, file) ?? '', packingOf(file))
    // In builds of older versions, the bucket stores files under their own names instead of by content.
    const found = (await this.#bucket.get(content)) ?? (await this.#bucket.get(`${name}/${file}`))
    if (!found || found === 'same') return false
    if (integrityOf(await unpacked(file, found.bytes)) !== integrityIn(manifest, file))
      throw new Error(`${file} was altered in the bucket.`)
    await mkdir(dirname(join(staging, file)), { recursive: true })
    await writeFile(join(staging, file), found.bytes)
    return true
  }

  /** Drops builds that the store no longer has. */
  async #dropRemoved(set: LiveSet): Promise<void> {
    const used = new Set(namesIn(set))
    for (const remote of Object.keys(set.remotes)) {
      const stored = new Set(await this.#bucket.names(remote))
      for (const build of await this.#disk.list(remote)) {
        if (!stored.has(build) && !used.has(`${remote}/${build}`)) await this.#disk.removeBuild(remote, build)
      }
    }
  }

  async #isHere(name: string): Promise<boolean> {
    return (await this.#disk.read(`${name}/manifest.json`)) !== undefined
  }
}

function namesIn({ remotes, canaries }: LiveSet): string[] {
  const named = [...Object.entries(remotes), ...Object.entries(canaries)].flatMap(([remote, release]) =>
    buildsOf(release).map(({ build }) => `${remote}/${build}`),
  )
  return [...new Set(named)]
}

/** The part of a live set that can be served here; missing builds are replaced by the previous ones. */
function withoutMissing(set: LiveSet, before: LiveSet, missing: Set<string>): LiveSet {
  const isHere = ([remote, { build }]: [string, { build: string }]) => !missing.has(`${remote}/${build}`)
  const remotes = Object.entries(set.remotes).map(([remote, release]) => {
    const shown = isHere([remote, release]) ? release : (before.remotes[remote] ?? release)
    return [remote, shown] as const
  })
  return {
    ...set,
    remotes: Object.fromEntries(remotes),
    canaries: Object.fromEntries(Object.entries(set.canaries).filter(isHere)),
  }
}

const integrityIn = ({ files }: BuildManifest, file: string) => files[withoutPacking(file)]?.integrity

const withoutPacking = (file: string) => file.replace(/\.(br|gz)$/, '')

const packingOf = (file: string) => file.slice(withoutPacking(file).length)

function unpacked(file: string, bytes: Buffer): Buffer | Promise<Buffer> {
  if (file.endsWith('.br')) return promisify(brotliDecompress)(bytes)
  return file.endsWith('.gz') ? promisify(gunzip)(bytes) : bytes
}
