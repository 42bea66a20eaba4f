import { existsSync } from 'node:fs'
import { copyFile, glob, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { Bucket } from '@anyam/releases/bucket'
import type { Settings } from '@anyam/server/env'
import { ensureBucket } from '@anyam/server/s3'
import { writeWhole } from '@anyam/server/state-files'
import { migrateDatabase } from '../../api/src/db/migrate.ts'
import { createStore } from '../../api/src/storage/create-store.ts'
import type { Area } from '../../api/src/storage/file-store.ts'
import { keysFileOf, readApplicantKeys } from './applicant-keys.ts'
import { openDocuments } from './applicant-seal.ts'
import { type Manifest, unpackArchive } from './archive.ts'
import { isInUse, loadTables, withClient } from './tables.ts'

export interface RestoreOptions {
  /** True if the database's contents may be discarded. */
  replace?: boolean
  /** Private age key, for an encrypted backup. */
  identity?: string | undefined
  /** File of the applicants' keys; defaults to the one next to the backup. */
  keysFile?: string
}

export interface Restored extends Manifest {
  /** Number of rows skipped per table, because their applications have been deleted since. */
  leftOut: ReadonlyMap<string, number>
}

async function* filesBelow(folder: string) {
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) yield { path, name: path.slice(folder.length + 1) }
  }
}

/** File names are never reused, so an existing file is the same one. */
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

/** Complete builds first, and `live.json`, which references them, last. */
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
  // The release sets accepted by shells are newer than the backup and would conflict with it.
  await rm(join(dataDir, 'accepted'), { recursive: true, force: true })
  if (existsSync(join(folder, 'live.json'))) await put(join(folder, 'live.json'), 'live.json')
  bucket?.close()
}

/** Triggers maintain these counts, but do not run during a restore. */
const RECOUNT = [
  `update vacancy_counts c set (applications, unread) =
    (select count(*), count(*) filter (where not is_read) from applications a where a.vacancy_id = c.vacancy_id)`,
  'update vacancy_stages s set applications = (select count(*) from applications a where a.stage_id = s.id)',
  'update document_total set bytes = (select coalesce(sum(size), 0) from application_files)',
]

/**
 * Replaces a product's data with a backup, after reading and verifying the whole backup. Applications deleted after the
 * backup stay deleted.
 * @throws Error if the keys of its applications are missing
 */
export async function restore(
  file: string,
  url: string,
  settings: Settings,
  { replace = false, identity, keysFile = keysFileOf(file) }: RestoreOptions = {},
): Promise<Restored> {
  const folder = await mkdtemp(join(tmpdir(), 'arunika-restore-'))
  try {
    const manifest = await unpackArchive(file, folder, identity)
    const keys = await readApplicantKeys(keysFile)
    if (!keys && manifest.database.tables.some(({ sealed }) => sealed))
      throw new Error(
        `The keys of the backup's applications are not there: put ${keysFile} back, or name it with --keys.`,
      )
    await openDocuments(folder, manifest, keys ?? new Map())
    const leftOut = await withClient(url, async (client) => {
      if (!replace && (await isInUse(client)))
        throw new Error('The database is not empty. Add --replace to throw away what it holds.')
      await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
      if (existsSync(join(folder, 'secret.key')))
        await writeWhole(
          join(settings.dataDir, 'secret.key'),
          await readFile(join(folder, 'secret.key'), 'utf8'),
          { mode: 0o600 },
        )
      await restoreFiles(join(folder, 'files'), settings)
      return loadTables(client, manifest.database, join(folder, 'database'), keys ?? new Map())
    })
    // Applies migrations newer than the backup.
    await migrateDatabase(url, async () => {})
    await withClient(url, async (client) => {
      if (leftOut.size > 0) for (const recount of RECOUNT) await client.query(recount)
      await client.query(
        `select pg_notify('arunika_changes', topic) from unnest(array['articles', 'vacancies', 'site']) topic`,
      )
    })
    await restoreReleases(join(folder, 'releases'), settings)
    return { ...manifest, leftOut }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
