import { createPublicKey, verify } from 'node:crypto'
import type { ListPage, MailPreview, MailTemplates, MessageRow, Trial } from '@arunika/admin-contracts'
import type {
  Application,
  ApplicationResponse,
  ContactMessage,
  DeletionReceipt,
  MyApplication,
} from '@arunika/contracts'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { applications, contactMessages, outgoingMails, trials } from '../src/db/schema/index.ts'
import { APPLICANT, applicationForm, pdf } from './support/samples.ts'
import { startOwnApi, type TestApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const MESSAGE = { name: 'Dewi', email: 'dewi@example.com', subject: 'Room', message: 'Is there any?' }
const BOOKING = { ...MESSAGE, phone: '+62 800 5550 101', student: 'Kirana', age: '9', day: 'Saturday' }
const TRIAL = '/api/classes/kid-class/roblox/trial'
const MAILS = '/api/admin/applications/mails'
const TEMPLATES = '/api/admin/mail-templates'
const TRANSLATION = {
  'title@id': 'Magang Seniman 3D',
  'description@id': '<p>Kamu membuat tanaman.</p>',
  'requirement@id': '<p>Sabar.</p>',
}

/** An api with a vacancy in both languages, and applications to it in these languages. */
async function appliedIn(...languages: ('en' | 'id')[]) {
  const api = await startOwnApi({ publicPostsPerMinute: 0 })
  const { token } = await api.logIn()
  const vacancy = await publishVacancy(api, token, TRANSLATION)
  for (const [nth, language] of languages.entries()) {
    const form = applicationForm([pdf()], { ...APPLICANT, email: `person${nth}@example.com` })
    await api.call(`/api/job-vacancies/${vacancy}?language=${language}`, { form })
  }
  const rows = await api.db.select().from(applications).orderBy(applications.id)
  return { api, token, vacancy, rows, ids: rows.map(({ id }) => id) }
}
const mailsTo = async (api: TestApi, recipient: string) =>
  api.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, recipient))
const lastTo = async (api: TestApi, recipient: string) =>
  (await mailsTo(api, recipient)).toSorted((a, b) => +a.createdAt - +b.createdAt).at(-1)

it('what is sent from an Indonesian page stores its language, and the back-office shows it', async () => {
  const { api, token, vacancy, ids } = await appliedIn('id', 'en')
  for (const path of ['/api/contact-us', '/api/contact-us?language=id'])
    expect((await api.call(path, { json: MESSAGE })).status).toBe(200)
  const { name, email, ...own } = BOOKING
  for (const path of [TRIAL, `${TRIAL}?language=id`])
    expect((await api.call(path, { json: { name, email, ...own } })).status).toBe(200)

  const get = async <T>(path: string) => (await api.call<T>(path, { token })).body
  const application = (id?: number) => get<Application>(`/api/admin/applications/${id}`)
  expect([(await application(ids[0])).language, (await application(ids[1])).language]).toEqual(['id', 'en'])
  const ofVacancy = `/api/admin/job-vacancies/${vacancy}/applications`
  const rows = await get<ListPage<Application>>(`${ofVacancy}?view=page`)
  expect(rows.entries.map(({ language }) => language)).toEqual(['en', 'id'])
  const messages = await get<ListPage<MessageRow>>('/api/admin/messages?view=page')
  expect(messages.entries.map(({ language }) => language)).toEqual(['id', 'en'])
  expect((await get<ContactMessage>('/api/admin/messages/2')).language).toBe('id')
  expect((await get<Trial>('/api/admin/trials/1')).language).toBe('en')
  expect((await get<Trial>('/api/admin/trials/2')).language).toBe('id')
  const notices = await mailsTo(api, api.settings.mailTo)
  expect(notices.filter(({ text }) => text.includes('Language: Indonesian'))).toHaveLength(2)

  const [head, ...lines] = (await get<string>(`${ofVacancy}.csv`)).trim().split('\r\n')
  expect([head, ...lines].map((line) => line?.split(',')[15])).toEqual(['Language', 'English', 'Indonesian'])
})

it('an application that is sent again from the English page keeps its language', async () => {
  const { api, vacancy } = await appliedIn()
  const headers = { 'idempotency-key': 'one-application' }
  const send = (query: string) =>
    api.call<ApplicationResponse>(`/api/job-vacancies/${vacancy}${query}`, {
      form: applicationForm([pdf()]),
      headers,
    })
  const first = await send('?language=id')
  expect(await send('')).toMatchObject({ status: 200, body: { reference: first.body.reference } })
  expect(await api.db.select({ language: applications.language }).from(applications)).toEqual([
    { language: 'id' },
  ])
})

it('an api from before languages writes rows in English, and no writer stores an unknown language', async () => {
  const { api } = await appliedIn('en')
  await api.db.execute(
    sql`insert into contact_messages (name, email, subject, message) values ('a', 'b', 'c', 'd')`,
  )
  expect((await api.db.select().from(contactMessages))[0]?.language).toBe('en')
  for (const table of [applications, contactMessages])
    await expect(api.db.execute(sql`update ${table} set language = 'fr'`)).rejects.toThrow()
  const row = sql`insert into ${trials} (class_path, class, name, email, phone, student, age, day, language)`
  await expect(
    api.db.execute(sql`${row} values ('/', 'a', 'b', 'c', 'd', 'e', 9, 'f', 'fr')`),
  ).rejects.toThrow()
})

