import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { syncFile, syncFolder } from '@anyam/server/node'
import { type Area, type FileStore, isSafeName, removeEach } from './file-store.ts'

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** Longer than any request. */
const MAX_TEMP_FILE_AGE_MS = 3_600_000

/** Stores files in a folder on the local disk, which several processes may share. */
export function createLocalStore(root: string): FileStore {
  const folder = join(root, 'drafts')
  mkdirSync(folder, { recursive: true, mode: 0o700 })

  function pathOf(area: Area, name: string) {
    if (!isSafeName(name)) throw new Error('Not a name of a stored file.')
    return join(root, area, ...name.split('/'))
  }

  return {
    tempPath: () => join(folder, randomUUID()),

    async removeOldTempFiles() {
      for (const name of await readdir(folder)) {
        const path = join(folder, name)
        const found = await stat(path).catch(() => undefined)
        if (found && found.mtimeMs < Date.now() - MAX_TEMP_FILE_AGE_MS) await rm(path, { force: true })
      }
    },

    async keep(tempPath, area, name) {
      const target = pathOf(area, name)
      const folder = dirname(target)
      const made = await mkdir(folder, { recursive: true, mode: 0o700 })
      await syncFile(tempPath)
      await rename(tempPath, target)
      await syncFolder(folder)
      if (made !== undefined) await syncFolder(dirname(made))
    },

    async open(area, name) {
      if (!isSafeName(name)) return undefined
      try {
        const handle = await open(pathOf(area, name), 'r')
        const { size } = await handle.stat()
        return { size, stream: handle.createReadStream() }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    addressOf: async () => undefined,

    async has(area, name) {
      return isSafeName(name) && (await stat(pathOf(area, name)).catch(() => undefined)) !== undefined
    },

    async remove(area, names) {
      await removeEach(names, (name) => rm(pathOf(area, name), { force: true }))
    },

    async *list(area) {
      const top = join(root, area)
      const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const name = relative(top, path).split(sep).join('/')
        const found = isSafeName(name) && (await stat(path).catch(() => undefined))
        if (found) yield { name, modifiedAt: found.mtime }
      }
    },
  }
}
