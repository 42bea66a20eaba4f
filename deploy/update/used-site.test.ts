import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ReleaseStore } from '@anyam/releases/store'
import { freePort } from '@anyam/server/node'
import { VERSION } from '@anyam/server/version'
import { patience } from '@arunika/testing/patience'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { rowsIn } from '../../api/test/support/database-contents.ts'
import { NO_BUDGETS } from '../../api/test/support/no-budgets.ts'
import { type CopyOfProduct, startCopy } from '../../scripts/copy-of-product.ts'
import { COMMITS_BEFORE_VERSIONS } from '../../scripts/versions-before.ts'
import { withClient } from '../backup/tables.ts'
import { visit } from '../load.ts'
import { checkOut, hasCommit, startIn } from './older-version.ts'
import { ADMIN, expectRows, expectSessions, type Rows, type Worked, workIn } from './people.ts'

const APPLICATIONS = 5_000
const PAGES = 20
/** Word of a build that a team releases besides those of the checkout. */
const WORD = 'Kabar'
type Version = keyof typeof COMMITS_BEFORE_VERSIONS

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const isHere = Object.values(COMMITS_BEFORE_VERSIONS).every(hasCommit)
let dir: string
let running: CopyOfProduct | undefined

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arunika-used-site-'))
  if (!isHere) return
  for (const version of ['0.1.0', '0.2.0'] as const)
    await checkOut(COMMITS_BEFORE_VERSIONS[version], folderOf(version))
})
afterEach(stop)
afterAll(async () => {
  await rm(dir, { recursive: true, force: true })
})

/** A site in a data folder, and the settings of its operator. */
class Site {
  readonly dataDir: string
  readonly settings: Record<string, string>

  constructor(name: string) {
    this.dataDir = join(dir, name)
    this.settings = {
      DATA_DIR: this.dataDir,
      BACKUP_DIR: join(dir, `${name}-backups`),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      // No server listens there, so mails wait.
      SMTP_URL: 'smtp://127.0.0.1:9',
      ...NO_BUDGETS,
    }
  }

  async withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
    const database = await startEmbeddedDatabase({ dataDir: this.dataDir })
    return work(database.url).finally(() => database.stop())
  }

  rows = (): Promise<Rows> => this.withDatabase((url) => withClient(url, rowsIn))

  /** Hashes of all files but the database's, by path. */
  async files(): Promise<Map<string, string>> {
    const hashes = new Map<string, string>()
    for await (const path of glob('files/**/*.*', { cwd: this.dataDir }))
      hashes.set(
        path,
        createHash('sha256')
          .update(await readFile(join(this.dataDir, path)))
          .digest('hex'),
      )
    return hashes
  }

  async liveBuilds(): Promise<Record<string, string>> {
    const store = new ReleaseStore(join(this.dataDir, 'releases'))
    await store.refresh()
    return Object.fromEntries(Object.entries(store.live().remotes).map(([name, { build }]) => [name, build]))
  }

  /** Runs this version's update. @returns its output */
  async update(...args: string[]): Promise<string> {
    const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) }
    // As an operator who has set up other accounts. With the password, the gate opens each screen of the back-office, twice.
    const env = { ...process.env, ...this.settings, ...ports, ADMIN_PASSWORD: '' }
    return (await run(process.execPath, ['scripts/update.ts', ...args], { cwd: root, env })).stdout
  }
}

async function started(start: Promise<CopyOfProduct>): Promise<CopyOfProduct> {
  running = await start
  return running
}

async function stop() {
  const product = running
  running = undefined
  await product?.stop()
}

/** Folder of a version, whose start builds there what it needs. */
const folderOf = (version: Version) => join(dir, `arunika-${version}`)

interface Used extends Worked {
  /** Build that a team made live. */
  build: string
  /** Some of its pages. */
  paths: string[]
}

/** Works in a running site of an older version as people and a team do, and multiplies its applications. */
async function use(site: Site, version: Version): Promise<Used> {
  const { url, apiUrl: at } = await started(startIn(folderOf(version), site.settings))
  const used = await workIn(at, version)
  const build = await release(site, version)
  const sitemap = await visit(url, '/sitemap.xml')
  const all = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, page = '']) => new URL(page).pathname,
  )
  const step = Math.floor(all.length / PAGES)
  const paths = all.filter((_, nth) => nth % step === 0)
  expect(paths.length).toBeGreaterThanOrEqual(PAGES)
  await stop()
  await multiply(site)
  return { ...used, build, paths }
}

/** Changes a word of the news and makes the build live, by the commands of that version. */
async function release(site: Site, version: Version): Promise<string> {
  const folder = folderOf(version)
  const before = (await site.liveBuilds())['mf-news']
  for await (const file of glob('mf-news/src/**/*.{ts,tsx}', { cwd: folder })) {
    if (file.includes('.test.')) continue
    const text = await readFile(join(folder, file), 'utf8')
    await writeFile(join(folder, file), text.replaceAll(/(All|More) news\b/g, WORD))
  }
  const { url, apiUrl, lmsUrl } = running ?? { url: '', apiUrl: '', lmsUrl: '' }
  const env = {
    ...{ ...process.env, ...site.settings },
    ...{ PORT: new URL(url).port, PUBLIC_URL: url, API_URL: apiUrl, LMS_URL: lmsUrl },
  }
  await run(process.execPath, ['releases/src/cli.ts', 'publish', 'mf-news'], { cwd: folder, env })
  const force = version === '0.1.0' ? '--override' : '--force'
  const promotion = ['releases/src/cli.ts', 'promote', 'mf-news', force, 'not what this test is about']
  await run(process.execPath, promotion, { cwd: folder, env })
  const { 'mf-news': build = '' } = await site.liveBuilds()
  expect(build).not.toBe(before)
  return build
}

