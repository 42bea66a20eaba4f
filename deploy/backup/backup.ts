import { existsSync } from 'node:fs'
import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '@arunika/server/env'
import { createStore } from '../../api/src/storage/create-store.ts'
import type { Area, FileStore } from '../../api/src/storage/file-store.ts'
import { createArchive, type Manifest } from './archive.ts'
import { dumpTables, withClient } from './tables.ts'

const AREAS: readonly Area[] = ['public', 'private']
const TRIES = 3

async function listFiles(store: FileStore): Promise<string[]> {
  const names: string[] = []
  for (const area of AREAS) for await (const { name } of store.list(area)) names.push(`${area}/${name}`)
  return names
}

/** Undefined when a file went away meanwhile: a row that had been read may have named it. */
async function tryBackup(file: string, url: string, settings: Settings): Promise<Manifest | undefined> {
  const store = createStore(settings)
  const folder = await mkdtemp(join(tmpdir(), 'arunika-backup-'))
  const archive = await createArchive(file)
  try {
    const before = await listFiles(store)
    const outline = await withClient(url, async (client) => {
      await client.query('begin isolation level repeatable read read only')
      return dumpTables(client, folder)
    })
    for (const index of outline.tables.keys())
      await archive.addFile(`database/${index}`, join(folder, `${index}`))

    // A file is there before its row and goes after it: what either list knows is all that rows can name.
    for (const path of new Set([...before, ...(await listFiles(store))])) {
      const [area, ...name] = path.split('/') as [Area, ...string[]]
      const found = await store.open(area, name.join('/'))
      if (!found) {
        await archive.discard()
        return undefined
      }
      await archive.add(`files/${path}`, found.size, found.stream)
    }
    const releases = join(settings.dataDir, 'releases')
    for await (const entry of glob('**/*', { cwd: releases, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const name = path.slice(releases.length + 1)
      // Locks, and builds in the making.
      const isPassing = /(^|\/)\./.test(name)
      if (entry.isFile() && !isPassing) await archive.addFile(`releases/${name}`, path)
    }
    const secret = join(settings.dataDir, 'secret.key')
    if (existsSync(secret)) await archive.addFile('secret.key', secret)
    return await archive.finish(outline)
  } catch (error) {
    await archive.discard()
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Writes database, files, release store and key of a product, which may be running, into one file.
 * It holds everything that applicants have sent, and is readable by its owner only.
 */
export async function backUp(file: string, url: string, settings: Settings): Promise<Manifest> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const manifest = await tryBackup(file, url, settings)
    if (manifest) return manifest
  }
  throw new Error('Files were being removed all the time: try again when it is quieter.')
}
