import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { VERSION } from '@anyam/server/version'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../src/db/embedded.ts'
import { migrateDatabase } from '../src/db/migrate.ts'
import { readSchemaVersion, type SchemaVersion } from '../src/db/schema-version.ts'

let dataDir: string
let database: EmbeddedDatabase
let client: pg.Client

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'arunika-schema-version-'))
  database = await startEmbeddedDatabase({ dataDir })
  await migrateDatabase(database.url, async () => {})
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await database?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const record = (version: SchemaVersion) =>
  client.query(
    `comment on table drizzle.__drizzle_migrations is ${pg.escapeLiteral(JSON.stringify(version))}`,
  )

it('a migration records its version and the oldest one that works with the schema', async () => {
  expect(await readSchemaVersion(client)).toEqual({ version: VERSION, oldestWorking: '0.2.0' })
})

it('a database without a record is migrated and gets one', async () => {
  await client.query('comment on table drizzle.__drizzle_migrations is null')
  await migrateDatabase(database.url, async () => {})
  expect(await readSchemaVersion(client)).toMatchObject({ version: VERSION })
})

it('a neighbouring older version works with the database, and the record of the newer one stays', async () => {
  const newer = { version: '98.0.0', oldestWorking: VERSION }
  await record(newer)
  await migrateDatabase(database.url, async () => {})
  expect(await readSchemaVersion(client)).toEqual(newer)
})

it.each(['migrate.ts', 'server.ts'])(
  'a version that is too old for the schema says so and exits with 1: %s',
  async (script) => {
    await record({ version: '99.0.0', oldestWorking: '98.10.0' })
    const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, '../src', script)], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database.url },
    })
    const { code, stdout, stderr } = await run.then(
      () => ({ code: 0, stdout: '', stderr: '' }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    )
    expect({ code, output: stdout + stderr }).toEqual({
      code: 1,
      output: expect.stringContaining(
        `The database was migrated by version 99.0.0 and works with version 98.10.0 or newer, but this is version ${VERSION}.`,
      ),
    })
  },
)
