import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@anyam/server/env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { migrateDatabase } from '../../api/src/db/migrate.ts'
import { runApi } from '../../api/src/run-api.ts'
import { readApiSettings } from '../../api/src/settings.ts'
import { inOlderSchema, rowsIn, schemaOf } from '../../api/test/support/database-contents.ts'
import { keysFileOf } from '../backup/applicant-keys.ts'
import { backUp } from '../backup/backup.ts'
import { withClient } from '../backup/tables.ts'
import { FROZEN, thaw } from './frozen.ts'

const versions = (await readdir(FROZEN)).filter((name) => name.endsWith('.json.gz')).sort()
let dataDir: string
let server: EmbeddedDatabase
let newestSchema: string[]

async function createDatabase(name: string): Promise<string> {
  await withClient(server.url, (client) => client.query(`create database "${name}"`))
  const address = new URL(server.url)
  address.pathname = `/${name}`
  return address.href
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'arunika-frozen-versions-'))
  server = await startEmbeddedDatabase({ dataDir })
  const url = await createDatabase('newest')
  await migrateDatabase(url, async () => {})
  newestSchema = await withClient(url, schemaOf)
})
afterAll(async () => {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

it.each(versions)(
  'the used database of version %s is backed up and upgraded: all rows stay, and the api runs on it',
  async (version) => {
    const url = await createDatabase(version)
    await thaw(join(FROZEN, version), url)
    const before = await withClient(url, rowsIn)
    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([])
    const backup = join(dataDir, `${version}.backup`)
    const { database } = await backUp(backup, url, readSettings({ DATA_DIR: dataDir }), {
      keysFile: keysFileOf(backup),
    })
    // With the table of migrations.
    expect(database.tables).toHaveLength(before.size + 1)
    await migrateDatabase(url, async () => {})
    const after = await withClient(url, rowsIn)
    expect(inOlderSchema(before, after)).toEqual(inOlderSchema(before, before))
    expect(await withClient(url, schemaOf)).toEqual(newestSchema)

    const settings = readApiSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir })
    const api = await runApi(url, settings, { port: 0, graceMs: 0 })
    const articles = await fetch(`${api.url}/api/articles`).then((response) => response.json())
    await api.stop()
    const published = 'select from articles where not is_draft'
    const { rows } = await withClient(url, (client) => client.query(published))
    expect(articles).toHaveLength(rows.length)
  },
)
