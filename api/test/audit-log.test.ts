import type { AdminSession, AuditEntry, AuditPage, LoginResponse } from '@arunika/admin-contracts'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { administrators, auditLog } from '../src/db/schema/index.ts'
import { runAdminCommand } from '../src/modules/auth/admin-command.ts'
import { person } from './support/people.ts'
import { applicationForm, articleForm, jpeg, pdf, VACANCY } from './support/samples.ts'
import { ADMIN, startOwnApi, type TestApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const LOG = '/api/admin/audit-log'
const readLog = async (api: TestApi, token: string, search = '') =>
  (await api.call<AuditPage>(LOG + search, { token })).body

/** The log as readable lines, oldest first. */
const summaryOf = ({ entries }: AuditPage) =>
  entries
    .map(({ action, subject, subjectId, title }: AuditEntry) =>
      `${action} ${subject} ${subjectId} ${title}`.trim(),
    )
    .toReversed()

it('the audit log says who changed which article, category and job vacancy', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const remove = (path: string) => api.call(path, { token, method: 'DELETE' })
  await api.call('/api/admin/categories/create', { token, json: { name: 'News' } })
  await api.call('/api/admin/categories/1', { token, json: { name: 'Stories' } })
  const form = { date: '2026-11-20', content: '<p>x</p>', categories: [1] }
  await api.call('/api/admin/articles/create', {
    token,
    form: articleForm({ ...form, title: 'Doors', picture: await jpeg() }),
  })
  await api.call('/api/admin/articles/1', { token, form: articleForm({ ...form, title: 'Gates' }) })
  await remove('/api/admin/articles/1')
  await remove('/api/admin/categories/1')
  const vacancy = await publishVacancy(api, token)
  await api.call(`/api/admin/job-vacancies/${vacancy}`, { token, json: { ...VACANCY, title: 'Painter' } })
  await remove(`/api/admin/job-vacancies/${vacancy}`)

  const log = await readLog(api, token)
  expect(summaryOf(log)).toEqual([
    'logged in account 1',
    'created category 1 News',
    'changed category 1 Stories',
    'created picture 1 work',
    'created article 1 Doors',
    'changed article 1 Gates',
    'deleted article 1 Gates',
    'deleted category 1 Stories',
    'created job vacancy 1 3D Artist Intern',
    'changed job vacancy 1 Painter',
    'deleted job vacancy 1 Painter',
  ])
  expect(new Set(log.entries.map(({ actor }) => actor))).toEqual(new Set([ADMIN.email]))
})

it('the audit log says what became of applications and messages, by their numbers alone', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const post = (path: string, json: object = {}) => api.call(path, { token, json })
  const vacancy = await publishVacancy(api, token)
  for (let nth = 0; nth < 2; nth += 1)
    await api.call(`/api/job-vacancies/${vacancy}`, { form: applicationForm([pdf()]) })
  const sender = {
    name: 'Dewi Kartika',
    email: 'dewi@example.com',
    subject: 'Twins',
    message: 'Is there room?',
  }
  await api.call('/api/contact-us', { json: sender })

  // Read twice, opened once.
  for (let nth = 0; nth < 2; nth += 1) await post('/api/admin/job-vacancies/set-read/1')
  await post('/api/admin/applications/1/status', { status: 'interview' })
  await post('/api/admin/applications/1/notes', { text: 'Putri called.' })
  await api.call('/api/admin/applications/1/notes/1', { token, method: 'DELETE' })
  await api.call('/api/admin/job-vacancies/1/applications', { token, method: 'DELETE' })
  for (let nth = 0; nth < 2; nth += 1) await post('/api/admin/messages/1/read')
  await api.call('/api/admin/messages/1', { token, method: 'DELETE' })
  await api.call(`/api/admin/job-vacancies/${vacancy}`, { token, method: 'DELETE' })
  await api.call('/api/admin/trash/1', { token, method: 'DELETE' })

  // A vacancy's applications are removed after the response.
  await expect.poll(async () => summaryOf(await readLog(api, token))).toContain('deleted application 2')
  const log = await readLog(api, token)
  expect(summaryOf(log).slice(2)).toEqual([
    'opened application 1',
    'status changed application 1 Interview',
    'note added application 1',
    'note deleted application 1',
    'deleted application 1',
    'opened message 1',
    'deleted message 1',
    'deleted job vacancy 1 3D Artist Intern',
    'deleted for good job vacancy 1 3D Artist Intern',
    'deleted application 2',
  ])
  expect(JSON.stringify(log)).not.toMatch(/putri|dewi|twins|room/i)
})

