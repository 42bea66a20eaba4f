import { createHash } from 'node:crypto'
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@anyam/server/env'
import { figure } from '@anyam/test-support/figure'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { loadSecrets } from '../../api/src/lib/secrets.ts'
import { prepareDatabase } from '../../api/src/prepare.ts'
import { keysFileOf, readApplicantKeys } from './applicant-keys.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'
import { withClient } from './tables.ts'

let dir: string
let database: EmbeddedDatabase
const backupFile = () => join(dir, 'backup.tar')
const backUpTo = (file: string, url: string) =>
  backUp(file, url, settingsOf('one'), { keysFile: keysFileOf(file) })
const settingsOf = (name: string) => readSettings({ DATA_DIR: join(dir, name) })

/** URL of another database on the first one's server. */
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

/** A hash of each table's rows, and the position of each sequence. */
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
  await backUpTo(backupFile(), addressOf('one'))
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
  await backUpTo(file, url)
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

describe('Promise 20: an applicant', () => {
  interface Applicant {
    id: number
    email: string
    path: string
  }
  const listApplicants = (url: string) =>
    withClient(url, async (client) => {
      const sql =
        'select a.id, a.email, f.path from applications a join application_files f on f.application_id = a.id'
      return (await client.query<Applicant>(`${sql} order by a.id, f.id`)).rows
    })
  const old = () => join(dir, 'stored/old.tar')
  let gone: Applicant
  let url: string
  beforeAll(async () => {
    await mkdir(join(dir, 'stored'))
    url = addressOf('one')
    const [first] = await listApplicants(url)
    if (!first) throw new Error('The sample data has no applicant with a document.')
    gone = first
    await backUpTo(old(), url)
  })

  it('cannot be read in a backup without the keys next to it', async () => {
    const bytes = await readFile(old())
    const document = await readFile(join(dir, 'one/files/private', gone.path))
    expect(bytes.includes(gone.email)).toBe(false)
    expect(bytes.includes(document.subarray(0, 64))).toBe(false)
    await mkdir(join(dir, 'elsewhere'))
    await cp(old(), join(dir, 'elsewhere/old.tar'))
    const target = await createDatabase('without_keys')
    const restoring = restore(join(dir, 'elsewhere/old.tar'), target, settingsOf('without-keys'))
    await expect(restoring).rejects.toThrow('applicants.keys')
  })

  it('who is deleted is gone from every earlier backup with the next one; all others come back', async () => {
    await withClient(url, (client) => client.query('delete from applications where id = $1', [gone.id]))
    await backUpTo(join(dir, 'stored/next.tar'), url)
    const target = await createDatabase('later')
    const { leftOut } = await restore(old(), target, settingsOf('later'))
    expect(leftOut.get('public.applications')).toBe(1)
    const [found, expected] = await Promise.all([listApplicants(target), listApplicants(url)])
    expect(found).toEqual(expected)
    expect(found.length).toBeGreaterThan(0)
    expect(await readdir(join(dir, 'later/files/private'), { recursive: true })).not.toContain(gone.path)
    await withClient(target, async (client) => {
      const counts = `select (select sum(applications)::int from vacancy_counts) as vacancies,
        (select sum(applications)::int from vacancy_stages) as stages, (select count(*)::int from applications) as real,
        (select bytes::int from document_total) as bytes, (select sum(size)::int from application_files) as sizes`
      const { rows } = await client.query(counts)
      const [{ real, sizes }] = rows
      expect(rows[0]).toEqual({ vacancies: real, stages: real, real, bytes: sizes, sizes })
    })
  })

  it('whose keys are damaged get no new ones, and no backup is made until the file is restored', async () => {
    const file = keysFileOf(old())
    const before = await readFile(file, 'utf8')
    const altered = before.replace(/\d/, (digit) => (digit === '1' ? '2' : '1'))
    for (const text of ['', before.slice(0, 40), 'null', altered]) {
      await writeFile(file, text)
      const making = backUpTo(join(dir, 'stored/damaged.tar'), url)
      await expect(making).rejects.toThrow('stored/applicants.keys is damaged: ')
      expect(await readFile(file, 'utf8')).toBe(text)
    }
    await writeFile(file, before)
  })

  it('who is only missing, in an empty or older database, can be restored', async () => {
    const before = await readApplicantKeys(keysFileOf(old()))
    const empty = await createDatabase('empty')
    await prepareDatabase(empty, { ...settingsOf('empty'), adminPassword: 'only-for-this-test' })
    await withClient(empty, (client) => client.query('truncate applications, deleted_applications cascade'))
    await backUp(join(dir, 'stored/empty.tar'), empty, settingsOf('empty'), { keysFile: keysFileOf(old()) })
    const after = await readApplicantKeys(keysFileOf(old()))
    expect([...(after ?? [])]).toEqual([...(before ?? [])])
  })
})
