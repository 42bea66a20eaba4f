import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureBuilt } from '@anyam/releases/build'
import { freePort } from '@anyam/server/node'
import type { Application, SavedResponse } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { OLDEST_WORKING } from '../../api/src/db/schema-version.ts'
import { NO_BUDGETS } from '../../api/test/support/no-budgets.ts'
import {
  APPLICANT,
  applicationForm,
  articleForm,
  BOOKING,
  jpeg,
  pdf,
  VACANCY,
} from '../../api/test/support/samples.ts'
import { call } from '../../api/test/support/test-api.ts'
import { registryFolder } from '../../platform/releases/src/registry/operator-file.ts'
import { Tokens } from '../../platform/releases/src/registry/tokens.ts'
import { trustIn, writeTrust } from '../../platform/releases/src/trust/trust.ts'
import { startServer } from '../../scripts/children.ts'
import type { CopyOfProduct } from '../../scripts/copy-of-product.ts'
import { COMMITS_BEFORE_VERSIONS } from '../../scripts/versions-before.ts'
import { visit } from '../load.ts'
import { checkOut, hasCommit, startIn } from './older-version.ts'

const OLDER = '0.2.0'
const COMMIT = COMMITS_BEFORE_VERSIONS[OLDER]
const ADMIN = { email: 'admin@arunika.example', password: 'only-for-this-test-42' }
const PAGES = 24
const ROUNDS = 3

const isHere = hasCommit(COMMIT)
if (!isHere)
  console.log(
    `Version ${OLDER} is not tried beside this one: the clone lacks its commit ${COMMIT}. \`git fetch --unshallow\` gets it.`,
  )

/** Writes that a server has acknowledged. */
interface Acknowledged {
  articles: string[]
  vacancies: string[]
  applicants: string[]
  messages: string[]
}

let dir: string
let database: EmbeddedDatabase
let settings: Record<string, string>
/** The whole product of the older version. */
let older: CopyOfProduct
let newerApi: string
let vacancy: number
const running: { stop(): Promise<void> }[] = []
const acknowledged: Acknowledged = { articles: [], vacancies: [], applicants: [], messages: [] }

const folder = () => join(dir, OLDER)
const root = join(import.meta.dirname, '../..')

async function startMember(from: string, script: string, portName: string, own: Record<string, string>) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const name = `${script.split('/')[0]} of ${from === root ? 'this version' : OLDER}`
  const env = {
    ...settings,
    ...own,
    [portName]: String(port),
    ...(portName === 'PORT' && { PUBLIC_URL: url }),
  }
  running.push(
    await startServer(name, join(from, script), env, `${url}/health/ready`, join(dir, `${port}.log`)),
  )
  return url
}

const startApi = (from: string) => startMember(from, 'api/src/server.ts', 'API_PORT', {})
const startShell = (from: string, apiUrl: string) =>
  startMember(from, 'shell/server/server.ts', 'PORT', { API_URL: apiUrl })