it('a new link is mailed in the language of the application, or of the page that names one', async () => {
  const { api, rows } = await appliedIn('id', 'en')
  const request = async (nth: number, query = '') => {
    const { email, reference } = rows[nth] ?? { email: '', reference: '' }
    await api.call(`/api/my-application/link${query}`, { json: { reference, email } })
    return lastTo(api, email)
  }
  const indonesian = {
    subject: 'Lamaran Anda: Magang Seniman 3D',
    text: expect.stringContaining('/id/career/my-'),
  }
  expect(await request(0)).toMatchObject(indonesian)
  expect(await request(1)).toMatchObject({ subject: 'Your application: 3D Artist Intern' })
  expect(await request(1, '?language=id')).toMatchObject(indonesian)
})

it('a mail to many is in the language of each, with the title that each has read', async () => {
  const { api, token, ids, rows } = await appliedIn('id', 'en')
  const written = {
    ...{ subject: 'About {{vacancy}}', text: 'Hello {{name}}' },
    ...{ 'subject@id': 'Tentang {{vacancy}}', 'text@id': 'Halo {{name}}' },
  }
  const send = (json: object) => api.call(MAILS, { token, json: { ids, ...json } })
  expect((await send(written)).status).toBe(200)
  const [toFirst, toSecond] = [
    await lastTo(api, 'person0@example.com'),
    await lastTo(api, 'person1@example.com'),
  ]
  expect(toFirst).toMatchObject({
    subject: `Tentang Magang Seniman 3D [${rows[0]?.reference}]`,
    text: `Halo ${APPLICANT.name}`,
  })
  expect(toSecond).toMatchObject({ subject: `About 3D Artist Intern [${rows[1]?.reference}]` })

  // Without an Indonesian text everyone gets the English one.
  await send({ subject: 'News', text: 'Hello', 'subject@id': '', 'text@id': ' ' })
  expect(await lastTo(api, 'person0@example.com')).toMatchObject({ text: 'Hello' })
  expect((await send({ ...written, 'text@id': '' })).body.errors).toEqual({
    'text@id': ['Please write something.'],
  })
  expect((await send({ ...written, 'text@id': '{{nama}}' })).body.errors).toMatchObject({
    'text@id': [expect.stringContaining('{{nama}}')],
  })
  const preview = await api.call<MailPreview>(`/api/admin/applications/${ids[0]}/mails/preview`, {
    ...{ token, json: { subject: 'Tentang {{vacancy}}', text: 'Halo' } },
  })
  expect(preview.body.subject).toMatch(/^Tentang Magang Seniman 3D /)
})

it('templates have Indonesian texts to begin with, which a form that does not name them leaves as they are', async () => {
  const { api, token } = await appliedIn()
  const list = async () => (await api.call<MailTemplates>(TEMPLATES, { token })).body.templates
  const [first, ...others] = await list()
  expect([first, ...others].map((template) => template?.translations?.id?.subject)).toEqual([
    'Dokumen untuk lamaran Anda: {{vacancy}}',
    'Wawancara Anda untuk posisi {{vacancy}}',
    'Kami teringat pada Anda: {{vacancy}}',
    'Lamaran Anda untuk posisi {{vacancy}}',
  ])
  const save = (json: object) => api.call(`${TEMPLATES}/${first?.id}`, { token, json })
  const english = { name: 'Documents', subject: 'Documents', text: 'Hello' }
  const indonesian = async () => (await list()).find(({ id }) => id === first?.id)?.translations?.id
  await save(english)
  expect(await indonesian()).toEqual(first?.translations?.id)
  expect((await save({ ...english, 'subject@id': 'Dokumen' })).body.errors).toEqual({
    'text@id': ['Please write something.'],
  })
  await save({ ...english, 'subject@id': 'Dokumen', 'text@id': 'Halo {{name}}' })
  expect(await indonesian()).toEqual({ subject: 'Dokumen', text: 'Halo {{name}}' })
  await save({ ...english, 'subject@id': '', 'text@id': '' })
  expect(await indonesian()).toBeUndefined()
})

it("an applicant's page has the Indonesian title, and its receipt is Indonesian and signed", async () => {
  const { api } = await appliedIn('id')
  const [, token = ''] = /#([\w.-]+)/.exec((await lastTo(api, 'person0@example.com'))?.text ?? '') ?? []
  const by = { headers: { authorization: `Application ${token}` } }
  const show = async (query: string) =>
    (await api.call<MyApplication>(`/api/my-application${query}`, by)).body
  expect(await show('?language=id')).toMatchObject({ vacancy: 'Magang Seniman 3D', language: 'id' })
  const english = await show('')
  expect([english.vacancy, english.language]).toEqual(['3D Artist Intern', undefined])

  const { body } = await api.call<DeletionReceipt>('/api/my-application?language=id', {
    method: 'DELETE',
    ...by,
  })
  expect(body).toMatchObject({
    language: 'id',
    receipt: expect.stringMatching(/telah menghapus lamaran AR-/),
  })
  const key = createPublicKey((await api.call<string>('/api/my-application/receipt-key')).body)
  expect(verify(null, Buffer.from(body.receipt), key, Buffer.from(body.signature, 'base64url'))).toBe(true)
})