it('the audit log says who logged in and out, changed a password, ended a session or worked on the server', async () => {
  const api = await startOwnApi()
  const [{ token }, other] = [await api.logIn(), await api.logIn()]
  const sessions = await api.call<AdminSession[]>('/api/admin/account/sessions', { token })
  const elsewhere = sessions.body.find(({ isCurrent }) => !isCurrent)
  await api.call(`/api/admin/account/sessions/${elsewhere?.id}`, { token, method: 'DELETE' })
  expect((await api.call(LOG, { token: other.token })).status).toBe(401)
  const change = { current: ADMIN.password, next: 'a new and longer password' }
  const changed = await api.call<LoginResponse>('/api/admin/account/password', { token, json: change })
  await api.call('/api/logout', { method: 'POST', token: changed.body.token })
  const password = await runAdminCommand(api.db, { verb: 'create', email: 'sari@example.com' })
  const sari = { email: 'sari@example.com', password }
  const { body } = await api.call<LoginResponse>('/api/login', { json: sari })

  const log = await readLog(api, body.token, '?subject=account')
  expect(summaryOf(log)).toEqual([
    'logged in account 1',
    'logged in account 1',
    'session ended account 1',
    'password changed account 1',
    'logged out account 1',
    'created account 2 sari@example.com',
    'logged in account 2',
  ])
  const actors = log.entries.map(({ actor }) => actor)
  expect(actors.slice(0, 3)).toEqual(['sari@example.com', 'command on the server', ADMIN.email])
})

it('the audit log has an entry for every change, and none for what was refused', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  await api.call('/api/admin/categories/create', { token, json: { name: '' } })
  await api.call('/api/admin/categories/9', { token, json: { name: 'Nobody' } })
  await api.call('/api/admin/articles/9', { token, method: 'DELETE' })
  expect(summaryOf(await readLog(api, token))).toEqual(['logged in account 1'])

  await api.db.execute(sql`alter table ${auditLog} add check (subject <> 'category')`)
  const refused = await api.call('/api/admin/categories/create', { token, json: { name: 'News' } })
  expect(refused.status).toBe(500)
  expect((await api.call('/api/admin/categories', { token })).body).toEqual([])
})

const REGISTRY = 'registry-of-the-tests'
const RELEASE_LOG = '/api/release-log'

it('the registry writes its commands into the audit log, all of a request or none', async () => {
  const api = await startOwnApi({ registryLogToken: REGISTRY })
  const { token } = await api.logIn()
  const entry = { actor: 'mf-news/ci', action: 'commanded', title: 'promote mf-news b2' }
  const refused = { ...entry, action: 'refused', title: 'promote mf-news b2: mf-news is pinned.' }
  const write = (entries: object[], by: string | undefined = REGISTRY) =>
    api.call(RELEASE_LOG, { ...(by && { token: by }), json: { entries } })
  expect((await write([entry, refused])).status).toBe(204)
  const found = await readLog(api, token, '?subject=release')
  expect(found.entries.map(({ actor, action, title }) => ({ actor, action, title }))).toEqual([
    refused,
    entry,
  ])

  for (const wrong of ['', 'nonsense', token]) expect((await write([entry], wrong)).status).toBe(401)
  expect((await write([entry, { ...entry, action: 'deleted' }])).status).toBe(422)
  expect((await readLog(api, token, '?subject=release')).found).toBe(2)
})

it('the registry changes nothing by a token of a person whose account is disabled', async () => {
  const api = await startOwnApi({ registryLogToken: REGISTRY })
  const { email } = await person(api, 'ben', ['administrator'])
  const entry = {
    actor: 'mf-news/ci',
    action: 'commanded',
    title: 'promote mf-news b2',
    tokenOf: email.toUpperCase(),
  }
  const write = () => api.call(RELEASE_LOG, { token: REGISTRY, json: { entries: [entry] } })
  expect((await write()).status).toBe(204)
  await api.db.update(administrators).set({ disabledAt: new Date() }).where(eq(administrators.email, email))
  const refused = await write()
  expect([refused.status, refused.body.code]).toEqual([401, 'token_revoked'])
  expect(refused.body.message).toContain(email.toUpperCase())
})

