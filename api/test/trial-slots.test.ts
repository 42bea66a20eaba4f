import type { ListPage, Trial, TrialRow } from '@arunika/admin-contracts'
import { asc, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outgoingMails, trials } from '../src/db/schema/index.ts'
import { BOOKING } from './support/samples.ts'
import { CLASS, createTerm, type TERM, trialsOf } from './support/terms.ts'
import { startOwnApi, type TestApi } from './support/test-api.ts'

const LIST = '/api/admin/trials'
const { day: _, ...APPLICANT } = BOOKING

async function startWithTerm(own: Partial<typeof TERM> = {}) {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  await createTerm(api, token, own)
  const [first, second] = await trialsOf(api)
  if (!first || !second) throw new Error('The term offers no trials.')
  return { api, token, first, second }
}

const book = (api: TestApi, slot: string, own: object = {}) =>
  api.call(`${CLASS}/trial`, { json: { ...APPLICANT, slot, ...own } })

/** Sends a form as a browser without scripts does. */
const submit = (api: TestApi, path: string, fields: Record<string, string>) =>
  fetch(api.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html,*/*' },
    redirect: 'manual',
  })

/** The page of the newest booking, from its mail. */
async function linkIn(api: TestApi): Promise<string> {
  const mails = await api.db.select().from(outgoingMails).orderBy(asc(outgoingMails.createdAt))
  const links = mails.flatMap(({ text }) => /\/api\/my-trial\/[\w.-]+/.exec(text)?.[0] ?? [])
  return links.at(-1) ?? ''
}

const pageAt = async (api: TestApi, path: string) => {
  const response = await fetch(api.url + path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

it('a trial is booked for a lesson, confirmed with a calendar file, and shown to the front desk', async () => {
  const { api, token, first } = await startWithTerm()
  expect(await book(api, first.value)).toMatchObject({
    status: 201,
    body: { message: expect.stringContaining('has been booked') },
  })
  const { body } = await api.call<ListPage<TrialRow>>(`${LIST}?view=page`, { token })
  expect(body.entries).toMatchObject([{ student: 'Kirana', slotAt: first.at }])
  expect((await api.call<Trial>(`${LIST}/1`, { token })).body).toMatchObject({
    day: `${first.day}, ${first.hours}`,
    slotAt: first.at,
  })
  const mails = await api.db.select().from(outgoingMails)
  const toParent = mails.find(({ recipient }) => recipient === BOOKING.email)
  expect(toParent?.text).toContain(`${first.day}, 09:00–11:00`)
  expect(toParent?.text).toContain('Price: Free.')
  expect(toParent?.text).not.toMatch(/Kirana|Dewi/)
  const stamp = first.at.replace(/\.\d+|[-:]/g, '')
  expect(toParent?.calendar?.split('\r\n')).toEqual(
    expect.arrayContaining(['BEGIN:VCALENDAR', `DTSTART:${stamp}`, 'SEQUENCE:0', 'STATUS:CONFIRMED']),
  )
  const notice = mails.find(({ recipient }) => recipient !== BOOKING.email)
  expect(notice?.text).toContain(`${first.day}, 09:00–11:00`)
  expect(notice?.calendar).toBeNull()
})

it('of 20 who book the last place at once, one gets it and 19 are told so', async () => {
  const { api, first } = await startWithTerm()
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => book(api, first.value, { student: `Student ${nth}` })),
  )
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
  const refused = responses.find(({ status }) => status === 409)
  const sentence = 'The last place of this trial has just been taken. Please choose another time.'
  expect(refused?.body).toEqual({ code: 'slot_taken', message: sentence, errors: { slot: [sentence] } })
  expect(await api.db.select().from(trials)).toHaveLength(1)
  expect((await trialsOf(api)).map(({ value }) => value)).not.toContain(first.value)
})

it('a lesson that is not offered, and one of another class, cannot be booked', async () => {
  const { api, first } = await startWithTerm()
  for (const slot of ['nonsense', '1.1999-01-01', '9.2027-01-01', '1.2027-13-45', '1.2099-01-01'])
    expect(await book(api, slot), slot).toMatchObject({ status: 409, body: { code: 'slot_gone' } })
  const elsewhere = { json: { ...APPLICANT, slot: first.value } }
  expect(await api.call('/api/classes/kid-class/arts-craft/trial', elsewhere)).toMatchObject({
    status: 409,
    body: { code: 'slot_gone' },
  })
})

it('the age is checked against the class, with and without a lesson', async () => {
  const { api, first } = await startWithTerm()
  const errors = { age: ['This class is for ages 6 to 12. Please choose another class, or ask us.'] }
  for (const age of ['5', '13', '45'])
    expect(await book(api, first.value, { age }), age).toMatchObject({ status: 422, body: { errors } })
  expect((await api.call(`${CLASS}/trial`, { json: { ...BOOKING, age: '45' } })).body.errors).toEqual(errors)
  const adults = { json: { ...BOOKING, age: '12' } }
  expect((await api.call('/api/classes/regular-class/concept-art/trial', adults)).body.errors).toEqual({
    age: ['This class is from 13 years. Please choose another class, or ask us.'],
  })
})

it('the link moves a booking to another lesson, which frees the first', async () => {
  const { api, token, first, second } = await startWithTerm()
  await book(api, first.value)
  const link = await linkIn(api)
  const { status, headers, html } = await pageAt(api, link)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(html).toContain(first.day)
  expect(html).not.toMatch(/Kirana|Dewi|dewi@|<script/)
  const moved = await submit(api, `${link}/move`, { slot: second.value })
  expect([moved.status, moved.headers.get('location')]).toEqual([303, `${link}?done=moved`])
  expect((await pageAt(api, `${link}?done=moved&language=id`)).html).toContain('sudah dipindahkan')
  expect((await trialsOf(api)).map(({ value }) => value)).toContain(first.value)
  expect((await trialsOf(api)).map(({ value }) => value)).not.toContain(second.value)
  expect((await api.call<Trial>(`${LIST}/1`, { token })).body).toMatchObject({
    slotAt: second.at,
    status: 'new',
  })
  const mails = await api.db.select().from(outgoingMails)
  expect(mails.find(({ subject }) => subject === 'Moved: your trial in Roblox')?.calendar).toContain(
    'SEQUENCE:1',
  )
  const calendar = await fetch(`${api.url}${link}/calendar`)
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await calendar.text()).toContain('SEQUENCE:1')
})