/** Adds applications with documents of their own, up to five thousand. */
async function multiply(site: Site) {
  const added = await site.withDatabase((url) =>
    withClient(url, async (client) => {
      const columns = async (table: string) => {
        const { rows } = await client.query<{ name: string }>(
          `select column_name as name from information_schema.columns
           where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
          [table],
        )
        return rows.map(({ name }) => name).join(', ')
      }
      const copied = async (table: string, from: string, changed: string) => {
        const names = await columns(table)
        await client.query(
          `insert into ${table} (${names}) overriding system value
           select ${names} from (select (jsonb_populate_record(one, ${changed})).* from ${from}) copies`,
        )
      }
      const { rows } = await client.query<{ first: number; count: number }>(
        'select min(id) as first, count(*)::int as count from applications',
      )
      const { first = 0, count = 0 } = rows[0] ?? {}
      await copied(
        'applications',
        `applications one, generate_series(1, ${APPLICATIONS - count}) n where one.id = ${first}`,
        `jsonb_build_object('id', 1000000 + n, 'reference', 'USED-' || n, 'email', n || '@example.org')`,
      )
      await copied(
        'application_files',
        `application_files one join applications a on a.id > 1000000
         where one.id = (select min(id) from application_files where application_id = ${first})`,
        `jsonb_build_object('id', a.id, 'application_id', a.id, 'path', regexp_replace(one.path, '\\.pdf$', '-' || a.id || '.pdf'))`,
      )
      return (
        await client.query<{ path: string; from: string }>(
          `select path, regexp_replace(path, '-\\d+\\.pdf$', '.pdf') as from from application_files where id > 1000000`,
        )
      ).rows
    }),
  )
  const [{ from } = { from: '' }] = added
  const [found] = await Array.fromAsync(glob(`**/${from}`, { cwd: site.dataDir }))
  if (!found) throw new Error(`${from} is not in the data folder.`)
  const folder = join(site.dataDir, found.slice(0, -from.length))
  for (const { path } of added) await copyFile(join(site.dataDir, found), join(folder, path))
}

/** Compares rows and files with those of before. */
async function expectAllIn(site: Site, rows: Rows, files: Map<string, string>) {
  expectRows(rows, await site.rows())
  const found = await site.files()
  for (const [path, hash] of files) expect([path, found.get(path)]).toEqual([path, hash])
}

/** Opens pages that it had before, the session of then, and a new one. */
async function expectOpen({ url, apiUrl }: CopyOfProduct, used: Used, period = 0) {
  const visits = await Promise.all(used.paths.map((path) => visit(url, path)))
  const closed = visits.filter(({ status, body }) => status !== 200 || !body.includes('</html>'))
  expect(closed.map(({ path, status, body }) => [path, status, body.slice(-300)])).toEqual([])
  await expectSessions(apiUrl, used, period)
}

const seconds = (since: number) => Math.round((performance.now() - since) / 1000)

/** Updates a used site to this version, and compares. */
async function expectUpdated(site: Site, used: Used, rows: Rows, files: Map<string, string>) {
  const began = performance.now()
  const output = await site.update()
  console.log(`${APPLICATIONS} applications, ${files.size} files: updated in ${seconds(began)} s`)
  expect(output).toContain(`to ${VERSION}`)
  await expectAllIn(site, rows, files)
  await expectOpen(await started(startCopy(site.settings)), used)
}

/** The team's release stays, in a running site. */
async function expectBuildOfTeam(site: Site, { build }: Used) {
  expect(await site.liveBuilds()).toMatchObject({ 'mf-news': build })
  expect((await visit(running?.url ?? '', '/articles')).body).toContain(WORD)
  await stop()
}

describe.skipIf(!isHere)('a used site of an older version', { timeout: patience(1_800_000) }, () => {
  it('of 0.1.0 is refused by 0.2.0, which changes none of its rows, and is updated to this version', async () => {
    const site = new Site('from-0.1.0')
    const used = await use(site, '0.1.0')
    const [rows, files] = [await site.rows(), await site.files()]
    expect(rows.get('applications')).toHaveLength(APPLICATIONS)
    const twice = new Site('through-0.2.0')
    await cp(site.dataDir, twice.dataDir, { recursive: true })
    await expectUpdated(site, used, rows, files)
    await expectBuildOfTeam(site, used)
    await expect(startIn(folderOf('0.2.0'), twice.settings)).rejects.toThrow('did not start')
    await expectAllIn(twice, rows, files)
    // Before it failed, 0.2.0 replaced the team's build.
    await expectUpdated(twice, used, rows, files)
  })

  it('of 0.2.0 is updated to this version, and back: 0.2.0 shows all that it had', async () => {
    const site = new Site('from-0.2.0')
    const used = await use(site, '0.2.0')
    const [rows, files] = [await site.rows(), await site.files()]
    await expectUpdated(site, used, rows, files)
    await expectBuildOfTeam(site, used)
    const began = performance.now()
    expect(await site.update('--back')).toContain('Version 0.2.0 works with this database')
    console.log(`Back in ${seconds(began)} s`)
    await expectOpen(await started(startIn(folderOf('0.2.0'), site.settings)), used, 1)
    await stop()
    await expectAllIn(site, rows, files)
  })
})