it('the registry’s records change together with the entries about them, and only from the version it knows', async () => {
  const api = await startOwnApi({ registryLogToken: REGISTRY })
  const { token } = await api.logIn()
  const entry = { actor: 'ana@site.example', action: 'commanded', title: 'token create mf-news ci' }
  const record = { name: 'tokens', body: '[1]', basedOn: 0, changedBy: 'ana@site.example' }
  const write = (records: object[], entries: object[] = [entry]) =>
    api.call(RELEASE_LOG, { token: REGISTRY, json: { entries, records } })
  const read = async (by = REGISTRY) => api.call('/api/release-records', { token: by })

  expect((await write([record])).status).toBe(204)
  for (const basedOn of [0, 2]) {
    const stale = await write([
      { ...record, body: '[2]', basedOn },
      { ...record, name: 'teams' },
    ])
    expect([stale.status, stale.body.code]).toEqual([409, 'record_changed'])
  }
  const at = expect.stringMatching(/^20.*Z$/)
  expect((await read()).body).toEqual([
    { name: 'tokens', body: '[1]', version: 1, changedAt: at, changedBy: 'ana@site.example' },
  ])
  expect((await readLog(api, token, '?subject=release')).found).toBe(1)

  expect((await write([{ ...record, body: '[2]', basedOn: 1 }], [])).status).toBe(204)
  expect((await read()).body).toMatchObject([{ body: '[2]', version: 2 }])
  expect((await write([], [])).status).toBe(422)
  expect((await write([{ ...record, name: 'others' }])).status).toBe(422)
  for (const wrong of ['nonsense', token]) expect((await read(wrong)).status).toBe(401)
})

it('the registry’s mails about releases go into the outbox, each once', async () => {
  const api = await startOwnApi({ registryLogToken: REGISTRY })
  const mail = {
    id: '5b8a5c9e-0b5c-4f0e-8f0e-6f2b1c3d4e5f',
    recipient: 'careers@example.com',
    subject: 'mf-careers a1 was halted',
    text: 'mf-careers a1 was halted by shell: 9 of 30 pages failed',
  }
  const write = (mails: object[], token?: string) =>
    api.call('/api/release-mails', { ...(token && { token }), json: { mails } })
  const { token } = await api.logIn()
  for (const wrong of [undefined, 'nonsense', token]) expect((await write([mail], wrong)).status).toBe(401)
  expect((await write([{ ...mail, recipient: 'careers' }], REGISTRY)).status).toBe(422)
  for (let time = 0; time < 2; time += 1) expect((await write([mail], REGISTRY)).status).toBe(204)
  const { body } = await api.call('/api/admin/outbox', { token })
  expect(JSON.stringify(body).split(mail.subject)).toHaveLength(2)
})

it('an api without the registry’s token accepts no entry of a registry', async () => {
  const api = await startOwnApi()
  const json = { entries: [{ actor: 'mf-news/ci', action: 'commanded', title: 'gc' }] }
  for (const token of [undefined, '', 'undefined'])
    expect((await api.call(RELEASE_LOG, { ...(token !== undefined && { token }), json })).status).toBe(401)
})

it('the audit log is searched, filtered and read page by page', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const entry = { actor: 'Sari@example.com', action: 'changed', subject: 'article' } as const
  await api.db
    .insert(auditLog)
    .values(Array.from({ length: 44 }, (_, n) => ({ ...entry, subjectId: n, title: `100% story ${n}` })))
  const all = await readLog(api, token)
  expect(all).toMatchObject({ found: 45, total: 45 })
  expect(all.entries).toHaveLength(20)
  expect((await readLog(api, token, '?page=3')).entries).toHaveLength(5)
  expect((await readLog(api, token, '?page=4')).entries).toEqual([])
  expect(await readLog(api, token, '?subject=account')).toMatchObject({ found: 1, total: 45 })
  expect(await readLog(api, token, '?action=changed&q=sari+STORY+17')).toMatchObject({ found: 1 })
  expect(await readLog(api, token, '?q=%2312')).toMatchObject({ found: 1 })
  expect(await readLog(api, token, '?q=100%25')).toMatchObject({ found: 44 })
  expect(await readLog(api, token, '?q=1__%25')).toMatchObject({ found: 0 })
  expect((await api.call(`${LOG}?subject=money`, { token })).status).toBe(422)
  expect((await api.call(LOG)).status).toBe(401)
})

it('thousands of entries in one transaction do not each read the whole chain', async () => {
  const { databaseUrl } = await startOwnApi()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const add = (count: number) =>
    client.query(`insert into audit_log (actor, action, subject, title)
      select 'sari@example.com', 'deleted', 'application', '' from generate_series(1, ${count})`)
  const pagesRead = async () => {
    await client.query('select pg_stat_force_next_flush()')
    const { rows } = await client.query<{ read: string }>(
      `select heap_blks_read + heap_blks_hit as read from pg_statio_user_tables where relname = 'audit_chain'`,
    )
    return Number(rows[0]?.read)
  }
  // After some calls, the session keeps a plan that suits a short chain.
  await client.query('vacuum analyze audit_chain')
  for (let nth = 0; nth < 10; nth += 1) await add(1)
  const before = await pagesRead()
  await add(2_000)
  expect((await pagesRead()) - before).toBeLessThan(10_000)
})
