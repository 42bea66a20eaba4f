import { figure } from '@anyam/test-support/figure'
import type { Outbox } from '@arunika/admin-contracts'
import type { ApplicationResponse } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { outgoingMails } from '../src/db/schema/index.ts'
import { pauseAfter } from '../src/lib/queue-worker.ts'
import { runMailCommand } from '../src/modules/mail/mail-command.ts'
import { countMails } from '../src/modules/mail/repository.ts'
import { runApi } from '../src/run-api.ts'
import { mailServer } from './support/mail-server.ts'
import { APPLICANT, applicationForm, pdf } from './support/samples.ts'
import { ADMIN, startOwnApi, type TestApi } from './support/test-api.ts'
import { listApplications, publishVacancy } from './support/vacancy.ts'

async function startMailServer() {
  const server = await mailServer()
  onTestFinished(() => server.stop())
  return server
}

const apply = (api: TestApi, vacancyId: number, own: Partial<typeof APPLICANT> = {}) =>
  api.call<ApplicationResponse>(`/api/job-vacancies/${vacancyId}`, {
    form: applicationForm([pdf()], { ...APPLICANT, ...own }),
  })

const waiting = (api: TestApi) => api.db.select().from(outgoingMails)
/** Simulates the end of the pause between two attempts. */
const letTimePass = (api: TestApi) => api.db.update(outgoingMails).set({ nextAttemptAt: sql`now()` })

it('the applicant gets an acknowledgement with the reference, and the company a notice', async () => {
  const server = await startMailServer()
  await server.start()
  const api = await startOwnApi({ smtpUrl: server.url, mailTo: 'jobs@example.com' })
  const { token } = await api.logIn()
  const id = await publishVacancy(api, token)
  const { reference } = (await apply(api, id)).body
  await expect.poll(() => server.received).toHaveLength(2)
  const [toApplicant, toCompany] = [APPLICANT.email, 'jobs@example.com'].map(
    (address) => server.received.find(({ to }) => to.includes(address))?.source,
  )
  expect(toApplicant).toContain(reference)
  expect(toApplicant).toContain('Subject: We have received your application: 3D Artist Intern')
  expect(toApplicant).toContain('Reply-To: jobs@example.com')
  // The address may belong to a stranger, who must not receive the contents of the form.
  expect(toApplicant).not.toContain(APPLICANT.name)
  expect(toCompany).toContain(APPLICANT.name)
  expect(toCompany).toContain(`/admin/job-vacancies/applications/${id}`)
  await expect.poll(() => waiting(api)).toEqual([])
})

it('who applies on an Indonesian page is written to in Indonesian, with the title as it was read', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const id = await publishVacancy(api, token, {
    'title@id': 'Magang Seniman 3D',
    'description@id': '<p>Tanaman</p>',
    'requirement@id': '<p>Portofolio</p>',
  })
  const path = `/api/job-vacancies/${id}?language=id`
  const { body } = await api.call<ApplicationResponse>(path, { form: applicationForm([pdf()], APPLICANT) })
  const { reference = '' } = body
  await api.call('/api/my-application/link?language=id', { json: { reference, email: APPLICANT.email } })

  const mails = (await waiting(api)).filter(({ recipient }) => recipient === APPLICANT.email)
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Lamaran Anda sudah kami terima: Magang Seniman 3D',
    'Lamaran Anda: Magang Seniman 3D',
  ])
  for (const { text } of mails) expect(text).toContain('/id/career/my-application#')
})

it('while the mail server is down applications arrive as fast, and mail follows once it is up', async () => {
  const server = await startMailServer()
  const api = await startOwnApi({ smtpUrl: server.url })
  const { token } = await api.logIn()
  const id = await publishVacancy(api, token)
  const began = performance.now()
  for (let nth = 0; nth < 3; nth += 1) expect((await apply(api, id)).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(patience(3_000))
  await expect.poll(async () => (await waiting(api)).some(({ attempts }) => attempts > 0)).toBe(true)
  expect(await listApplications(api, token, id)).toHaveLength(3)
  expect(await waiting(api)).toHaveLength(6)

  await server.start()
  await letTimePass(api)
  await expect.poll(() => waiting(api)).toEqual([])
  expect(server.received).toHaveLength(6)
})

it('the link to a password does not wait behind the mails to applicants', async () => {
  const server = await startMailServer()
  const api = await startOwnApi({ smtpUrl: server.url })
  const { token } = await api.logIn()
  const id = await publishVacancy(api, token)
  for (let nth = 0; nth < 3; nth += 1) await apply(api, id)
  await api.call('/api/password-reset', { json: { email: ADMIN.email } })
  await expect.poll(() => waiting(api)).toHaveLength(7)

  await server.start()
  await letTimePass(api)
  await expect.poll(() => waiting(api)).toEqual([])
  expect(server.received[0]?.to).toEqual([ADMIN.email])
})

it('a mail that the server refuses for good holds up no other, and stays to be sent again', async () => {
  const server = await startMailServer()
  await server.start()
  server.refused.add('nobody@example.com')
  const api = await startOwnApi({ smtpUrl: server.url })
  const { token } = await api.logIn()
  const id = await publishVacancy(api, token)
  await apply(api, id, { email: 'nobody@example.com' })
  await apply(api, id)
  await expect
    .poll(() => waiting(api))
    .toMatchObject([
      { recipient: 'nobody@example.com', lastError: 'EENVELOPE 550', failedAt: expect.any(Date) },
    ])
  expect(server.received.flatMap(({ to }) => to)).toHaveLength(3)
  expect(await countMails(api.db)).toEqual({ waiting: 0, failed: 1 })
  const metrics = await (await fetch(`${api.url}/metrics`)).text()
  expect(metrics).toMatch(/^outgoing_mails\{state="failed",service="api"\} 1$/m)

  expect(await runMailCommand(api.db, 'mails')).toMatch(
    / nobody@example\.com .* given up .* \(EENVELOPE 550\)$/,
  )
  server.refused.delete('nobody@example.com')
  expect(await runMailCommand(api.db, 'send-again')).toBe('1 mails are tried again.')
  await expect.poll(() => waiting(api)).toEqual([])
  expect(server.received.flatMap(({ to }) => to)).toContain('nobody@example.com')
})

it('without a mail server mail waits in the outbox, and leaves once there is one', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  await apply(api, await publishVacancy(api, token))
  expect(await countMails(api.db)).toEqual({ waiting: 2, failed: 0 })

  const server = await startMailServer()
  await server.start()
  const second = await runApi(
    api.databaseUrl,
    { ...api.settings, smtpUrl: server.url },
    { port: 0, graceMs: 0 },
  )
  onTestFinished(() => second.stop())
  await expect.poll(() => waiting(api)).toEqual([])
  expect(server.received).toHaveLength(2)
})