async function expectDone<T>(at: string, path: string, options: Parameters<typeof call>[2]): Promise<T> {
  const { status, body } = await call(at, path, options)
  expect(status, `${at}${path}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200)
  return body as T
}

/** Runs a command of this version with the settings of the site. @returns its output */
const command = async (script: string, ...args: string[]) =>
  (
    await promisify(execFile)(process.execPath, [join(root, script), ...args], {
      env: { ...process.env, ...settings },
    })
  ).stdout

const logIn = async (at: string) =>
  (await expectDone<{ token: string }>(at, '/api/login', { json: ADMIN })).token

/** Sends each form of visitors, and logs in, as pages of this server do. */
async function sendForms(at: string): Promise<void> {
  const id = randomUUID()
  const email = `${id}@example.com`
  const form = applicationForm([pdf()], { ...APPLICANT, email })
  await expectDone(at, `/api/job-vacancies/${vacancy}`, { form })
  acknowledged.applicants.push(email)
  const message = { name: 'Visitor', email, subject: id, message: id }
  await expectDone(at, '/api/contact-us', { json: message })
  acknowledged.messages.push(id)
  await expectDone(at, '/api/classes/kid-class/roblox/trial', { json: { ...BOOKING, student: id } })
}

/** Works like an editor, a recruiter and visitors. @param token of a session, whichever version opened it */
async function write(at: string, token: string): Promise<void> {
  const title = `Written ${randomUUID()}`
  const fields = { title, date: '2026-11-20', hashtags: '#art', content: '<p>Words.</p>', categories: [1] }
  const article = articleForm({ ...fields, picture: await jpeg(40, 40) })
  const { id } = await expectDone<SavedResponse>(at, '/api/admin/articles/create', { token, form: article })
  const again = articleForm({ ...fields, content: '<p>Other words.</p>' })
  await expectDone(at, `/api/admin/articles/${id}`, { token, form: again })
  acknowledged.articles.push(title)
  await expectDone(at, '/api/admin/job-vacancies/create', { token, json: { ...VACANCY, title } })
  acknowledged.vacancies.push(title)
  await sendForms(at)
}

/** Everyone who writes to a server until stopped, each round with a session of its own. */
function keepWriting(at: string): () => Promise<number> {
  let isOver = false
  let rounds = 0
  const done = (async () => {
    for (; !isOver; rounds += 1) await write(at, await logIn(at))
  })()
  done.catch(() => {})
  return async () => {
    isOver = true
    await done
    return rounds
  }
}

const titlesIn = async (at: string, path: string, token: string) =>
  (await expectDone<{ title: string }[]>(at, path, { token })).map(({ title }) => title)

/** Reads through one api all that every api has acknowledged. */
async function expectAll(at: string): Promise<void> {
  const token = await logIn(at)
  expect(await titlesIn(at, '/api/admin/articles', token)).toEqual(
    expect.arrayContaining(acknowledged.articles),
  )
  expect(await titlesIn(at, '/api/admin/job-vacancies', token)).toEqual(
    expect.arrayContaining(acknowledged.vacancies),
  )
  const { applicationResponses } = await expectDone<{ applicationResponses: Application[] }>(
    at,
    `/api/admin/job-vacancies/${vacancy}/applications`,
    { token },
  )
  const emails = applicationResponses.map(({ email }) => email)
  expect(emails.toSorted()).toEqual(acknowledged.applicants.toSorted())
  for (const { applicationFiles } of applicationResponses) {
    const response = await fetch(`${at}/uploads/${applicationFiles[0]?.file_path}`)
    expect([response.status, Buffer.from(await response.arrayBuffer())]).toEqual([200, pdf().bytes])
  }
  const messages = await expectDone<{ subject: string }[]>(at, '/api/admin/messages', { token })
  expect(messages.map(({ subject }) => subject)).toEqual(expect.arrayContaining(acknowledged.messages))
}

/** Opens pages of all parts of the site. */
async function expectPages(at: string): Promise<void> {
  const addresses = async (path: string) =>
    [...(await visit(at, path)).body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc = '']) => new URL(loc).pathname,
    )
  const all = await addresses('/sitemap.xml')
  const step = Math.ceil(all.length / PAGES)
  const paths = [...all.filter((_, nth) => nth % step === 0), '/id', '/admin/login', '/search?q=game']
  expect(paths.length).toBeGreaterThan(10)
  const visits = await Promise.all(paths.map((path) => visit(at, path)))
  const failed = visits.filter(({ status, body }) => status !== 200 || !body.includes('</html>'))
  expect(failed.map(({ path, status, body }) => [path, status, body.slice(0, 200)])).toEqual([])
}

/** Writes files of the registry as this version does. @returns a token that one of them has */
async function writeSmallFiles(tokens: Tokens): Promise<string> {
  const dataDir = settings.DATA_DIR ?? ''
  const trust = trustIn(dataDir)?.()
  if (!trust) throw new Error('The older version has signed nothing.')
  await writeTrust(dataDir, trust)
  const wanted = { remote: 'mf-news', name: 'pipeline', scopes: ['publish' as const], days: 1 }
  return (await tokens.create(wanted, ADMIN.email)).text
}

/** The older registry reads the token from this version's file, and this version the use from the older one's. */
async function expectUseOf(text: string, tokens: Tokens): Promise<void> {
  const headers = { authorization: `Bearer ${text}` }
  expect((await fetch(`${settings.REGISTRY_URL}/registry/remotes`, { headers })).status).toBe(200)
  expect(await tokens.list()).toMatchObject([{ name: 'pipeline', lastUsedAt: expect.any(String) }])
}

beforeAll(async () => {
  if (!isHere) return
  dir = await mkdtemp(join(tmpdir(), 'arunika-neighbours-'))
  const dataDir = join(dir, 'data')
  database = await startEmbeddedDatabase({ dataDir })
  const registryPort = await freePort()
  settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    TRUST_PROXY: 'loopback',
    REGISTRY_PORT: String(registryPort),
    REGISTRY_URL: `http://127.0.0.1:${registryPort}`,
    REGISTRY_SHELL_TOKEN: 'for-the-shells-of-this-test',
    ...NO_BUDGETS,
  }
  await ensureBuilt(join(root, 'shell'))
  await checkOut(COMMIT, folder())
  older = await startIn(folder(), settings)
  running.push(older)
  const at = older.apiUrl
  const token = await logIn(at)
  const json = { ...VACANCY, title: 'For all applicants' }
  vacancy = (await expectDone<SavedResponse>(at, '/api/admin/job-vacancies/create', { token, json })).id ?? 0
}, patience(600_000))

