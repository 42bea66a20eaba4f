import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BuildManifest, Integrity } from '@anyam/federation'
import { twinsOf } from './compress.ts'
import { inParallel } from './in-parallel.ts'
import { digestOf } from './integrity.ts'

/** Folder for shared contents within a store. */
export const CONTENT = 'content'

const COMPLETE = `${CONTENT}/.complete`

/**
 * Name in a store of the bytes with a hash.
 * @param packing `.br` or `.gz` for the compressed twin
 */
export function contentName(integrity: Integrity, packing = ''): string {
  const digest = digestOf(integrity)
  return `${CONTENT}/${digest.slice(0, 2)}/${digest}${packing}`
}

/** Files in a build's manifest and their compressed twins, with the names of their contents. */
export const contentsOf = ({ files }: Pick<BuildManifest, 'files'>): { file: string; content: string }[] =>
  Object.entries(files).flatMap(([file, { size, integrity }]) =>
    [file, ...twinsOf(file, size)].map((name) => ({
      file: name,
      content: contentName(integrity, name.slice(file.length)),
    })),
  )

/**
 * The files of all builds of a store, by content. Build folders contain links to them, so that the disk
 * stores each once. The reader of a file verifies its contents.
 */
export class ContentFolder {
  readonly #dir: string
  readonly #staging: string

  /**
   * @param dir folder of the store
   * @param staging folder in the same file system; files that a dead process left in it are swept
   */
  constructor(dir: string, staging: string) {
    this.#dir = dir
    this.#staging = staging
  }

  /** True if all builds stored so far share their files. */
  async isComplete(): Promise<boolean> {
    return (await stat(join(this.#dir, COMPLETE)).catch(() => undefined)) !== undefined
  }

  /** Records that all builds share their files, so call it last. The mark is lost together with the folder. */
  async markComplete(): Promise<void> {
    await mkdir(join(this.#dir, CONTENT), { recursive: true })
    await writeFile(join(this.#dir, COMPLETE), '')
  }

  /** Shares bytes between a folder that is about to become a build and the store, in both directions. */
  async share(manifest: BuildManifest, from: string): Promise<void> {
    await inParallel(contentsOf(manifest), ({ file, content }) =>
      this.#shareFile(join(from, file), join(this.#dir, content)),
    )
  }

  /** Removes contents that no build uses. */
  async sweep(): Promise<void> {
    const folders = await names(join(this.#dir, CONTENT))
    await inParallel(folders, async (folder) => {
      for (const name of await names(join(this.#dir, CONTENT, folder))) {
        const path = join(this.#dir, CONTENT, folder, name)
        if ((await stat(path).catch(() => undefined))?.nlink === 1) await rm(path, { force: true })
      }
    })
  }

  async #shareFile(path: string, content: string): Promise<void> {
    await mkdir(dirname(content), { recursive: true })
    const code = await link(path, content).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    )
    // The twin does not exist, or the file system has no links: the build keeps its own files.
    if (code !== 'EEXIST') return
    const [own, shared] = await Promise.all([stat(path), stat(content)])
    if (own.ino === shared.ino) return
    const [bytes, present] = await Promise.all([readFile(path), readFile(content)])
    // Content that was altered on this disk is replaced for future builds.
    const [source, target] = bytes.equals(present) ? [content, path] : [path, content]
    const next = join(this.#staging, randomUUID())
    await mkdir(this.#staging, { recursive: true })
    await link(source, next)
    await rename(next, target)
  }
}

const names = (folder: string) => readdir(folder).catch((): string[] => [])
