import type { AuditPage, MailPreview, MailTemplates, MailThread } from '@arunika/admin-contracts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { applications, outgoingMails } from '../src/db/schema/index.ts'
import { countMails } from '../src/modules/mail/repository.ts'
import { mailServer } from './support/mail-server.ts'
import { APPLICANT, applicationForm, pdf } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const DAY = 86_400_000
const WRITTEN = { subject: 'About {{vacancy}}', text: 'Hello {{name}}, you are in {{ stage }} at {{site}}.' }
const TEMPLATES = '/api/admin/mail-templates'

/** An api with a mail server, and applications from different people. */
async function recruiting(count = 1) {
  const server = await mailServer()
  onTestFinished(() => server.stop())
  await server.start()
  const api = await startOwnApi({ smtpUrl: server.url, mailTo: 'jobs@example.com', publicPostsPerMinute: 0 })
  const { token } = await api.logIn()
  const vacancy = await publishVacancy(api, token)
  for (let nth = 1; nth <= count; nth += 1) {
    const form = applicationForm([pdf()], { ...APPLICANT, email: `person${nth}@example.com` })
    await api.call(`/api/job-vacancies/${vacancy}`, { form })
  }
  const rows = await api.db.select().from(applications).orderBy(applications.id)
  const ids = rows.map(({ id }) => id)
  const first = ids[0] ?? 0
  const received = (to: string) =>
    server.received.filter((mail) => mail.to.includes(to)).map(({ source }) => source)
  return {
    ...{ api, token, vacancy, ids, first, server, received },
    reference: rows[0]?.reference ?? '',
    send: (json: object, key?: string) =>
      api.call('/api/admin/applications/mails', {
        ...{ token, json: { ids: [first], ...WRITTEN, ...json } },
        ...(key && { headers: { 'idempotency-key': key } }),
      }),
    thread: async (id = first) =>
      (await api.call<MailThread>(`/api/admin/applications/${id}/mails`, { token })).body.mails,
    reject: (id: number) =>
      api.call(`/api/admin/applications/${id}/status`, { token, json: { status: 'rejected' } }),
    withdraw: (id: number) =>
      api.db.update(applications).set({ withdrawnAt: new Date() }).where(eq(applications.id, id)),
    cancel: (mail: number) =>
      api.call(`/api/admin/applications/${first}/mails/${mail}/cancel`, { token, method: 'POST' }),
    planned: () =>
      api.db.select().from(outgoingMails).where(sql`next_attempt_at > now() + interval '1 hour'`),
  }
}

describe('a mail to an applicant', () => {
  it('has its fields filled in, names the reference code, and belongs to one thread for mail programs', async () => {
    const { api, token, first, send, received, thread, reference } = await recruiting()
    const preview = await api.call<MailPreview>(`/api/admin/applications/${first}/mails/preview`, {
      token,
      json: WRITTEN,
    })
    const text = `Hello ${APPLICANT.name}, you are in New at Arunika.`
    expect(preview.body).toEqual({
      ...{ to: 'person1@example.com', subject: `About 3D Artist Intern [${reference}]`, text },
    })
    expect((await send({})).body).toEqual({ message: 'One mail is on the way.' })
    await send({ subject: 'Again about {{reference}}', text: 'x' })
    await expect.poll(() => received('person1@example.com')).toHaveLength(3)
    const [confirmation, mail, second] = received('person1@example.com')
    expect(mail).toContain(text)
    expect(mail).toContain(`Subject: ${preview.body.subject}`)
    expect(mail).toContain('Reply-To: jobs@example.com')
    expect(mail).not.toContain('Auto-Submitted')
    expect(second).toContain(`Subject: Again about ${reference}\r\n`)
    const headers = [confirmation, mail, second].map((source = '') =>
      ['In-Reply-To', 'References'].map((name) => new RegExp(`^${name}: (.*)\r$`, 'm').exec(source)?.[1]),
    )
    expect(new Set(headers.flat())).toEqual(new Set([expect.stringContaining(`<${reference}@`)]))
    await expect.poll(async () => (await thread()).map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect((await thread())[1]).toMatchObject({
      ...{ text, to: 'person1@example.com', by: 'admin@arunika.example', sentAt: expect.any(String) },
    })
    const log = await api.call<AuditPage>('/api/admin/audit-log?action=mail%20written', { token })
    expect(log.body.entries).toMatchObject([
      { subject: 'application', subjectId: first, title: '' },
      { subjectId: first },
    ])
  })

  it('goes once, however often the same request arrives', async () => {
    const { send, thread } = await recruiting()
    const responses = await Promise.all([1, 2, 3].map(() => send({}, 'the-same-key')))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await send({}, 'the-same-key')).body.message).toBe('One mail is on the way.')
    expect(await thread()).toHaveLength(1)
    expect((await send({ text: 'other' }, 'the-same-key')).body.code).toBe('idempotency_key_reused')
  })

  it('with a field that does not exist is refused, and the field is named', async () => {
    const { send, thread } = await recruiting()
    const { status, body } = await send({ text: 'Dear {{salutation}} {{name}}' })
    const fields = '{{name}}, {{vacancy}}, {{reference}}, {{stage}}, {{site}}, {{link}}'
    expect([status, body.errors]).toEqual([
      422,
      { text: [`There is no field {{salutation}}. There are ${fields}.`] },
    ])
    expect(await thread()).toEqual([])
  })

  it('is refused after five to one address within an hour, and says so', async () => {
    const { send } = await recruiting()
    // The confirmation was the first mail.
    for (let nth = 0; nth < 4; nth += 1) expect((await send({})).status).toBe(200)
    expect(await send({})).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/five mails/) },
    })
  })
})

