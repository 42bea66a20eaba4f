import { createHash } from 'node:crypto'
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@arunika/server/env'
import { figure } from '@arunika/testing/figure'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { loadSecrets } from '../../api/src/lib/secrets.ts'
import { prepareDatabase } from '../../api/src/prepare.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'
import { withClient } from './tables.ts'

let dir: string
let database: EmbeddedDatabase
const backupFile = () => join(dir, 'backup.tar')
const settingsOf = (name: string) => readSettings({ DATA_DIR: join(dir, name) })

/** The address of another database on the server of the first. */
function addressOf(name: string): string {
  const address = new URL(database.url)
  address.pathname = `/${name}`
  return address.href
}

async function createDatabase(name: string): Promise<string> {
  await withClient(database.url, (client) => client.query(`create database ${name}`))
  return addressOf(name)
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arunika-backup-test-'))
  const settings = settingsOf('one')
  database = await startEmbeddedDatabase({ dataDir: join(dir, 'server') })
  const url = await createDatabase('one')
  await prepareDatabase(url, { ...settings, adminPassword: 'only-for-this-test' })
  loadSecrets(settings.dataDir)
  const build = join(settings.dataDir, 'releases/mf-news/abc/web')
  await mkdir(build, { recursive: true })
  await writeFile(join(build, 'entry.js'), 'console.log(1)')
  await writeFile(join(settings.dataDir, 'releases/live.json'), '{"revision":1,"remotes":{}}')
})
afterAll(async () => {
  await database?.stop()
  await rm(dir, { recursive: true, force: true })
})

/** A hash of the rows of each table, and the position of each sequence. */
const rowsOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'drizzle') order by 1`,
    )
    const found: Record<string, unknown> = {}
    for (const { name } of rows) {
      const sql = `select count(*) as n, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`
      found[name] = (await client.query(sql)).rows[0]
    }
    found.sequences = (
      await client.query(`select sequencename, last_value from pg_sequences order by 1`)
    ).rows
    return found
  })

async function hashesOf(folder: string) {
  const found: Record<string, string> = {}
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile())
      found[path.slice(folder.length)] = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
  }
  return found
}

it('Promise 19: a backup restored on an empty folder gives the same rows, files and releases, all of them', async () => {
  await backUp(backupFile(), addressOf('one'), settingsOf('one'))
  const url = await createDatabase('two')
  await restore(backupFile(), url, settingsOf('two'))
  const rows = await rowsOf(url)
  expect(rows).toEqual(await rowsOf(addressOf('one')))
  for (const part of ['files/public', 'files/private', 'releases']) {
    const files = await hashesOf(join(dir, 'two', part))
    expect(files).toEqual(await hashesOf(join(dir, 'one', part)))
    expect(Object.keys(files).length).toBeGreaterThan(1)
  }
  expect(await readFile(join(dir, 'two/secret.key'))).toEqual(await readFile(join(dir, 'one/secret.key')))
  figure(
    19,
    `${Object.keys(rows).length - 1} tables and ${Object.keys(await hashesOf(join(dir, 'two/files'))).length} files are equal`,
  )
})

it('Promise 19: what is written while a backup runs is in it whole or not at all', async () => {
  const url = addressOf('one')
  let writing = true
  const writer = withClient(url, async (client) => {
    while (writing) {
      await client.query('begin')
      for (const half of ['first', 'second'])
        await client.query(
          `insert into contact_messages (name, email, subject, message) values ('Pair', 'pair@example.com', '${half}', 'm')`,
        )
      await client.query('commit')
    }
  })
  const file = join(dir, 'busy.tar')
  await backUp(file, url, settingsOf('one'))
  writing = false
  await writer
  const restored = await createDatabase('three')
  await restore(file, restored, settingsOf('three'))
  const { rows } = await withClient(restored, (client) =>
    client.query<{ n: string }>(
      `select count(*) as n from contact_messages where name = 'Pair' group by subject`,
    ),
  )
  expect(new Set(rows.map(({ n }) => n)).size).toBeLessThanOrEqual(1)
})

it('Promise 19: a database in use is left alone unless it may be replaced', async () => {
  const url = addressOf('two')
  const before = await rowsOf(url)
  await withClient(url, (client) => client.query('delete from contact_messages'))
  await expect(restore(backupFile(), url, settingsOf('two'))).rejects.toThrow('--replace')
  await restore(backupFile(), url, settingsOf('two'), { replace: true })
  expect(await rowsOf(url)).toEqual(before)
})

it('Promise 19: a backup with one altered byte, or one that breaks off, is refused before anything is touched', async () => {
  const bytes = await readFile(backupFile())
  const altered = Buffer.from(bytes)
  const at = bytes.indexOf('console.log(1)')
  altered.write('C', at)
  await writeFile(join(dir, 'altered.tar'), altered)
  await writeFile(join(dir, 'short.tar'), bytes.subarray(0, bytes.length / 2))
  const url = addressOf('two')
  const before = await rowsOf(url)
  await cp(join(dir, 'two/files'), join(dir, 'copy'), { recursive: true })
  const options = { replace: true }
  await expect(restore(join(dir, 'altered.tar'), url, settingsOf('two'), options)).rejects.toThrow('damaged')
  await expect(restore(join(dir, 'short.tar'), url, settingsOf('two'), options)).rejects.toThrow()
  expect(await rowsOf(url)).toEqual(before)
  expect(await hashesOf(join(dir, 'two/files'))).toEqual(await hashesOf(join(dir, 'copy')))
})
