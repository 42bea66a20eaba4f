import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BuildManifest } from '@anyam/federation'
import { syncFolder } from '@anyam/server/node'
import { writeWhole } from '@anyam/server/state-files'
import { CONTENT, ContentFolder } from './content-folder.ts'
import { withLock } from './lock.ts'
import { readManifest } from './manifest.ts'
import { ConflictError, type StoreBackend, type VersionedFile } from './store-backend.ts'

/** Longer than any publication takes: older files in staging were left by a process that died. */
const ABANDONED_MS = 3600_000

/** Undefined if the text cannot be read. */
function manifestOf(text: string, id: { remote: string; build: string }) {
  try {
    return readManifest(text, id)
  } catch {
    return undefined
  }
}

/** Keys; only their owner may read them. */
const PRIVATE = '.private/'

/** Folder of unfinished builds, in the file system of the store, so that publishing one is a rename. */
export const stagingFolder = (dir: string) => join(dir, '.staging')

/** A release store in a folder that many processes share. */
export class DiskBackend implements StoreBackend {
  readonly isCopied = false
  readonly #dir: string
  readonly #content: ContentFolder

  constructor(dir: string) {
    this.#dir = dir
    this.#content = new ContentFolder(dir, stagingFolder(dir))
  }

  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return withLock(this.#dir, work)
  }

  async read(name: string): Promise<VersionedFile | undefined> {
    const text = await unlessMissing(readFile(join(this.#dir, name), 'utf8'))
    return text === undefined ? undefined : { text }
  }

  async write(name: string, text: string, before: VersionedFile | undefined): Promise<void> {
    if ((await this.read(name))?.text !== before?.text) throw new ConflictError(`${name} has changed.`)
    await mkdir(stagingFolder(this.#dir), { recursive: true })
    const mode = name.startsWith(PRIVATE) ? 0o600 : undefined
    const next = join(stagingFolder(this.#dir), randomUUID())
    await writeWhole(join(this.#dir, name), text, { next, ...(mode && { mode }) })
  }

  async erase(name: string): Promise<void> {
    await rm(join(this.#dir, name), { force: true })
  }

  async list(folder: string): Promise<string[]> {
    return (await unlessMissing(readdir(join(this.#dir, folder)))) ?? []
  }

  async putBuild(manifest: BuildManifest, from: string): Promise<void> {
    const { remote, build } = manifest
    await writeWhole(join(from, 'manifest.json'), JSON.stringify(manifest, null, 2))
    await this.#content.share(manifest, from)
    await this.removeBuild(remote, build)
    await mkdir(join(this.#dir, remote), { recursive: true })
    await rename(from, join(this.#dir, remote, build))
    await syncFolder(join(this.#dir, remote))
    await this.#sweep()
  }

  /** Always complete: a build's folder arrives with all its files in one step. */
  async isWhole(remote: string, build: string): Promise<boolean> {
    return (await this.read(`${remote}/${build}/manifest.json`)) !== undefined
  }

  async restoreFiles(): Promise<void> {}

  async readContent(): Promise<undefined> {}

  async removeBuild(remote: string, build: string): Promise<void> {
    const grave = join(stagingFolder(this.#dir), randomUUID())
    await mkdir(dirname(grave), { recursive: true })
    await unlessMissing(rename(join(this.#dir, remote, build), grave))
    await rm(grave, { recursive: true, force: true })
    await this.#content.sweep()
  }

  /** Nothing to do: `removeBuild` sweeps. */
  async dropUnused(): Promise<void> {}

  /**
   * Migrates a store that does not yet share files by content. An interrupted migration continues with the
   * next call.
   */
  async shareBuilds(): Promise<void> {
    if (await this.#content.isComplete()) return
    for (const remote of await this.list('')) {
      // Other processes may publish and remove builds meanwhile.
      for (const build of /^[\w-]+$/.test(remote) && remote !== CONTENT ? await this.list(remote) : [])
        await this.exclusively(() => this.#shareBuild(remote, build))
    }
    await this.#content.markComplete()
  }

  async #shareBuild(remote: string, build: string): Promise<void> {
    const file = await this.read(`${remote}/${build}/manifest.json`)
    const manifest = file && manifestOf(file.text, { remote, build })
    if (manifest) await this.#content.share(manifest, join(this.#dir, remote, build))
  }

  async refresh(): Promise<void> {}

  async fetchBuild(): Promise<void> {}

  async #sweep(): Promise<void> {
    for (const name of await this.list('.staging')) {
      const path = join(stagingFolder(this.#dir), name)
      const found = await unlessMissing(stat(path))
      if (found && found.mtimeMs < Date.now() - ABANDONED_MS) await rm(path, { recursive: true, force: true })
    }
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return undefined
    throw error
  }
}
