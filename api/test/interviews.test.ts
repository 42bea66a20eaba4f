import type { AuditPage, InterviewList, TrashPage } from '@arunika/admin-contracts'
import type { MyApplication } from '@arunika/contracts'
import { asc, eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { applications, interviews, outgoingMails } from '../src/db/schema/index.ts'
import { removeExpiredApplications } from '../src/housekeeping.ts'
import { isFree, whenIn } from '../src/modules/interviews/times.ts'
import { createTrashService } from '../src/modules/trash/service.ts'
import { contextOf } from './support/context.ts'
import { mailServer } from './support/mail-server.ts'
import { person } from './support/people.ts'
import { APPLICANT, applicationForm, pdf } from './support/samples.ts'
import { startOwnApi, type TestApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const HOUR = 3_600_000
const VIDEO = 'https://meet.example.com/arunika'
/** Ten o'clock in Bandung, some days ahead. */
const DAY = Date.UTC(2030, 0, 8, 3)
const at = (hours: number) => new Date(DAY + hours * HOUR).toISOString()
const OFFER = { times: [at(0), at(1), at(2)], minutes: 45, venue: VIDEO }

/** Applications of different people for a vacancy. */
async function recruiting(count = 1, own: Parameters<typeof startOwnApi>[0] = {}, language = 'en') {
  const api = await startOwnApi({ publicPostsPerMinute: 0, mailTo: 'jobs@example.com', ...own })
  const { token } = await api.logIn()
  const vacancy = await publishVacancy(api, token)
  const tokens: string[] = []
  for (let nth = 1; nth <= count; nth += 1) {
    const email = `person${nth}@example.com`
    const form = applicationForm([pdf()], { ...APPLICANT, email })
    await api.call(`/api/job-vacancies/${vacancy}?language=${language}`, { form })
    const mails = await api.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
    tokens.push(/\/career\/my-application#([\w.-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '')
  }
  const rows = await api.db.select().from(applications).orderBy(asc(applications.id))
  const ids = rows.map(({ id }) => id)
  await api.db.delete(outgoingMails)
  const [first = 0] = ids
  const path = (id: number) => `/api/admin/applications/${id}/interviews`
  return {
    ...{ api, token, vacancy, ids, first, tokens },
    offer: (json: object = {}, by = token) =>
      api.call<{ offered: number[]; code?: string; message: string; errors?: object }>(
        '/api/admin/applications/interviews',
        { token: by, json: { ids, ...OFFER, ...json } },
      ),
    move: (json: object, id = first) =>
      api.call(`${path(id)}/move`, { token, json: { minutes: 45, venue: VIDEO, ...json } }),
    cancel: (json: object = {}, id = first) => api.call(`${path(id)}/cancel`, { token, json }),
    list: async (id = first, by = token) =>
      (await api.call<InterviewList>(path(id), { token: by })).body.interviews,
  }
}

/** Mails in order, without those that an earlier call returned. */
function mailsOf(api: TestApi) {
  const known = new Set<string>()
  return async () => {
    const rows = await api.db.select().from(outgoingMails).orderBy(asc(outgoingMails.createdAt))
    const added = rows.filter(({ id }) => !known.has(id))
    for (const { id } of added) known.add(id)
    return added.sort((one, other) => one.recipient.localeCompare(other.recipient))
  }
}

const linkIn = (text = '') => /\/api\/my-interview\/[\w.-]+/.exec(text)?.[0] ?? ''
const linksOf = async (api: TestApi) =>
  (await api.db.select().from(outgoingMails).orderBy(asc(outgoingMails.recipient))).map(({ text }) =>
    linkIn(text),
  )

/** Sends a form as a browser without scripts does. */
const submit = (api: TestApi, path: string, fields: Record<string, string> = {}) =>
  fetch(api.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html,*/*' },
    redirect: 'manual',
  })
const pageAt = async (api: TestApi, path: string) => {
  const response = await fetch(api.url + path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const propertiesOf = (calendar: string | null | undefined) =>
  (calendar ?? '').replaceAll('\r\n ', '').split('\r\n')

it('times are offered by a recruiter, chosen on a page without scripts, and put into both calendars', async () => {
  const { api, first, offer, list, token } = await recruiting()
  const newMails = mailsOf(api)
  expect((await offer()).body).toMatchObject({
    message: 'Times are offered to one applicant.',
    offered: [first],
  })
  const [mail, ...more] = await newMails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'person1@example.com',
    calendar: null,
    replyTo: 'jobs@example.com',
  })
  expect(mail?.text).toContain('- Tuesday, January 8, 2030, 10:00–10:45')
  const link = linkIn(mail?.text)

  const page = await pageAt(api, link)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; /,
  )
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect(page.html.match(/type="radio"/g)).toHaveLength(3)
  expect(page.html).toContain(`<a href="${VIDEO}" rel="noreferrer">`)
  expect(page.html).not.toContain(APPLICANT.name)
  expect((await pageAt(api, `${link}?language=id`)).html).toContain('Selasa, 8 Januari 2030, 10.00')
  expect((await fetch(`${api.url}${link}/calendar`)).status).toBe(410)

  const chosen = await submit(api, `${link}/choose`, { time: at(1) })
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, `${link}?done=chosen`])
  expect((await pageAt(api, `${link}?done=chosen`)).html).toContain('Your interview is booked.')
  const [toRecruiter, toApplicant] = await newMails()
  expect([toRecruiter?.recipient, toApplicant?.recipient]).toEqual([
    'admin@arunika.example',
    'person1@example.com',
  ])
  expect(toRecruiter).toMatchObject({
    subject: 'Interview: Putri Handayani, 3D Artist Intern',
    replyTo: 'person1@example.com',
  })
  for (const { calendar } of [toRecruiter, toApplicant].map((one) => ({ calendar: one?.calendar })))
    expect(propertiesOf(calendar)).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:interview-1@localhost',
        'SEQUENCE:1',
        'STATUS:CONFIRMED',
        'DTSTART:20300108T040000Z',
        'DTEND:20300108T044500Z',
        `LOCATION:${VIDEO}`,
      ]),
    )
  expect(propertiesOf(toApplicant?.calendar)).toContain('SUMMARY:Interview: 3D Artist Intern\\, Arunika')
  expect(propertiesOf(toRecruiter?.calendar)).toContain(
    'SUMMARY:Interview: Putri Handayani\\, 3D Artist Intern',
  )
  const file = await pageAt(api, `${link}/calendar`)
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(propertiesOf(file.html)).toContain('DTSTART:20300108T040000Z')
  expect(await list()).toMatchObject([
    { state: 'chosen', at: at(1), by: 'admin@arunika.example', changes: 1 },
  ])

  // The same form once more changes nothing and sends nothing.
  await submit(api, `${link}/choose`, { time: at(1) })
  expect(await newMails()).toEqual([])
  const { body } = await api.call<AuditPage>('/api/admin/audit-log?subject=application', { token })
  expect(body.entries.slice(0, 2)).toMatchObject([
    { action: 'interview chosen', actor: 'applicant', title: 'Tuesday, January 8, 2030, 11:00–11:45' },
    { action: 'interview offered', actor: 'admin@arunika.example' },
  ])
})

it('moves and cancellations by either side update one event in the calendars of both', async () => {
  const { api, offer, move, cancel, list } = await recruiting()
  const newMails = mailsOf(api)
  await offer()
  const [link = ''] = await linksOf(api)
  await submit(api, `${link}/choose`, { time: at(0) })
  await newMails()

  expect((await submit(api, `${link}/choose`, { time: at(2) })).headers.get('location')).toBe(
    `${link}?done=moved`,
  )
  const moved = await newMails()
  expect(moved.map(({ subject }) => subject)).toEqual([
    'Interview moved: Putri Handayani, 3D Artist Intern',
    'Moved: your interview: 3D Artist Intern',
  ])
  for (const { calendar } of moved)
    expect(propertiesOf(calendar)).toEqual(
      expect.arrayContaining(['UID:interview-1@localhost', 'SEQUENCE:2', 'DTSTART:20300108T050000Z']),
    )

  expect(
    (await move({ at: '2030-01-09T09:00:00+07:00', venue: 'Studio 2', if_changes: 1 })).body,
  ).toMatchObject({
    code: 'interview_changed',
  })
  expect((await move({ at: '2030-01-09T09:00:00+07:00', venue: 'Studio 2', if_changes: 2 })).status).toBe(200)
  for (const { calendar, text } of await newMails()) {
    expect(propertiesOf(calendar)).toEqual(
      expect.arrayContaining(['SEQUENCE:3', 'DTSTART:20300109T020000Z', 'LOCATION:Studio 2']),
    )
    expect(text).toContain('Wednesday, January 9, 2030, 09:00–09:45')
  }
  expect((await pageAt(api, link)).html).toContain('Wednesday, January 9, 2030')

  expect((await cancel({ if_changes: 2 })).body).toMatchObject({ code: 'interview_changed' })
  expect((await cancel({ if_changes: 3 })).status).toBe(200)
  const cancelled = await newMails()
  expect(cancelled).toHaveLength(2)
  for (const { calendar } of cancelled)
    expect(propertiesOf(calendar)).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        'UID:interview-1@localhost',
        'SEQUENCE:4',
        'STATUS:CANCELLED',
      ]),
    )
  expect((await cancel()).body).toMatchObject({ code: 'interview_not_found' })
  expect((await pageAt(api, link)).html).toContain('This interview is cancelled.')
  expect((await submit(api, `${link}/choose`, { time: at(0) })).status).toBe(409)
  expect(await list()).toMatchObject([{ state: 'cancelled' }])

  await offer()
  const [again = ''] = (await linksOf(api)).filter((each) => each && each !== link)
  await submit(api, `${again}/choose`, { time: at(0) })
  await newMails()
  expect((await submit(api, `${again}/cancel`)).headers.get('location')).toBe(`${again}?done=cancelled`)
  expect((await newMails()).map(({ subject }) => subject)).toEqual([
    'Interview cancelled: Putri Handayani, 3D Artist Intern',
    'Cancelled: your interview: 3D Artist Intern',
  ])
  expect((await pageAt(api, `${again}?done=cancelled&language=id`)).html).toContain(
    'Wawancara Anda sudah dibatalkan.',
  )
})

it('of ten who choose one time at once, one gets it; the others see what is left, and no names', async () => {
  const { api, offer, ids } = await recruiting(10)
  await offer()
  const links = await linksOf(api)
  const responses = await Promise.all(links.map((link) => submit(api, `${link}/choose`, { time: at(0) })))
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 303)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(9)
  const refused = await responses[statuses.indexOf(409)]?.text()
  expect(refused).toContain('This time is no longer free. Please choose another one.')
  expect(refused).not.toContain(at(0))
  expect(refused).toContain(at(1))
  expect(refused).not.toMatch(/Putri|person\d/)
  expect(await api.db.$count(interviews)).toBe(ids.length)
  const winner = links[statuses.indexOf(303)] ?? ''
  expect((await submit(api, `${winner}/cancel`)).status).toBe(303)
  const other = links[statuses.indexOf(409)] ?? ''
  expect((await submit(api, `${other}/choose`, { time: at(0) })).status).toBe(303)
})

it('a time that overlaps another interview of the vacancy is not free', async () => {
  const { api, offer, move, ids } = await recruiting(2)
  const [one = 0, two = 0] = ids
  await offer({ ids: [one] })
  await offer({ ids: [two], times: [at(0.5), at(1)], minutes: 30 })
  const [first = '', second = ''] = await linksOf(api)
  await submit(api, `${first}/choose`, { time: at(0) })
  const { html } = await pageAt(api, second)
  expect(html).not.toContain(at(0.5))
  expect(html).toContain(at(1))
  expect((await move({ at: at(0.5), minutes: 30 }, two)).body).toMatchObject({ code: 'time_taken' })
  expect((await move({ at: at(0.75), minutes: 30 }, two)).status).toBe(200)
  expect((await submit(api, `${first}/choose`, { time: at(9) })).status).toBe(409)
})

it('other times take the place of those that were not chosen, under the same link', async () => {
  const { api, offer, cancel, list } = await recruiting()
  const newMails = mailsOf(api)
  await offer()
  const [link = ''] = await linksOf(api)
  await newMails()
  expect((await offer()).body.offered).toEqual([])
  expect(await newMails()).toEqual([])
  expect((await offer({ times: [at(30)] })).status).toBe(200)
  const [mail] = await newMails()
  expect([mail?.subject, linkIn(mail?.text)]).toEqual([
    'New times for your interview: 3D Artist Intern',
    link,
  ])
  expect((await submit(api, `${link}/choose`, { time: at(0) })).status).toBe(409)
  expect((await cancel()).status).toBe(200)
  const [withdrawn, ...more] = await newMails()
  expect(more).toEqual([])
  expect(withdrawn).toMatchObject({ recipient: 'person1@example.com', calendar: null })
  expect(withdrawn?.text).toContain('can no longer be chosen')
  await offer()
  const [, again = ''] = [...new Set(await linksOf(api))].filter(Boolean)
  await submit(api, `${again}/choose`, { time: at(0) })
  expect((await offer({ times: [at(30)] })).body.code).toBe('interview_chosen')
  expect((await list()).map(({ state }) => state)).toEqual(['chosen', 'cancelled'])
})

it('an offer needs times to come, a length and a venue, and an applicant who has not withdrawn', async () => {
  const { offer, api } = await recruiting(2)
  expect((await offer({ times: ['2020-01-01T10:00:00+07:00'] })).body.errors).toEqual({
    times: ['Please choose times that are to come.'],
  })
  expect((await offer({ times: [] })).status).toBe(422)
  expect((await offer({ minutes: 1 })).status).toBe(422)
  expect((await offer({ venue: ' ' })).body.errors).toEqual({ venue: ['This field is required.'] })
  await api.db.update(applications).set({ withdrawnAt: new Date() }).where(eq(applications.id, 1))
  expect((await offer({ ids: [1] })).body.code).toBe('application_withdrawn')
  expect((await offer()).body).toMatchObject({
    message: 'Times are offered to one applicant of 2.',
    offered: [2],
  })
})

it('the applicant’s own page shows free times, then the chosen one, in either language', async () => {
  const { api, offer, tokens } = await recruiting()
  const show = async (language: string) =>
    (
      await api.call<MyApplication>(`/api/my-application?language=${language}`, {
        headers: { authorization: `Application ${tokens[0]}` },
      })
    ).body.interview
  expect(await show('en')).toBeUndefined()
  await offer()
  const [link = ''] = await linksOf(api)
  expect(await show('en')).toEqual({
    isChosen: false,
    times: [0, 1, 2].map((hour) => ({
      at: at(hour),
      when: `Tuesday, January 8, 2030, ${10 + hour}:00–${10 + hour}:45 (time in Bandung)`,
    })),
    venue: VIDEO,
    path: link,
  })
  await submit(api, `${link}/choose`, { time: at(0) })
  expect(await show('id')).toMatchObject({
    isChosen: true,
    times: [{ at: at(0), when: 'Selasa, 8 Januari 2030, 10.00–10.45 (WIB)' }],
  })
})

it('withdrawing or deleting an application cancels its interview in the recruiter’s calendar', async () => {
  const { api, offer, tokens } = await recruiting(2)
  const newMails = mailsOf(api)
  await offer()
  const links = await linksOf(api)
  for (const [nth, link] of links.entries()) await submit(api, `${link}/choose`, { time: at(nth) })
  await newMails()
  const [one, two] = tokens.map((token) => ({ headers: { authorization: `Application ${token}` } }))
  await api.call('/api/my-application/withdraw', { method: 'POST', ...one })
  const withdrawn = await newMails()
  expect(withdrawn.map(({ recipient, calendar }) => [recipient, propertiesOf(calendar)[3]])).toEqual([
    ['admin@arunika.example', 'METHOD:CANCEL'],
    ['jobs@example.com', undefined],
    ['person1@example.com', 'METHOD:CANCEL'],
  ])
  expect((await submit(api, `${links[0]}/choose`, { time: at(2) })).status).toBe(409)
  await api.call('/api/my-application', { method: 'DELETE', ...two })
  const [mail, ...more] = await newMails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'admin@arunika.example', applicationId: null })
  expect(propertiesOf(mail?.calendar)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:interview-2@localhost']),
  )
  expect(`${mail?.subject} ${mail?.text} ${mail?.calendar}`).not.toMatch(/Putri|person2/)
  expect(await api.db.$count(interviews)).toBe(1)
  expect((await pageAt(api, links[1] ?? '')).status).toBe(410)
})

it('nothing with an interview to come is deleted before its applicant is told of the cancellation', async () => {
  const { api, token, first, vacancy, offer, cancel } = await recruiting()
  const context = contextOf(api)
  await offer()
  const [link = ''] = await linksOf(api)
  const remove = () => api.call(`/api/admin/job-vacancies/${first}/applications`, { token, method: 'DELETE' })
  const isLeft = async () => (await api.db.select().from(applications)).length === 1
  expect((await remove()).body).toEqual({
    code: 'interview_to_come',
    message: 'An interview is still to come. Please cancel it first, so that the applicant is told.',
  })
  await submit(api, `${link}/choose`, { time: at(0) })
  expect((await remove()).status).toBe(409)

  // Neither the trash nor the retention period takes it.
  await api.call(`/api/admin/job-vacancies/${vacancy}`, { token, method: 'DELETE' })
  const { entries } = (await api.call<TrashPage>('/api/admin/trash?view=page', { token })).body
  const ofTrash = `/api/admin/trash/${entries[0]?.id}`
  expect((await api.call(ofTrash, { token, method: 'DELETE' })).body).toEqual({
    code: 'interview_to_come',
    message:
      'Interviews of this vacancy are still to come. Please restore it and cancel them first, so that the applicants are told.',
  })
  const inYears = Date.now() + 3_650 * 24 * HOUR
  expect(await createTrashService(context).empty(inYears)).toBe(0)
  expect(await removeExpiredApplications(context, inYears)).toBe(0)
  expect(await isLeft()).toBe(true)
  expect((await pageAt(api, link)).status).toBe(200)
  const restored = { subject: 'job vacancy', ids: [vacancy] }
  expect((await api.call('/api/admin/trash/restore', { token, json: restored })).status).toBe(200)

  await cancel()
  expect((await remove()).status).toBe(200)
  expect(await isLeft()).toBe(false)
})

it('an offer whose times have all passed does not keep an application', async () => {
  const { api, token, first, offer } = await recruiting()
  await offer()
  await api.db.update(interviews).set({ times: [new Date('2026-01-01')] })
  const path = `/api/admin/job-vacancies/${first}/applications`
  expect((await api.call(path, { token, method: 'DELETE' })).status).toBe(200)
})

it('a forged link reveals nothing, and a link changes an interview ten times an hour at most', async () => {
  const { api, offer } = await recruiting()
  await offer()
  const [link = ''] = await linksOf(api)
  for (const forged of [`${link}x`, link.replace('/1.', '/2.'), '/api/my-interview/1.x'])
    expect(await pageAt(api, forged)).toMatchObject({
      status: 410,
      html: expect.stringContaining('does not work'),
    })
  for (let nth = 0; nth < 10; nth += 1)
    expect((await submit(api, `${link}/choose`, { time: at(nth % 3) })).status).toBe(303)
  const refused = await submit(api, `${link}/choose`, { time: at(1) })
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('This interview has been changed too often.')
  const inIndonesian = await submit(api, `${link}/choose?language=id`, { time: at(1) })
  expect(await inIndonesian.text()).toContain('Wawancara ini sudah terlalu sering diubah.')
  const empty = await submit(api, `${link}/choose?language=id`)
  expect([empty.status, await empty.text()]).toEqual([
    422,
    expect.stringContaining('Silakan pilih salah satu waktu.'),
  ])
})

it('a hiring manager offers interviews for the own vacancy only, and the front desk sees none', async () => {
  const { api, token, vacancy, offer, list, first } = await recruiting()
  const other = await publishVacancy(api, token)
  const manager = await person(api, 'manager', ['hiring-manager'], [], [vacancy])
  const stranger = await person(api, 'stranger', ['hiring-manager'], [], [other])
  const reception = await person(api, 'reception', ['front-desk'])
  expect((await offer({}, stranger.token)).body.code).toBe('application_not_found')
  expect((await offer({}, reception.token)).body.code).toBe('forbidden')
  expect((await offer({}, manager.token)).status).toBe(200)
  expect(await list(first, manager.token)).toMatchObject([{ by: manager.email }])
  for (const [path, json] of [
    ['', undefined],
    ['/move', { at: at(0), minutes: 30, venue: 'x' }],
    ['/cancel', {}],
  ] as const) {
    const address = `/api/admin/applications/${first}/interviews${path}`
    const status = async (by: string) =>
      (await api.call(address, { token: by, ...(json && { json }) })).status
    expect([await status(stranger.token), await status(reception.token)]).toEqual([404, 403])
  }
})

it('both get a mail with the calendar file as an attachment, in the applicant’s language', async () => {
  const server = await mailServer()
  onTestFinished(() => server.stop())
  await server.start()
  const { api, offer, cancel } = await recruiting(1, { smtpUrl: server.url }, 'id')
  const received = (to: string, text: string) =>
    expect
      .poll(() => server.received.filter((mail) => mail.to.includes(to) && mail.source.includes(text)).length)
      .toBe(1)
  await offer()
  await received('person1@example.com', 'Wawancara: 3D Artist Intern')
  const mail = server.received.find(({ source }) => source.includes('my-interview'))
  const link = linkIn(mail?.source.replaceAll('=\r\n', ''))
  expect((await pageAt(api, link)).html).toContain('Wawancara Anda')
  await submit(api, `${link}/choose`, { time: at(0) })
  for (const to of ['person1@example.com', 'admin@arunika.example']) await received(to, 'method=PUBLISH')
  await cancel()
  for (const to of ['person1@example.com', 'admin@arunika.example']) await received(to, 'method=CANCEL')
})

it('times are stated in Bandung all year, at midnight and next to changes of daylight saving time elsewhere', () => {
  const meeting = { id: 1, minutes: 60 }
  const when = (iso: string) => whenIn(new Date(iso), meeting, 'en')
  // Clocks change in Berlin and New York on these days.
  expect(when('2030-03-31T01:30:00Z')).toBe('Sunday, March 31, 2030, 08:30–09:30')
  expect(when('2030-11-03T06:30:00Z')).toBe('Sunday, November 3, 2030, 13:30–14:30')
  expect(when('2030-12-31T16:30:00Z')).toBe('Tuesday, December 31, 2030, 23:30–00:30')
  const now = new Date('2030-01-01T00:00:00Z')
  const taken = [{ id: 2, minutes: 30, startsAt: new Date('2030-01-02T03:00:00Z') }]
  const free = (iso: string) => isFree(new Date(iso), meeting, taken, now)
  expect(['02:00', '02:15', '03:15', '03:30'].map((time) => free(`2030-01-02T${time}:00Z`))).toEqual([
    ...[true, false, false, true],
  ])
  expect(free('2029-12-31T00:00:00Z')).toBe(false)
})
