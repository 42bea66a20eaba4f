import { figure } from '@anyam/test-support/figure'
import { ROLES } from '@arunika/admin-contracts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { administrators, outgoingMails } from '../src/db/schema/index.ts'
import { addApplications } from './support/bulk-applications.ts'
import { type DocumentedCall, documentedCalls } from './support/documented-calls.ts'
import { person } from './support/people.ts'
import { ADMIN, fileApi, startOwnApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const { api } = await fileApi()

/** Requirements of each call, stated independently of the tested table. */
const GRANTS_RIGHTS = /^POST \/api\/admin\/people\//
const DELETES_FOR_GOOD = /^DELETE \/api\/admin\/(trash|messages|trials)\/:id$/
const APPLICATION_FOR_GOOD = 'DELETE /api/admin/job-vacancies/:id/applications'
const EXPORT = 'GET /api/admin/job-vacancies/:id/applications.csv'
const EXPORT_OF_ALL = 'GET /api/admin/export.zip'
const CHANGES_FACTORS = /^(POST|DELETE) \/api\/admin\/account\/(totp|recovery-codes|passkeys|passkeys\/:id)$/
const ENDS_SESSIONS = /^DELETE \/api\/admin\/account\/sessions/
const PASSWORD = 'POST /api/admin/account/password'

const needsProof = (name: string) =>
  [GRANTS_RIGHTS, DELETES_FOR_GOOD, CHANGES_FACTORS, ENDS_SESSIONS].some((one) => one.test(name)) ||
  [APPLICATION_FOR_GOOD, EXPORT, EXPORT_OF_ALL, PASSWORD].includes(name)
const needsCookie = (name: string) =>
  (needsProof(name) && name !== APPLICATION_FOR_GOOD) ||
  /numbers\.csv$|(totp\/offer|passkeys\/options)$|\/revisions|as-of$|audit-log$/.test(name) ||
  ['POST /api/session', 'GET /api/admin/releaser'].includes(name)

/** The specification's calls, which work with the token alone. */
const SPECIFIED = [
  ...['articles', 'categories', 'job-vacancies'].flatMap((list) => [
    `GET /api/admin/${list}`,
    `GET /api/admin/${list}/:id`,
    `POST /api/admin/${list}/create`,
    `POST /api/admin/${list}/:id`,
    `DELETE /api/admin/${list}/:id`,
  ]),
  'GET /api/admin/job-vacancies/:id/applications',
  'POST /api/admin/job-vacancies/set-read/:id',
  APPLICATION_FOR_GOOD,
]

let calls: DocumentedCall[]
beforeAll(async () => {
  calls = (await documentedCalls(api)).filter(({ needsSession }) => needsSession)
})

const send = async ({ method, address }: DocumentedCall, headers: Record<string, string>) =>
  (await api.call(address, { method, headers, ...(method === 'POST' && { json: {} }) })).body.code

describe('Promise 37: what a call asks for', () => {
  it('the specification’s calls work with the token alone; exports, rights, releases, deletions for good and history need the cookie too', async () => {
    const { token, cookie } = await api.logIn()
    const other = (await api.logIn()).cookie
    const authorization = `Bearer ${token}`
    const partly: Record<string, string>[] = [{ authorization }, { authorization, cookie: other }]
    // A gate opens the back-office of a site with TLS on shells without it.
    const wholly = [cookie, cookie.replace(/^session=/, '__Host-session=')].map((each) => ({
      authorization,
      cookie: each,
    }))
    const wrong: string[] = []
    for (const call of calls.filter(({ name }) => name !== 'POST /api/logout')) {
      for (const headers of partly) {
        const code = await send(call, headers)
        if ((code === 'cookie_needed') !== needsCookie(call.name)) wrong.push(`${call.name}: ${code}`)
      }
      for (const headers of wholly) {
        const code = await send(call, headers)
        if (code === 'cookie_needed' || code === 'unauthenticated') wrong.push(`both, ${call.name}: ${code}`)
      }
    }
    expect(wrong).toEqual([])
    const names = calls.map(({ name }) => name)
    figure(50, `${calls.length - 1} calls × 4 sessions, whole and in part: each as the table says`)
    expect(SPECIFIED.filter((name) => needsCookie(name) || !names.includes(name))).toEqual([])
  })

  it('an old proof is refused to every role where something cannot be undone, and a fresh one is not', async () => {
    const wrong: string[] = []
    for (const role of ROLES) {
      const { id, token } = await person(api, `prover-${role}`, [role])
      for (const call of calls.filter(({ name }) => name !== 'POST /api/logout')) {
        for (const minutes of [11, 0]) {
          await api.db.update(administrators).set({ totpSecret: 'unused' }).where(eq(administrators.id, id))
          await api.db.execute(
            sql`update sessions set proven_at = now() - make_interval(mins => ${minutes}) where administrator_id = ${id}`,
          )
          const options = { method: call.method, token, ...(call.method === 'POST' && { json: {} }) }
          const { code } = (await api.call(call.address, options)).body
          const isRefused = code === 'step_up_needed'
          const isRight =
            code === 'forbidden'
              ? role !== 'administrator'
              : isRefused === (minutes > 0 && needsProof(call.name))
          if (!isRight || code === 'unauthenticated') wrong.push(`${role}, ${minutes}: ${call.name} ${code}`)
        }
      }
    }
    expect(wrong).toEqual([])
    figure(
      50,
      `${calls.length - 1} calls × ${ROLES.length} roles × a fresh and an old proof: each as the table says`,
    )
  })
})

describe('applications in bulk', () => {
  const mailsAbout = async (own: typeof api, subject: string) =>
    (await own.db.select().from(outgoingMails)).filter((mail) => mail.subject.startsWith(subject))

  it('reading a whole list counts each application, and the company learns of it once', async () => {
    const own = await startOwnApi()
    const by = { token: (await own.logIn()).token }
    for (const count of [399, 20, 500]) {
      const id = await publishVacancy(own, by.token)
      await addApplications(own, id, count)
      expect((await own.call(`/api/admin/job-vacancies/${id}/applications`, by)).status).toBe(200)
      expect(await mailsAbout(own, 'Many applications were read')).toHaveLength(count === 399 ? 0 : 1)
    }
    const [mail] = await mailsAbout(own, 'Many applications were read')
    expect(mail?.text).toContain(`${ADMIN.email} has read 419 applications within an hour.`)
  })

  it('a person exports a table twenty times an hour at most', async () => {
    const { token } = await api.logIn()
    const path = `/api/admin/job-vacancies/${await publishVacancy(api, token)}/applications.csv`
    for (let nth = 0; nth < 20; nth += 1) expect((await api.call(path, { token })).status).toBe(200)
    const refused = await api.call(path, { token })
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await mailsAbout(api, 'Applications were exported')).toHaveLength(20)
    const other = await person(api, 'exporter', ['recruiter'])
    expect((await api.call(path, { token: other.token })).status).toBe(200)
  })
})
