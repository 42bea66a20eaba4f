import type { ListPage, Trial, TrialRow } from '@arunika/admin-contracts'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditLog, outgoingMails, trials } from '../src/db/schema/index.ts'
import { removeExpiredTrials } from '../src/modules/trials/service.ts'
import { BOOKING } from './support/samples.ts'
import { fileApi, startOwnApi, type TestApi } from './support/test-api.ts'

const PATH = '/api/classes/kid-class/roblox/trial'
const LIST = '/api/admin/trials'
const { api, token } = await fileApi()
const book = (own: Partial<typeof BOOKING> = {}, at: TestApi = api, headers = {}) =>
  at.call(PATH, { json: { ...BOOKING, ...own }, headers })

it('a booking is stored with its class, and confirmed to who booked and to the company', async () => {
  const own = await startOwnApi()
  expect(await book({}, own)).toMatchObject({
    status: 200,
    body: { message: expect.stringMatching(/^Thank you! Your trial has been booked\./) },
  })
  expect(await own.db.select().from(trials)).toEqual([
    expect.objectContaining({ ...BOOKING, age: 9, class: 'Roblox', status: 'new' }),
  ])
  const mails = await own.db.select().from(outgoingMails)
  const toParent = mails.find(({ recipient }) => recipient === BOOKING.email)
  expect(toParent?.subject).toBe('Your trial in Roblox')
  expect(toParent?.text).toContain('/academy/kid-class/roblox')
  // The address may be a stranger's.
  expect(toParent?.text).not.toMatch(/Kirana|Dewi/)
  const notice = mails.find(({ recipient }) => recipient !== BOOKING.email)
  expect(notice).toMatchObject({ subject: 'New trial: Roblox', replyTo: BOOKING.email })
})

it('a booking on an Indonesian page is confirmed in Indonesian', async () => {
  const own = await startOwnApi()
  await own.call(`${PATH}?language=id`, { json: BOOKING })
  const mails = await own.db.select().from(outgoingMails)
  const toParent = mails.find(({ recipient }) => recipient === BOOKING.email)
  expect(toParent?.subject).toBe('Kelas percobaan Anda: Roblox')
  expect(toParent?.text).toContain('Sabtu, 09.00–11.00')
  expect(toParent?.text).toContain('/id/academy/kid-class/roblox')
})

it('sent again with its key it is the same booking, even at the same moment', async () => {
  const headers = { 'idempotency-key': 'one-booking-of-a-trial' }
  const own = await startOwnApi()
  const responses = await Promise.all([1, 2, 3].map(() => book({}, own, headers)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await own.db.select().from(trials)).toHaveLength(1)
  expect(await own.db.select().from(outgoingMails)).toHaveLength(2)
  expect(await book({ age: '10' }, own, headers)).toMatchObject({
    status: 409,
    body: { code: 'idempotency_key_reused' },
  })
})

it('every field is required and checked, and the class must exist', async () => {
  const required = ['This field is required.']
  const empty = await api.call(PATH, { json: {} })
  expect(empty).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
  expect(empty.body.errors).toEqual({
    ...Object.fromEntries(Object.keys(BOOKING).map((name) => [name, required])),
  })
  for (const age of ['0', '-3', 'nine', '100'])
    expect((await book({ age })).body.errors, age).toEqual({ age: ['Please enter the age in years.'] })
  const elsewhere = await api.call('/api/classes/regular-class/roblox/trial', { json: BOOKING })
  expect(elsewhere).toMatchObject({ status: 404, body: { code: 'class_not_found' } })
})

it('many from one network are slowed down, together with other forms', async () => {
  const own = await startOwnApi({ publicPostsPerMinute: 1 })
  const from = { 'x-forwarded-for': '192.0.2.1' }
  expect((await book({}, own, from)).status).toBe(200)
  expect(await book({}, own, from)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
})

it('administrators find bookings by page, word and status, and say how far each has come', async () => {
  const own = await startOwnApi()
  const { token } = await own.logIn()
  for (const student of ['Kirana', 'Bima', 'Ayu']) await book({ student }, own)
  const students = async (query = '') => {
    const { body } = await own.call<ListPage<TrialRow>>(`${LIST}?view=page${query}`, { token })
    return body.entries.map(({ student }) => student)
  }
  expect(await students()).toEqual(['Ayu', 'Bima', 'Kirana'])
  expect(await students('&sort=student')).toEqual(['Ayu', 'Bima', 'Kirana'])
  expect(await students('&sort=-student')).toEqual(['Kirana', 'Bima', 'Ayu'])
  expect(await students('&q=kira')).toEqual(['Kirana'])

  const found = (await own.call<Trial>(`${LIST}/2`, { token })).body
  expect(found).toMatchObject({ student: 'Bima', age: 9, phone: BOOKING.phone, status: 'new' })
  const confirm = () => own.call(`${LIST}/2/status`, { token, json: { status: 'confirmed' } })
  expect((await confirm()).status).toBe(200)
  expect((await confirm()).status).toBe(200)
  expect(await students('&status=confirmed')).toEqual(['Bima'])
  expect(await students('&status=new')).toEqual(['Ayu', 'Kirana'])
  expect((await own.call('/api/admin/summary', { token })).body).toMatchObject({ newTrials: 2 })

  expect((await own.call(`${LIST}/2`, { token, method: 'DELETE' })).status).toBe(200)
  expect(await own.call(`${LIST}/2`, { token })).toMatchObject({ body: { code: 'trial_not_found' } })
  expect(await confirm()).toMatchObject({ status: 404 })
  const deeds = await own.db.select().from(auditLog)
  expect(
    deeds.filter(({ subject }) => subject === 'trial').map(({ action, title }) => `${action} ${title}`),
  ).toEqual(['status changed confirmed', 'deleted '])
  expect(JSON.stringify(deeds)).not.toMatch(/Bima|dewi/)
})

it('a list of many leads on by its cursor and back', async () => {
  const own = await startOwnApi()
  const { token } = await own.logIn()
  await own.db.insert(trials).values(
    Array.from({ length: 45 }, (_, nth) => ({
      ...{ ...BOOKING, age: 9, class: 'Roblox', classPath: '/academy/kid-class/roblox' },
      student: `Student ${String(nth).padStart(2, '0')}`,
    })),
  )
  const page = async (query: string) =>
    (await own.call<ListPage<TrialRow>>(`${LIST}?view=page&sort=student${query}`, { token })).body
  const first = await page('')
  const second = await page(`&after=${first.next}`)
  expect(second.entries[0]?.student).toBe('Student 20')
  const back = await page(`&before=${second.previous}`)
  expect(back.entries.map(({ id }) => id)).toEqual(first.entries.map(({ id }) => id))
})

it('a booking is deleted after twelve months', async () => {
  const own = await startOwnApi()
  await book({ student: 'Old' }, own)
  await own.db.execute(sql`update trials set created_at = now() - interval '366 days'`)
  await book({ student: 'New' }, own)
  // The api also does this automatically, perhaps a moment earlier.
  await removeExpiredTrials(own)
  expect((await own.db.select().from(trials)).map(({ student }) => student)).toEqual(['New'])
})

it('who may not read messages may not read bookings', async () => {
  expect((await api.call(`${LIST}?view=page`)).status).toBe(401)
  expect((await api.call(`${LIST}?view=page`, { token })).status).toBe(200)
})
