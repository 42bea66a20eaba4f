import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../api/src/db/database.ts'
import { startEmbeddedDatabase } from '../api/src/db/embedded.ts'
import { migrateDatabase } from '../api/src/db/migrate.ts'
import { migrationsFolder, migrationsIn } from '../api/src/db/pending-migrations.ts'
import { freePort } from '../platform/server/src/node/index.ts'
import { patience } from '../platform/test-support/src/patience.ts'

const root = join(import.meta.dirname, '..')
const [before, last] = migrationsIn(migrationsFolder).slice(-2)
const APPLIED = 'drizzle.__drizzle_migrations'

async function query(url: string, text: string): Promise<unknown[]> {
  const database = openDatabase(url, 1)
  return database.db
    .execute(text)
    .then(({ rows }) => rows)
    .finally(() => database.close())
}

/** A data folder in whose database the last migration fails, because what it adds is there. */
async function folderOfOlderVersion(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'arunika-failed-start-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const database = await startEmbeddedDatabase({ dataDir })
  await migrateDatabase(database.url, async () => {
    await query(database.url, "insert into categories (name) values ('Ours')")
    await query(database.url, `delete from ${APPLIED} where created_at = ${last?.folderMillis}`)
  })
  await database.stop()
  await mkdir(join(dataDir, 'releases'))
  // As the oldest versions wrote it: without signatures.
  await writeFile(join(dataDir, 'releases/live.json'), '{"revision":1,"remotes":{}}')
  return dataDir
}

test('a start whose migration fails changes nothing, and says which one, why and how to go back', {
  timeout: patience(300_000),
}, async () => {
  const dataDir = await folderOfOlderVersion()
  const ports = await Promise.all([freePort(), freePort(), freePort()])
  const [PORT, API_PORT, LMS_PORT] = ports.map(String)
  const { stderr, code } = (await promisify(execFile)(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT, API_PORT, LMS_PORT },
  }).catch((error: { stderr: string; code: number }) => error)) as { stderr: string; code?: number }
  expect(code).toBe(1)
  const sentences = stderr.trim().split('\n').slice(-3)
  expect(sentences).toEqual([
    expect.stringMatching(
      new RegExp(`^Migration ${last?.tag} failed: \\w+ .* already exists( with same argument types)?$`),
    ),
    'Tables and rows are unchanged: the version that ran before works with this database.',
    'No build was published or made live. To go back, start the version that ran before with the same settings.',
  ])

  expect(await readdir(join(dataDir, 'releases'))).toEqual(['live.json'])
  expect(await readFile(join(dataDir, 'releases/live.json'), 'utf8')).toBe('{"revision":1,"remotes":{}}')
  expect(await readdir(dataDir)).not.toContain('trust')
  const database = await startEmbeddedDatabase({ dataDir })
  onTestFinished(() => database.stop())
  const rows = await query(
    database.url,
    `select name, (select max(created_at) from ${APPLIED}) as applied from categories`,
  )
  expect(rows).toEqual([{ name: 'Ours', applied: String(before?.folderMillis) }])
})