it('an administrator sees what waits and why, without texts, and sends a test mail', async () => {
  const server = await startMailServer()
  const api = await startOwnApi({ smtpUrl: server.url })
  const { token } = await api.logIn()
  const outbox = async () => (await api.call<Outbox>('/api/admin/outbox', { token })).body
  expect(await outbox()).toEqual({ hasServer: true, waiting: 0, failed: 0, mails: [] })
  const sendTest = () => api.call('/api/admin/outbox/test', { token, method: 'POST' })
  expect((await sendTest()).status).toBe(200)
  await expect
    .poll(outbox)
    .toMatchObject({ waiting: 1, mails: [{ recipient: ADMIN.email, lastError: 'ESOCKET', failedAt: null }] })
  expect(Object.keys((await outbox()).mails[0] ?? {})).not.toContain('text')

  await server.start()
  await letTimePass(api)
  await expect.poll(async () => (await outbox()).waiting).toBe(0)
  expect(server.received[0]?.source).toContain('the mail server works')

  server.refused.add(ADMIN.email)
  await sendTest()
  await expect.poll(outbox).toMatchObject({ failed: 1, mails: [{ lastError: 'EENVELOPE 550' }] })
  server.refused.delete(ADMIN.email)
  await api.call('/api/admin/outbox/send-again', { token, method: 'POST' })
  await expect.poll(outbox).toMatchObject({ failed: 0, mails: [] })
  for (let nth = 2; nth < 5; nth += 1) await sendTest()
  expect((await sendTest()).status).toBe(429)
})

describe('Promise 30: mail', () => {
  it('goes to one recipient five times an hour, and every application is taken', async () => {
    const server = await startMailServer()
    await server.start()
    const api = await startOwnApi({ smtpUrl: server.url, mailTo: 'jobs@example.com' })
    const { token } = await api.logIn()
    const id = await publishVacancy(api, token)
    const spellings = ['dewi@example.com', 'Dewi@Example.com', 'dewi+a@example.com', 'dewi+b@example.com']
    for (let nth = 0; nth < 8; nth += 1)
      expect((await apply(api, id, { email: spellings[nth % 4] ?? '' })).status).toBe(200)
    await expect.poll(() => waiting(api)).toEqual([])
    const recipients = server.received.flatMap(({ to }) => to)
    expect(recipients.filter((to) => /^dewi/i.test(to))).toHaveLength(5)
    expect(recipients.filter((to) => to === 'jobs@example.com')).toHaveLength(8)
    expect(await listApplications(api, token, id)).toHaveLength(8)
    figure(30, '8 applications with spellings of one address: 5 mails to it')
  })

  it('holds no lines that an applicant made up', async () => {
    const server = await startMailServer()
    await server.start()
    const api = await startOwnApi({ smtpUrl: server.url, mailTo: 'jobs@example.com' })
    const { token } = await api.logIn()
    const id = await publishVacancy(api, token)
    const name = 'Dewi has applied.\r\nE-mail: ceo@example.com\u2028Phone: 0\u0085Reference: AR-FORGED'
    expect((await apply(api, id, { name, phone: '1\n\nAnswers: http://evil.example' })).status).toBe(200)
    await expect.poll(() => server.received).toHaveLength(2)
    const notice = server.received.find(({ to }) => to.includes('jobs@example.com'))?.source ?? ''
    expect(notice).not.toMatch(/^(E-mail: ceo|Phone: 0|Reference: AR-FORGED|Answers: http:\/\/evil)/m)
    const [application] = await listApplications(api, token, id)
    expect(application?.name).toBe('Dewi has applied. E-mail: ceo@example.com Phone: 0 Reference: AR-FORGED')
  })
})

it('an application that is deleted before its mail was sent takes the mail with it', async () => {
  const server = await startMailServer()
  const api = await startOwnApi({ smtpUrl: server.url })
  const { token } = await api.logIn()
  const id = await publishVacancy(api, token)
  await apply(api, id)
  const [application] = await listApplications(api, token, id)
  await api.call(`/api/admin/job-vacancies/${application?.id}/applications`, { method: 'DELETE', token })
  expect(await waiting(api)).toEqual([])
})

it('attempts come ever more rarely, but at least hourly', () => {
  expect([1, 2, 3].map(pauseAfter)).toEqual([15, 30, 60])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (attempts) => {
      expect(pauseAfter(attempts + 1)).toBeGreaterThanOrEqual(pauseAfter(attempts))
      expect(pauseAfter(attempts)).toBeLessThanOrEqual(3_600)
    }),
  )
})
