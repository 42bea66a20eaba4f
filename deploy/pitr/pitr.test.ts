import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@anyam/server/env'
import { patience } from '@arunika/testing/patience'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databasePaths } from '../../api/src/db/embedded/cluster.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { prepareDatabase } from '../../api/src/prepare.ts'
import { backUp } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { withClient } from '../backup/tables.ts'
import { withDatabaseAsOf } from './as-of.ts'
import { copyDatabase, enableArchive, logFolder } from './log-archive.ts'

let dir: string
let database: EmbeddedDatabase
const archive = () => join(dir, 'archive')
const settings = () => readSettings({ DATA_DIR: join(dir, 'data') })

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arunika-pitr-'))
  const { dataDir } = settings()
  database = await startEmbeddedDatabase({ dataDir })
  await prepareDatabase(database.url, { ...settings(), adminPassword: 'only-for-this-test' })
  expect(await enableArchive(database.url, archive())).toBe(true)
  await database.stop()
  database = await startEmbeddedDatabase({ dataDir })
})
afterAll(async () => {
  await database?.stop()
  await rm(dir, { recursive: true, force: true })
})

const titlesIn = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select name from categories where name like 'At %' order by id`,
    )
    return rows.map(({ name }) => name)
  })
const write = (name: string) =>
  withClient(database.url, (client) => client.query('insert into categories (name) values ($1)', [name]))
const now = () =>
  withClient(
    database.url,
    async (client) => (await client.query('select clock_timestamp() as at')).rows[0].at as Date,
  )

/** Archives the log up to here, as the database itself does after a minute. */
async function archived(): Promise<void> {
  const segment = await withClient(database.url, async (client) => {
    const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as name')
    return rows[0].name as string
  })
  await expect.poll(() => readdir(logFolder(archive())), { timeout: patience(30_000) }).toContain(segment)
}

it('gives the site as it was at a moment, although the database is lost', async () => {
  expect(await enableArchive(database.url, archive())).toBe(false)
  const { cluster, password } = databasePaths(settings().dataDir)
  await write('At 14:00')
  await copyDatabase(database.url, cluster, archive())
  await write('At 14:04')
  const moment = await now()
  await write('At 14:06')
  await archived()
  await write('At 14:08, not archived')

  // Kill it and lose its disk.
  const pid = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
  await database.stop()
  expect(pid).toBeGreaterThan(0)
  await rm(cluster, { recursive: true })

  const file = join(dir, 'as-of.tar')
  await withDatabaseAsOf(archive(), moment, password, async (url) => {
    expect(await titlesIn(url)).toEqual(['At 14:00', 'At 14:04'])
    await backUp(file, url, settings())
  })
  const dataDir = join(dir, 'restored')
  database = await startEmbeddedDatabase({ dataDir })
  await restore(file, database.url, readSettings({ DATA_DIR: dataDir }))
  expect(await titlesIn(database.url)).toEqual(['At 14:00', 'At 14:04'])
})

it('says that the archive does not reach a moment, before its first copy and after its end', async () => {
  const { password } = databasePaths(settings().dataDir)
  const at = (moment: Date) => withDatabaseAsOf(archive(), moment, password, async () => {})
  await expect(at(new Date(0))).rejects.toThrow('No copy of the database is as old')
  await expect(at(new Date(Date.now() + 3_600_000))).rejects.toThrow('does not reach')
})
