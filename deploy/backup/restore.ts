import { existsSync } from 'node:fs'
import { copyFile, glob, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { Bucket } from '@arunika/releases/bucket'
import type { Settings } from '@arunika/server/env'
import { ensureBucket } from '@arunika/server/s3'
import { migrateDatabase } from '../../api/src/db/migrate.ts'
import { createStore } from '../../api/src/storage/create-store.ts'
import type { Area } from '../../api/src/storage/file-store.ts'
import { type Manifest, unpackArchive } from './archive.ts'
import { isInUse, loadTables, withClient } from './tables.ts'

export interface RestoreOptions {
  /** Whether the contents of the database may be discarded. */
  replace?: boolean
  /** Private key of age, for a backup that is encrypted. */
  identity?: string | undefined
}

async function* filesBelow(folder: string) {
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) yield { path, name: path.slice(folder.length + 1) }
  }
}

/** Names of files are never used twice: what is there already is the same. */
async function restoreFiles(folder: string, settings: Settings): Promise<void> {
  if (settings.s3) await ensureBucket(settings.s3)
  const store = createStore(settings)
  for await (const { path, name } of filesBelow(folder)) {
    const [area, ...rest] = name.split('/') as [Area, ...string[]]
    const tempPath = store.tempPath()
    await copyFile(path, tempPath)
    await store.keep(tempPath, area, rest.join('/'))
  }
}

/** Whole builds first; `live.json`, which names them, last. */
async function restoreReleases(folder: string, { dataDir, releasesS3 }: Settings): Promise<void> {
  if (releasesS3) await ensureBucket(releasesS3)
  const bucket = releasesS3 && new Bucket(releasesS3)
  const put = async (path: string, name: string) => {
    if (bucket) return bucket.putFile(name.replaceAll(sep, '/'), path)
    const target = join(dataDir, 'releases', name)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(path, `${target}.restored`)
    await rename(`${target}.restored`, target)
  }
  for await (const { path, name } of filesBelow(folder)) if (name !== 'live.json') await put(path, name)
  // What shells have accepted is newer than the backup, and would be in its way.
  await rm(join(dataDir, 'accepted'), { recursive: true, force: true })
  if (existsSync(join(folder, 'live.json'))) await put(join(folder, 'live.json'), 'live.json')
  bucket?.close()
}

/**
 * Puts a backup in the place of what a product holds. Nothing is touched before the whole backup has been read and
 * found undamaged.
 */
export async function restore(
  file: string,
  url: string,
  settings: Settings,
  { replace = false, identity }: RestoreOptions = {},
): Promise<Manifest> {
  const folder = await mkdtemp(join(tmpdir(), 'arunika-restore-'))
  try {
    const manifest = await unpackArchive(file, folder, identity)
    await withClient(url, async (client) => {
      if (!replace && (await isInUse(client)))
        throw new Error('The database is not empty. Add --replace to throw away what it holds.')
      await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
      if (existsSync(join(folder, 'secret.key')))
        await copyFile(join(folder, 'secret.key'), join(settings.dataDir, 'secret.key'))
      await restoreFiles(join(folder, 'files'), settings)
      await loadTables(client, manifest.database, join(folder, 'database'))
    })
    // What the product has learnt since the backup was made.
    await migrateDatabase(url, async () => {})
    await withClient(url, (client) =>
      client.query(
        `select pg_notify('arunika_changes', topic) from unnest(array['articles', 'vacancies', 'site']) topic`,
      ),
    )
    await restoreReleases(join(folder, 'releases'), settings)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
