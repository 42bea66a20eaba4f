import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Bucket } from '@anyam/releases/bucket'
import { readSettings } from '@anyam/server/env'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { loadSecrets } from '../../api/src/lib/secrets.ts'
import { prepareDatabase } from '../../api/src/prepare.ts'
import { startS3Server } from '../s3-server.ts'
import { withClient } from './tables.ts'

let dir: string
let move: string
let backedUp: string
const dataDir = () => join(dir, 'data')

/** Runs an operator's command with the settings of the site, and others. */
async function command(args: string[], settings: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir(), ...settings }
  const cli = join(import.meta.dirname, 'cli.ts')
  return (await promisify(execFile)(process.execPath, [cli, ...args], { cwd: dir, env })).stdout
}

const RESTORED = /^Restored: \d+ tables and \d+ files of /

/** Number of rows of each table. */
const rowsOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'drizzle') order by 1`,
    )
    const counts: Record<string, string> = {}
    for (const { name } of rows)
      counts[name] = (await client.query(`select count(*) as n from ${name}`)).rows[0].n
    return counts
  })

async function embeddedRows() {
  const database = await startEmbeddedDatabase({ dataDir: dataDir() })
  return rowsOf(database.url).finally(() => database.stop())
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await Array.fromAsync(glob('**/*', { cwd: folder, withFileTypes: true }))
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort()
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arunika-moves-'))
  move = join(dir, 'move.tar')
  const database = await startEmbeddedDatabase({ dataDir: dataDir() })
  const settings = readSettings({ DATA_DIR: dataDir() })
  await prepareDatabase(database.url, { ...settings, adminPassword: 'only-for-this-test' })
  loadSecrets(dataDir())
  await database.stop()
  const build = join(dataDir(), 'releases/mf-news/abc')
  await mkdir(join(build, 'web'), { recursive: true })
  const script = 'console.log(1)'
  await writeFile(join(build, 'web/entry.js'), script)
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
  const files = { 'web/entry.js': { size: script.length, integrity } }
  await writeFile(join(build, 'manifest.json'), JSON.stringify({ files }))
  await writeFile(join(dataDir(), 'releases/live.json'), '{"revision":1,"remotes":{}}')
  // The product is stopped: the command starts the embedded database by itself.
  backedUp = await command(['backup', move])
  expect(backedUp).toMatch(/^Backed up: \d+ tables and \d+ files\./)
})
afterAll(() => rm(dir, { recursive: true, force: true }))

it('the embedded database moves into an own PostgreSQL, whose owner needs no further rights', async () => {
  const server = await startEmbeddedDatabase({ dataDir: join(dir, 'server') })
  onTestFinished(() => server.stop())
  await withClient(server.url, async (client) => {
    await client.query(`create role site login password 'a:b@c'`)
    await client.query(`create database site owner site template template0 encoding 'UTF8' locale 'C.UTF-8'`)
  })
  const { host } = new URL(server.url)
  const url = `postgres://site@${host}/site`
  const settings = { DATABASE_URL: url, DATABASE_PASSWORD: 'a:b@c' }
  expect(await command(['restore', move], settings)).toMatch(RESTORED)
  expect(await rowsOf(`postgres://site:${encodeURIComponent('a:b@c')}@${host}/site`)).toEqual(
    await embeddedRows(),
  )
})

it('files and releases move into buckets, and a backup of them has as many', async () => {
  const server = await startS3Server(join(dir, 's3'))
  onTestFinished(() => server.stop())
  const { endpoint, accessKeyId, secretAccessKey } = server.s3
  const bucketSettings = (prefix: string, bucket: string) => ({
    [`${prefix}S3_BUCKET`]: bucket,
    [`${prefix}S3_ENDPOINT`]: endpoint,
    [`${prefix}S3_ACCESS_KEY_ID`]: accessKeyId,
    [`${prefix}S3_SECRET_ACCESS_KEY`]: secretAccessKey,
  })
  const settings = { ...bucketSettings('', 'files'), ...bucketSettings('RELEASES_', 'releases') }
  const before = await embeddedRows()
  expect(await command(['restore', move, '--replace'], settings)).toMatch(RESTORED)
  expect(await embeddedRows()).toEqual(before)

  const keysIn = async (name: string) => {
    const bucket = new Bucket({ ...server.s3, bucket: name })
    const objects = await bucket.objects('').finally(() => bucket.close())
    return objects.map(({ key }) => key).sort()
  }
  const files = await filesBelow(join(dataDir(), 'files'))
  expect(files.length).toBeGreaterThan(10)
  expect(await keysIn('files')).toEqual(files)
  expect(await keysIn('releases')).toEqual(await filesBelow(join(dataDir(), 'releases')))

  // Nothing on the disk is needed any more.
  await rename(join(dataDir(), 'files'), join(dir, 'former-files'))
  await rename(join(dataDir(), 'releases'), join(dir, 'former-releases'))
  expect(await command(['backup', join(dir, 'from-buckets.tar')], settings)).toBe(backedUp)
})

it('the embedded database is created again from a backup, as for another major version of PostgreSQL', async () => {
  const before = await embeddedRows()
  await rename(join(dataDir(), 'postgres'), join(dir, 'former-postgres'))
  expect(await command(['restore', move])).toMatch(RESTORED)
  expect(await embeddedRows()).toEqual(before)
  expect(await readFile(join(dataDir(), 'postgres/PG_VERSION'), 'utf8')).toBe('18\n')
  expect(existsSync(join(dataDir(), 'postgres.new'))).toBe(false)
})
