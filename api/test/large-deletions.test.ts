import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LoginResponse, TrashPage } from '@arunika/admin-contracts'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import type { Database } from '../src/db/database.ts'
import { applicationFiles, applications, auditLog, vacancies } from '../src/db/schema/index.ts'
import { loadSecrets } from '../src/lib/secrets.ts'
import { newReference } from '../src/modules/applications/reference.ts'
import { ownerToken } from '../src/modules/my-application/links.ts'
import { addApplications, MANY } from './support/bulk-applications.ts'
import { createServerSetup, startServerProcess, untilReady } from './support/server-process.ts'
import { ADMIN, type Call, call, startOwnApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

/** Moves a vacancy to the trash, and deletes it there permanently. */
async function deleteForGood(url: string, token: string, id: number) {
  const send = <T>(path: string, options: Call = {}) => call<T>(url, path, { ...options, token })
  await send(`/api/admin/job-vacancies/${id}`, { method: 'DELETE' })
  const { body } = await send<TrashPage>('/api/admin/trash?view=page')
  return send(`/api/admin/trash/${body.entries[0]?.id}`, { method: 'DELETE' })
}

const left = (db: Database, id: number) => db.$count(applications, eq(applications.vacancyId, id))

/** Ten batches. */
const SOME = 2_000

it('a vacancy with 16,000 applications is deleted for good: nobody sees it any more, and the rest follows', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const id = await publishVacancy(api, token)
  await addApplications(api, id)
  const reference = newReference()
  const [one] = await api.db
    .update(applications)
    .set({ reference })
    .where(eq(applications.reference, `BULK-${id}-1`))
    .returning()
  const client = new pg.Client({ connectionString: api.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  // Until this transaction ends, nothing with notes can be deleted.
  await client.query('begin')
  await client.query('lock table application_notes in exclusive mode')

  expect(await deleteForGood(api.url, token, id)).toMatchObject({ status: 200 })
  expect(await left(api.db, id)).toBe(MANY)
  const status = async (path: string, options: Call = { token }) => (await api.call(path, options)).status
  expect(await status(`/api/admin/job-vacancies/${id}/applications?view=page`)).toBe(404)
  expect(await status(`/api/admin/job-vacancies/${id}/applications.csv`)).toBe(404)
  expect(await status(`/api/admin/applications/${one?.id}`)).toBe(404)
  expect((await api.call<TrashPage>('/api/admin/trash?view=page', { token })).body.entries).toEqual([])
  const authorization = `Application ${ownerToken(loadSecrets(api.dataDir).applicant, reference)}`
  expect(await status('/api/my-application', { headers: { authorization } })).toBe(410)
  const move = { json: { ids: [one?.id], status: 'rejected' } }
  expect((await api.call('/api/admin/applications/move', { token, ...move })).body).toMatchObject({
    moved: [],
  })

  await client.query('rollback')
  await expect.poll(() => left(api.db, id)).toBeLessThan(MANY)
})

it('Promise 9: a crash while a vacancy is deleted for good leaves nothing of it', async () => {
  const { db, env, url, databaseUrl, dataDir } = await createServerSetup()
  let server = startServerProcess(env)
  await untilReady(url)
  const { body } = await call<LoginResponse>(url, '/api/login', { json: ADMIN })
  const id = await publishVacancy({ call: (path, options) => call(url, path, options) }, body.token)
  await addApplications({ databaseUrl }, id, SOME)
  const paths = (await db.select({ path: applicationFiles.path }).from(applicationFiles)).map(({ path }) =>
    join(dataDir, 'files', 'private', path),
  )
  await mkdir(dirname(paths[0] ?? ''), { recursive: true })
  for (const path of paths) await writeFile(path, 'x')

  expect(await deleteForGood(url, body.token, id)).toMatchObject({ status: 200 })
  await expect.poll(() => left(db, id), { interval: 5 }).toBeLessThan(SOME)
  server.child.kill('SIGKILL')
  await server.exit
  server = startServerProcess(env)
  await expect.poll(() => db.$count(vacancies, eq(vacancies.id, id))).toBe(0)
  expect(await left(db, id)).toBe(0)
  // The files of one batch, whose rows were deleted before the crash, are found by name an hour later.
  expect(paths.filter((path) => existsSync(path)).length).toBeLessThanOrEqual(200)
  const { rows } = await db.execute(sql`
    select actor, count(*)::int as count, count(distinct subject_id)::int as distinct from ${auditLog}
    where action = 'deleted' and subject = 'application' group by actor`)
  expect(rows).toEqual([{ actor: ADMIN.email, count: SOME, distinct: SOME }])
})
