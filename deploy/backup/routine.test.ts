import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Bucket } from '@anyam/releases/bucket'
import { readSettings } from '@anyam/server/env'
import { ensureBucket } from '@anyam/server/s3'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { prepareDatabase } from '../../api/src/prepare.ts'
import { openStore } from '../../platform/releases/src/open-store.ts'
import { storeBuild } from '../../platform/releases/test/builds.ts'
import { startS3Server } from '../s3-server.ts'
import { unpackArchive } from './archive.ts'
import { backupName, deleteExpired, expired, listBackups, readStatus } from './folder.ts'
import { createBackupMetrics } from './metrics.ts'
import { restore } from './restore.ts'
import { makeBackup } from './routine.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-22T02:00:00Z')
const daily = (days: number) =>
  Array.from({ length: days }, (_, ago) => ({ at: new Date(NOW - ago * DAY_MS) }))

describe('old backups', () => {
  it('go, but for one of each of the last 14 days, 8 weeks and 12 months', () => {
    const all = daily(400)
    const gone = new Set(expired(all))
    const retained = all.filter((backup) => !gone.has(backup))
    expect(retained.slice(0, 14)).toEqual(all.slice(0, 14))
    expect(retained.length).toBeLessThanOrEqual(14 + 8 + 12)
    expect(Math.max(...retained.map(({ at }) => NOW - at.getTime()))).toBeGreaterThan(320 * DAY_MS)
  })

  it('stay where none came after them, however old they are', () => {
    const [only] = daily(1)
    expect(expired([{ at: new Date(0) }])).toEqual([])
    expect(expired(only ? [only] : [])).toEqual([])
  })
})

describe('the daily backup', () => {
  let dir: string
  let database: EmbeddedDatabase
  let s3: Awaited<ReturnType<typeof startS3Server>>
  let settings: ReturnType<typeof readSettings>
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'arunika-routine-'))
    s3 = await startS3Server(join(dir, 's3'))
    const bucket = { ...s3.s3, bucket: 'releases' }
    await ensureBucket(bucket)
    settings = readSettings({
      DATA_DIR: join(dir, 'data'),
      RELEASES_S3_BUCKET: bucket.bucket,
      RELEASES_S3_ENDPOINT: bucket.endpoint,
      RELEASES_S3_ACCESS_KEY_ID: bucket.accessKeyId,
      RELEASES_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    })
    database = await startEmbeddedDatabase({ dataDir: join(dir, 'server') })
    await prepareDatabase(database.url, { ...settings, adminPassword: 'only-for-this-test' })
    const store = await openStore(settings)
    await storeBuild(store, { remote: 'news', build: 'a1' })
    await store.promote('news', 'a1')
  })
  afterAll(async () => {
    await Promise.all([database?.stop(), s3?.stop()])
    await rm(dir, { recursive: true, force: true })
  })

  it('is encrypted, holds the bucket of releases, and comes back with the private key only', async () => {
    const identity = await generateIdentity()
    const recipient = await identityToRecipient(identity)
    const backups = join(dir, 'backups')
    const { path } = await makeBackup({ dir: backups, databaseUrl: database.url, settings, recipient })
    const bytes = await readFile(path)
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(bytes.includes('live.json')).toBe(false)

    await expect(unpackArchive(path, join(dir, 'none'))).rejects.toThrow('BACKUP_IDENTITY')
    await expect(unpackArchive(path, join(dir, 'other'), await generateIdentity())).rejects.toThrow()
    await writeFile(join(dir, 'altered.tar.age'), bytes.fill(0, bytes.length - 40))
    await expect(unpackArchive(join(dir, 'altered.tar.age'), join(dir, 'x'), identity)).rejects.toThrow()

    const target = readSettings({ DATA_DIR: join(dir, 'restored') })
    const other = await startEmbeddedDatabase({ dataDir: join(dir, 'other-server') })
    try {
      await restore(path, other.url, target, { identity })
    } finally {
      await other.stop()
    }
    const live = JSON.parse(await readFile(join(dir, 'restored/releases/live.json'), 'utf8'))
    expect(live.remotes.news.build).toBe('a1')
    expect(await readFile(join(dir, 'restored/releases/news/a1/web/routes.js'), 'utf8')).toContain('news a1')
  })

  it('holds what is live, also where the server lists no folder that holds nothing but folders', async () => {
    const { names } = Bucket.prototype
    const listing = vi.spyOn(Bucket.prototype, 'names').mockImplementation(async function (
      this: Bucket,
      folder,
    ) {
      return folder === '' ? ['journal.ndjson', 'live.json'] : names.call(this, folder)
    })
    onTestFinished(() => listing.mockRestore())
    const options = { dir: join(dir, 'short-lists'), settings, recipient: undefined }
    const { path } = await makeBackup({ ...options, databaseUrl: database.url })
    const { files } = await unpackArchive(path, join(dir, 'unpacked'))
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['releases/live.json', 'releases/news/a1/manifest.json']),
    )
    expect(Object.keys(files)).toContain('releases/news/a1/web/routes.js')
  })

  it('tells Prometheus when it was made, and that one has failed', async () => {
    const backups = join(dir, 'told')
    const options = { dir: backups, settings, recipient: undefined }
    await makeBackup({ ...options, databaseUrl: database.url })
    await expect(makeBackup({ ...options, databaseUrl: 'postgres://x@127.0.0.1:9/x' })).rejects.toThrow()
    const { backup, backupFailures } = await readStatus(backups)
    expect(backupFailures).toBe(1)
    const text = await createBackupMetrics(backups).text()
    expect(text).toContain(
      `backup_last_success_timestamp_seconds{service="backups"} ${Date.parse(backup?.at ?? '') / 1_000}\n`,
    )
    expect(text).toContain('backup_failures{service="backups"} 1\n')
    expect(text).toContain('backups_stored{service="backups"} 1\n')
    // Only the figures are lost with the file.
    await writeFile(join(backups, 'status.json'), '{"backup":')
    expect(await readStatus(backups)).toEqual({})
    await makeBackup({ ...options, databaseUrl: database.url })
    expect((await readStatus(backups)).backup).toBeDefined()
  })

  it('deletes only backups, and only old ones', async () => {
    const folder = await mkdtemp(join(dir, 'folder-'))
    for (const { at } of daily(40)) await writeFile(join(folder, backupName(at, true)), '')
    await writeFile(join(folder, 'notes.txt'), '')
    const deleted = await deleteExpired(folder)
    expect(deleted.length).toBeGreaterThan(10)
    expect((await listBackups(folder))[0]?.at).toEqual(new Date(NOW))
    expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe('')
  })
})