afterAll(async () => {
  for (const part of running.toReversed()) await part.stop()
  await database?.stop()
  if (dir) await rm(dir, { recursive: true, force: true })
})

describe.skipIf(!isHere)(`this version beside ${OLDER}, on one database`, () => {
  it('is migrated to while the older one writes, and both apis keep what either acknowledges', async () => {
    const end = [keepWriting(older.apiUrl)]
    await command('api/src/migrate.ts')
    newerApi = await startApi(root)
    end.push(keepWriting(newerApi))
    const sessions = { older: await logIn(older.apiUrl), newer: await logIn(newerApi) }
    for (let round = 0; round < ROUNDS; round += 1) {
      await write(older.apiUrl, sessions.newer)
      await write(newerApi, sessions.older)
    }
    // These need the session's cookie next to its token.
    for (const path of [
      '/api/admin/audit-log?view=page',
      `/api/admin/job-vacancies/${vacancy}/applications.csv`,
    ]) {
      await expectDone(older.apiUrl, path, { token: sessions.newer })
      await expectDone(newerApi, path, { token: sessions.older })
    }
    for (const stop of end) expect(await stop()).toBeGreaterThan(0)
    for (const at of [older.apiUrl, newerApi]) await expectAll(at)
  })

  it('serves pages and takes forms, whichever of shell and api is the newer one', async () => {
    const shells = [await startShell(root, older.apiUrl), await startShell(folder(), newerApi), older.url]
    for (const at of shells) {
      await expectPages(at)
      await write(at, await logIn(at))
      await expectAll(at)
    }
    // The pages of each shell follow writes through the other version's api.
    const title = acknowledged.vacancies.at(-1) ?? ''
    for (const at of shells) await expect.poll(async () => (await visit(at, '/career')).body).toContain(title)
  })

  it(`changes what ${OLDER} wrote and the reverse, in entries whose history stays whole`, async () => {
    const token = await logIn(older.apiUrl)
    const title = `Changed in turn ${randomUUID()}`
    const fields = { title, date: '2026-11-20', hashtags: '', content: '<p>0</p>', categories: [1] }
    const picture = await jpeg(40, 40)
    const form = articleForm({ ...fields, 'title@id': 'Judul', 'content@id': '<p>Satu.</p>', picture })
    const { id } = await expectDone<SavedResponse>(newerApi, '/api/admin/articles/create', { token, form })
    for (const [nth, at] of [older.apiUrl, newerApi, older.apiUrl, newerApi].entries()) {
      const content = `<p>Changed ${nth}.</p>`
      const form = articleForm({ ...fields, content })
      await expectDone(at, `/api/admin/articles/${id}`, { token, form })
      for (const reader of [older.apiUrl, newerApi])
        expect(await expectDone(reader, `/api/articles/${id}`, {})).toMatchObject({
          article: { title, content },
        })
    }
    await expectDone(older.apiUrl, `/api/admin/articles/${id}`, { token, method: 'DELETE' })
    const restore = { subject: 'article', ids: [id] }
    await expectDone(newerApi, '/api/admin/trash/restore', { token, json: restore })
    // Fails if the chain of the log is broken.
    await command('api/src/admin.ts', 'verify-log')
  })

  it(`leaves a schema on which ${OLDER} starts again and works, as the database records`, async () => {
    expect(OLDEST_WORKING).toBe(OLDER)
    for (const part of running.splice(0).toReversed()) await part.stop()
    const tokens = new Tokens(registryFolder(settings.DATA_DIR ?? ''))
    const text = await writeSmallFiles(tokens)
    older = await startIn(folder(), settings)
    running.push(older)
    await expectUseOf(text, tokens)
    await expectAll(older.apiUrl)
    await expectPages(older.url)
    await write(older.url, await logIn(older.url))
    newerApi = await startApi(root)
    await expectAll(newerApi)
  })
})