describe('a planned mail', () => {
  it('is a rejection by default: it goes after a day and can be cancelled until then', async () => {
    const { api, first, reject, send, thread, planned, cancel, received } = await recruiting()
    await reject(first)
    expect((await send({})).body.message).toBe('One mail is planned and can be cancelled until then.')
    const [mail] = await thread()
    expect(mail?.state).toBe('planned')
    const ahead = new Date(mail?.sendAt ?? 0).getTime() - Date.now()
    expect(ahead).toBeGreaterThan(DAY - 600_000)
    expect(ahead).toBeLessThanOrEqual(DAY)
    // It does not count as mail that waits for an unavailable server.
    await expect.poll(() => countMails(api.db)).toEqual({ waiting: 0, failed: 0 })
    expect((await cancel(mail?.id ?? 0)).status).toBe(200)
    expect((await thread())[0]?.state).toBe('cancelled')
    expect(await planned()).toEqual([])
    expect((await cancel(mail?.id ?? 0)).body.code).toBe('mail_gone')
    expect(received('person1@example.com')).toHaveLength(1)
    // An explicit `now` is sent immediately.
    await send({ when: 'now' })
    await expect.poll(async () => (await thread())[0]?.state).toBe('sent')
  })

  it('leaves when its time has come', async () => {
    const { api, send, thread, received } = await recruiting()
    await send({ when: new Date(Date.now() + 2 * DAY).toISOString() })
    expect((await thread())[0]?.state).toBe('planned')
    await api.db.update(outgoingMails).set({ nextAttemptAt: sql`now()` })
    await expect.poll(() => received('person1@example.com')).toHaveLength(2)
    await expect.poll(async () => (await thread())[0]?.state).toBe('sent')
  })

  it('is not for the past, and not for more than thirty days ahead', async () => {
    const { send } = await recruiting()
    for (const when of [new Date(Date.now() - 60_000), new Date(Date.now() + 31 * DAY)])
      expect((await send({ when: when.toISOString() })).body.errors).toEqual({
        when: ['Please choose a time from now on, at most 30 days ahead.'],
      })
    expect((await send({ when: 'tomorrow' })).status).toBe(422)
  })

  it('is cancelled once its applicant withdraws or its vacancy is deleted, and no other is sent', async () => {
    const { api, token, vacancy, ids, first, send, thread, planned, withdraw } = await recruiting(2)
    await send({ ids, when: 'in a day' })
    expect(await planned()).toHaveLength(2)
    await withdraw(first)
    expect((await send({})).body).toMatchObject({ code: 'application_withdrawn' })
    await api.call(`/api/admin/job-vacancies/${vacancy}`, { token, method: 'DELETE' })
    expect(await planned()).toEqual([])
    await api.call('/api/admin/trash/restore', { token, json: { subject: 'job vacancy', ids: [vacancy] } })
    expect((await thread())[0]?.state).toBe('cancelled')
  })
})

it('many get their mail in one call, each when it should, and those that can get none are left out', async () => {
  const { ids, send, thread, reject, withdraw, received } = await recruiting(4)
  const [first = 0, second = 0, third = 0] = ids
  await reject(second)
  await withdraw(third)
  const { body } = await send({ ids: [...ids, 99_999] })
  expect(body.message).toBe(
    '2 mails are on the way. One mail is planned and can be cancelled until then. ' +
      '2 applications were left out: withdrawn, deleted, or written to too often within the hour.',
  )
  const states = async () => (await Promise.all(ids.map((id) => thread(id)))).map(([mail]) => mail?.state)
  await expect.poll(states).toEqual(['sent', 'planned', undefined, 'sent'])
  expect(received('person4@example.com').at(-1)).toContain('About 3D Artist Intern')
  expect((await send({ ids: Array(201).fill(first) })).status).toBe(422)
})

describe('templates of mails', () => {
  it('are there to begin with, and are created, changed and deleted', async () => {
    const api = await startOwnApi()
    const { token } = await api.logIn()
    const list = async () => (await api.call<MailTemplates>(TEMPLATES, { token })).body.templates
    const names = async () => (await list()).map(({ name }) => name)
    expect(await names()).toEqual([
      'Documents are missing',
      'Invitation to an interview',
      'Invitation to apply',
      'Rejection',
    ])
    const save = (path: string, json: object) =>
      api.call<{ id: number; errors?: object }>(path, { token, json })
    const offer = { name: 'Offer', subject: 'Welcome', text: 'Hello {{name}}' }
    const { id } = (await save(`${TEMPLATES}/create`, offer)).body
    expect((await save(`${TEMPLATES}/${id}`, { ...offer, name: 'rejection' })).body.errors).toEqual({
      name: ['There is a template of this name already.'],
    })
    expect((await save(`${TEMPLATES}/${id}`, { ...offer, text: '{{nam}}' })).body.errors).toMatchObject({
      text: [expect.stringContaining('{{nam}}')],
    })
    expect((await save(`${TEMPLATES}/${id}`, { ...offer, name: 'An offer' })).status).toBe(200)
    expect(await names()).toContain('An offer')
    expect((await api.call(`${TEMPLATES}/${id}`, { token, method: 'DELETE' })).status).toBe(200)
    expect(await names()).not.toContain('An offer')
    expect((await save(`${TEMPLATES}/${id}`, offer)).status).toBe(404)
  })
})
