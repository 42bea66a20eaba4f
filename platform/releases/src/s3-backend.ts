import { randomUUID } from 'node:crypto'
import { glob, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { BuildManifest } from '@anyam/federation'
import type { BucketSettings } from '@anyam/server/env'
import { Bucket } from './bucket.ts'
import { withBucketLock } from './bucket-lock.ts'
import { CONTENT, contentName, contentsOf } from './content-folder.ts'
import { inParallel } from './in-parallel.ts'
import { LocalCopy } from './local-copy.ts'
import { readManifest } from './manifest.ts'
import { ConflictError, type StoreBackend, type VersionedFile } from './store-backend.ts'
import type { StoreTrust } from './trust/store-trust.ts'

/** Unused bytes are deleted after this long, in milliseconds. */
const UNUSED_MS = 2 * 24 * 3600_000

const ageOf = (at: Date) => Date.now() - at.getTime()

/** A release store in a bucket that machines share. Each machine has a copy of the builds that it serves. */
export class S3Backend implements StoreBackend {
  readonly isCopied = true
  readonly #bucket: Bucket
  readonly #copy: LocalCopy
  #knowsConditions: Promise<boolean> | undefined

  constructor(settings: BucketSettings, dir: string, trust?: StoreTrust) {
    this.#bucket = new Bucket(settings)
    this.#copy = new LocalCopy(this.#bucket, dir, trust)
  }

  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    return (await this.#areWritesConditional()) ? work() : withBucketLock(this.#bucket, work)
  }

  async read(name: string): Promise<VersionedFile | undefined> {
    const found = await this.#bucket.get(name)
    return found && found !== 'same' ? { text: found.bytes.toString(), tag: found.tag } : undefined
  }

  async write(name: string, text: string, before: VersionedFile | undefined): Promise<void> {
    if (await this.#writeOver(name, text, before)) return
    // After a lost response the client retries, and the second attempt finds the result of the first.
    if ((await this.read(name))?.text === text) return
    throw new ConflictError(`${name} has changed.`)
  }

  async erase(name: string): Promise<void> {
    await this.#bucket.remove(name)
  }

  list(folder: string): Promise<string[]> {
    return this.#bucket.names(folder)
  }

  async putBuild(manifest: BuildManifest, from: string): Promise<void> {
    const base = baseOf(manifest)
    const { shared, own } = await filesIn(from, manifest)
    await this.#putShared(shared)
    await inParallel(own, ({ name, path }) => this.#bucket.putFile(`${base}/${name}`, path))
    // Written last, because a build without a manifest does not exist.
    await this.#bucket.put(`${base}/manifest.json`, JSON.stringify(manifest, null, 2))
  }

  async isWhole(remote: string, build: string): Promise<boolean> {
    const base = baseOf({ remote, build })
    const found = await this.read(`${base}/manifest.json`)
    if (!found) return false
    const { files } = readManifest(found.text, { remote, build })
    let isLacking = false
    await inParallel(Object.entries(files), async ([file, { integrity }]) => {
      if (isLacking) return
      const isThere =
        (await this.#bucket.find(contentName(integrity))) ??
        // In builds of older versions, the bucket stores files under their own names instead of by content.
        (await this.#bucket.find(`${base}/${file}`))
      if (!isThere) isLacking = true
    })
    return !isLacking
  }

  async restoreFiles(manifest: BuildManifest, from: string): Promise<void> {
    const { shared } = await filesIn(from, manifest)
    await this.#putShared(shared)
  }

  async readContent(content: string): Promise<Buffer | undefined> {
    const found = await this.#bucket.get(content)
    return found && found !== 'same' ? found.bytes : undefined
  }

  async #putShared(files: readonly SharedFile[]): Promise<void> {
    await inParallel(files, async ({ content, path }) => {
      if (!(await this.#hasContent(content, path))) await this.#bucket.putFile(content, path)
    })
  }

  async removeBuild(remote: string, build: string): Promise<void> {
    const base = `${remote}/${build}/`
    await this.#bucket.remove(`${base}manifest.json`)
    await inParallel(await this.#bucket.objects(base), ({ key }) => this.#bucket.remove(key))
  }

  async dropUnused(used: ReadonlySet<string>): Promise<void> {
    const stored = await this.#bucket.objects(`${CONTENT}/`)
    const unused = stored.filter(({ key, at }) => !used.has(key) && ageOf(at) > UNUSED_MS)
    await inParallel(unused, ({ key }) => this.#bucket.remove(key))
  }

  /** Old content may be about to be dropped as unused, so it is stored again, which renews it. */
  async #hasContent(content: string, path: string): Promise<boolean> {
    const [found, { size }] = await Promise.all([this.#bucket.find(content), stat(path)])
    return found?.size === size && ageOf(found.at) < UNUSED_MS / 2
  }

  refresh(): Promise<void> {
    return this.#copy.refresh()
  }

  fetchBuild(remote: string, build: string): Promise<void> {
    return this.#copy.fetchBuild(remote, build)
  }

  async #writeOver(name: string, text: string, before: VersionedFile | undefined): Promise<boolean> {
    if (await this.#areWritesConditional())
      return this.#bucket.put(name, text, before?.tag === undefined ? 'absent' : { tag: before.tag })
    if ((await this.read(name))?.tag !== before?.tag) return false
    return this.#bucket.put(name, text)
  }

  /** Probed once, because some servers accept a condition but ignore it. */
  #areWritesConditional(): Promise<boolean> {
    this.#knowsConditions ??= heedsConditions(this.#bucket)
    return this.#knowsConditions
  }
}

const baseOf = ({ remote, build }: Pick<BuildManifest, 'remote' | 'build'>) => `${remote}/${build}`

interface SharedFile {
  path: string
  /** Name of its bytes in the store. */
  content: string
}

/** Files of a folder: shared ones, whose hashes are in the manifest, and the build's own. */
async function filesIn(folder: string, manifest: BuildManifest) {
  const contents = new Map(contentsOf(manifest).map(({ file, content }) => [file, content]))
  const shared: SharedFile[] = []
  const own: { path: string; name: string }[] = []
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length + 1).replaceAll(sep, '/')
    const content = contents.get(name)
    if (content) shared.push({ path, content })
    else own.push({ path, name })
  }
  return { shared, own }
}

async function heedsConditions(bucket: Bucket): Promise<boolean> {
  const probe = `probe/${randomUUID()}`
  try {
    await bucket.put(probe, 'one')
    const over = await bucket.put(probe, 'two', 'absent')
    const other = await bucket.put(probe, 'three', { tag: '"00000000000000000000000000000000"' })
    return !over && !other
  } catch {
    // Some servers respond that conditions are not implemented.
    return false
  } finally {
    await bucket.remove(probe)
  }
}