it('a booking cannot be moved to a lesson that is full, and keeps its own', async () => {
  const { api, first, second } = await startWithTerm()
  await book(api, second.value, { student: 'Bima' })
  await book(api, first.value)
  const link = await linkIn(api)
  const response = await submit(api, `${link}/move?language=id`, { slot: second.value })
  expect(response.status).toBe(409)
  expect(await response.text()).toContain('Tempat terakhir untuk jadwal ini baru saja terisi')
  expect((await pageAt(api, link)).html).toContain(first.day)
})

it('the link cancels a booking, whose place is free again, and nothing can be changed after that', async () => {
  const { api, token, first, second } = await startWithTerm()
  await book(api, first.value)
  const link = await linkIn(api)
  expect((await submit(api, `${link}/cancel`, {})).status).toBe(303)
  expect((await trialsOf(api)).map(({ value }) => value)).toContain(first.value)
  expect((await pageAt(api, link)).html).toContain('This trial is cancelled.')
  expect((await submit(api, `${link}/move`, { slot: second.value })).status).toBe(409)
  const mails = await api.db.select().from(outgoingMails)
  const cancelled = mails.find(({ subject }) => subject === 'Cancelled: your trial in Roblox')
  expect(cancelled?.calendar).toContain('STATUS:CANCELLED')
  expect(mails.map(({ subject }) => subject)).toContain('Trial cancelled: Roblox')

  const confirm = () => api.call(`${LIST}/1/status`, { token, json: { status: 'confirmed' } })
  await book(api, first.value, { student: 'Bima' })
  expect(await confirm()).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
  await api.call(`${LIST}/2/status`, { token, json: { status: 'cancelled' } })
  expect((await confirm()).status).toBe(200)
})

it('a forged link and one of a deleted booking open nothing', async () => {
  const { api, token, first } = await startWithTerm()
  await book(api, first.value)
  const link = await linkIn(api)
  const forged = await pageAt(
    api,
    link.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
  )
  expect(forged.status).toBe(410)
  expect(forged.html).toContain('This link does not work')
  await api.call(`${LIST}/1`, { token, method: 'DELETE' })
  expect((await pageAt(api, `${link}?language=id`)).html).toContain('Tautan ini tidak berfungsi')
})

it('a lesson in the past can no longer be moved or cancelled', async () => {
  const { api, first } = await startWithTerm()
  await book(api, first.value)
  const link = await linkIn(api)
  await api.db.execute(sql`update trials set slot_at = now() - interval '1 hour'`)
  expect((await pageAt(api, link)).html).toContain('This trial is over.')
  expect((await submit(api, `${link}/cancel`, {})).status).toBe(409)
})

it('without scripts a form that is refused comes back with everything that was typed', async () => {
  const { api, first, second } = await startWithTerm()
  const typed = { ...APPLICANT, name: 'Dewi "D" <Kartika>', age: '45', slot: second.value }
  const refused = await submit(api, `${CLASS}/trial?language=id`, typed)
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(html).toContain('value="Dewi &quot;D&quot; &lt;Kartika>"')
  expect(html).toContain('Kelas ini untuk usia 6 sampai 12 tahun')
  expect(html).toContain(`value="${second.value}" required checked`)
  await book(api, first.value, { student: 'Bima' })
  const late = await submit(api, `${CLASS}/trial`, { ...APPLICANT, slot: first.value })
  expect(late.status).toBe(409)
  expect(await late.text()).toMatch(/The last place of this trial[\s\S]*value="Kirana"/)
  const booked = await submit(api, `${CLASS}/trial?language=id`, { ...APPLICANT, slot: second.value })
  expect(booked.status).toBe(303)
  const location = booked.headers.get('location') ?? ''
  expect((await pageAt(api, location)).html).toContain('Kelas percobaan Anda sudah terdaftar')
})
