import type { Applicant, ApplicantPage, AuditPage, Merged, Separated } from '@arunika/admin-contracts'
import type { Application, ErrorResponse } from '@arunika/contracts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { writePdf } from '../seed/pdf.ts'
import { applications } from '../src/db/schema/index.ts'
import { removeExpiredApplications } from '../src/housekeeping.ts'
import { contextOf } from './support/context.ts'
import { rowsIn } from './support/database-contents.ts'
import { person } from './support/people.ts'
import { APPLICANT, applicationForm, pdf } from './support/samples.ts'
import { startOwnApi, type TestApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

type Fields = Partial<typeof APPLICANT>

/** An api with two vacancies. */
async function recruiting() {
  const api = await startOwnApi({ publicPostsPerMinute: 0 })
  const { token } = await api.logIn()
  const first = await publishVacancy(api, token, { title: 'Animator' })
  const second = await publishVacancy(api, token, { title: 'Puppet Carver' })
  let sent = 0
  return {
    ...{ api, token, first, second },
    /** @returns id of the new application */
    async apply(vacancy: number, fields: Fields = {}, cv = pdf()) {
      const form = applicationForm([cv], { ...APPLICANT, ...fields })
      const { status, body } = await api.call(`/api/job-vacancies/${vacancy}`, { form })
      if (status !== 200) throw new Error(JSON.stringify(body))
      sent += 1
      return sent
    },
    list: async (query = '') =>
      (await api.call<ApplicantPage>(`/api/admin/applicants?view=page${query && `&${query}`}`, { token }))
        .body,
    show: (id: number) => api.call<Applicant>(`/api/admin/applicants/${id}`, { token }),
    merge: (...ids: number[]) =>
      api.call<Merged & ErrorResponse>('/api/admin/applicants/merge', { token, json: { ids } }),
    separate: (...ids: number[]) =>
      api.call<Separated & ErrorResponse>('/api/admin/applicants/separate', { token, json: { ids } }),
    post: (path: string, json: object) => api.call(`/api/admin/${path}`, { token, json }),
  }
}

const SARI = { name: 'Sari Dewi', email: 'sari@example.com', phone: '0812 5550 0101' }
const BUDI = { name: 'Budi Santoso', email: 'budi@example.com', phone: '0812 5550 0202' }

const namesOf = ({ entries }: ApplicantPage) => entries.map(({ name }) => name)

/** Everything that the database holds, as one text. */
async function contentsOf({ databaseUrl }: TestApi) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  return JSON.stringify([...(await rowsIn(client))])
}

describe('the list of all applicants', () => {
  it('has one row a person, over all vacancies, with their applications, the newest first', async () => {
    const { first, second, apply, list, post, api } = await recruiting()
    await apply(first, SARI)
    await apply(first, BUDI)
    const newest = await apply(second, { ...SARI, email: 'Sari@Example.com' })
    await post(`applications/${newest}/rating`, { value: 4 })
    await post(`applications/${newest}/status`, { status: 'interview' })
    await api.db.update(applications).set({ source: 'example.com' }).where(sql`id = ${newest}`)
    const page = await list()
    expect([namesOf(page), page.found, page.total]).toEqual([[SARI.name, BUDI.name], 2, 2])
    expect(page.entries[0]).toMatchObject({
      ...{ id: newest, email: 'Sari@Example.com', phone: SARI.phone, count: 2 },
      applications: [
        {
          vacancy: { id: second, title: 'Puppet Carver' },
          stage: { name: 'Interview' },
          ...{ rating: 4, source: 'example.com' },
        },
        { vacancy: { id: first, title: 'Animator' }, stage: { name: 'New' }, rating: null },
      ],
    })
    expect(page.years).toEqual([new Date(Date.now() + 7 * 3_600_000).getUTCFullYear()])
  })

  it('finds names, addresses, numbers, answers, notes and words of documents, and shows the passage', async () => {
    const { first, second, apply, list, post } = await recruiting()
    const cv = {
      ...pdf(),
      bytes: writePdf('CV', [{ heading: 'Skills', text: 'Hydroponics and marionettes' }]),
    }
    const sari = await apply(first, { ...SARI, why_interested: 'I love wayang theatre.' }, cv)
    await apply(second, BUDI)
    await post(`applications/${sari}/notes`, { text: 'Recommended by Yoga.' })
    for (const [search, passage] of [
      ['dewi', undefined],
      ['sari@example', undefined],
      ['0812 0101', undefined],
      ['wayang', /wayang theatre/],
      ['marionettes', /marionettes/],
      ['recommended', /Recommended by Yoga/],
    ] as const) {
      const page = await list(`q=${encodeURIComponent(search)}`)
      expect([search, namesOf(page), page.found, page.total]).toEqual([search, [SARI.name], 1, 2])
      expect(page.entries[0]?.passage).toEqual(passage && expect.stringMatching(passage))
    }
    expect(namesOf(await list('q=nothing'))).toEqual([])
  })

  it('is narrowed by vacancy, stage and year, and lists a person by the application that fits', async () => {
    const { api, first, second, apply, list, post } = await recruiting()
    const older = await apply(first, SARI)
    const newer = await apply(second, SARI)
    await apply(second, BUDI)
    await post(`applications/${older}/status`, { status: 'offered' })
    await api.db
      .update(applications)
      .set({ createdAt: new Date('2024-12-31T18:00:00Z') })
      .where(sql`id = ${older}`)
    const found = async (query: string) => (await list(query)).entries.map(({ id }) => id)
    expect(await found(`vacancy=${first}`)).toEqual([older])
    expect(await found(`vacancy=${second}`)).toEqual([3, newer])
    expect(await found('status=offered')).toEqual([older])
    // The year begins at the office.
    expect(await found('year=2025')).toEqual([older])
    expect(await found('year=2024')).toEqual([])
    expect((await list()).years.slice(-1)).toEqual([2025])
  })

  it('is read page by page, each person once, and hides vacancies in the trash', async () => {
    const { api, token, first, second, apply, list, show } = await recruiting()
    for (let nth = 0; nth < 22; nth += 1) await apply(first, { email: `person${nth}@example.com` })
    for (let nth = 0; nth < 3; nth += 1) await apply(second, { email: `person${nth}@example.com` })
    const page = await list()
    expect([page.entries.length, page.found, page.entries[0]?.count]).toEqual([20, 22, 2])
    const rest = await list(`page=2&after=${page.next}`)
    expect([rest.entries.length, rest.next]).toEqual([2, null])
    expect(new Set([...page.entries, ...rest.entries].map(({ email }) => email)).size).toBe(22)
    await api.call(`/api/admin/job-vacancies/${second}`, { token, method: 'DELETE' })
    const left = await list()
    expect([left.found, left.entries.every(({ count }) => count === 1)]).toEqual([22, true])
    expect((await show(23)).status).toBe(404)
  })

  it('is read by recruiters and administrators only, and the audit log says by whom', async () => {
    const { api, token, first, apply } = await recruiting()
    const id = await apply(first, SARI)
    const recruiter = await person(api, 'recruiter', ['recruiter'])
    for (const path of ['?view=page', `/${id}`])
      expect((await api.call(`/api/admin/applicants${path}`, { token: recruiter.token })).status).toBe(200)
    for (const role of ['hiring-manager', 'front-desk', 'editor'] as const) {
      const other = await person(api, role, [role], [], [first])
      for (const path of ['?view=page', `/${id}`])
        expect((await api.call(`/api/admin/applicants${path}`, { token: other.token })).status).toBe(403)
    }
    const { entries } = (await api.call<AuditPage>('/api/admin/audit-log?action=read', { token })).body
    expect(entries.map(({ actor, title, subjectId }) => [actor, title, subjectId])).toEqual([
      [recruiter.email, 'all applications of a person', id],
      [recruiter.email, 'list of applicants', null],
    ])
  })
})

describe('people who applied more than once', () => {
  it('one address is one person, however it is written and however many applications arrive at once', async () => {
    const { first, second, apply, list } = await recruiting()
    await Promise.all(
      [first, second, first, second].map((vacancy, nth) =>
        apply(vacancy, { ...SARI, email: nth % 2 ? 'SARI@example.com' : 'sari@example.com' }),
      ),
    )
    expect((await list()).entries.map(({ count }) => count)).toEqual([4])
  })

  it('others with the phone number or the name are suggested, merged and separated again', async () => {
    const { api, token, first, second, apply, list, show, merge, separate } = await recruiting()
    const work = await apply(first, { ...SARI, email: 'sari@work.example', phone: '+62 812-5550-0101' })
    const home = await apply(second, { ...SARI, name: 'S. Dewi' })
    const namesake = await apply(second, { ...SARI, email: 'other@example.com', phone: '0812 9990 0303' })
    await apply(second, { ...BUDI, phone: '1' })
    const { namesakes } = (await show(work)).body
    expect(namesakes.map(({ id, hasPhone }) => [id, hasPhone])).toEqual([
      [namesake, false],
      [home, true],
    ])
    const { status, body } = await merge(work, home)
    expect([status, body]).toEqual([
      200,
      { message: '2 people are one person now.', separate: [{ ids: [home] }] },
    ])
    const whole = (await show(work)).body
    expect(whole.applications.map(({ id, name, email }) => [id, name, email])).toEqual([
      [home, 'S. Dewi', SARI.email],
      [work, SARI.name, 'sari@work.example'],
    ])
    expect(whole.namesakes.map(({ id }) => id)).toEqual([namesake])
    expect((await list()).found).toBe(3)
    const read = await api.call<Application>(`/api/admin/applications/${work}`, { token })
    expect(read.body.others?.map(({ id }) => id)).toEqual([home])
    expect((await merge(work, home)).body.message).toBe('These are one person already.')
    // A later application belongs to the merged person.
    const later = await apply(first, SARI)
    expect((await show(work)).body.applications.map(({ id }) => id)).toEqual([later, home, work])

    const { body: undone } = await separate(home)
    expect((await show(work)).body.applications.map(({ id }) => id)).toEqual([work])
    expect((await show(later)).body.applications.map(({ id }) => id)).toEqual([later, home])
    expect((await separate(home)).body.message).toMatch('always one person')
    await merge(...undone.merge.ids)
    expect((await show(work)).body.applications.map(({ id }) => id)).toEqual([later, home, work])
    const { entries } = (await api.call<AuditPage>('/api/admin/audit-log?q=%23', { token })).body
    expect(entries.map(({ action, subjectId, title }) => `${action} ${subjectId} ${title}`)).toEqual(
      expect.arrayContaining([
        `merged ${home} with #${work}`,
        `separated ${home} from #${work}`,
        `separated ${later} from #${work}`,
      ]),
    )
    expect(JSON.stringify(entries)).not.toMatch(/sari|dewi/i)
  })

  it('several are merged at once, and each undoing restores one of them with all addresses', async () => {
    const { first, apply, list, show, merge, separate } = await recruiting()
    const ids: number[] = []
    for (const name of ['a', 'b', 'c', 'd']) ids.push(await apply(first, { email: `${name}@example.com` }))
    const [a = 0, b = 0, c = 0, d = 0] = ids
    await merge(b, c)
    const { separate: undo } = (await merge(a, b, d)).body
    expect((await list()).found).toBe(1)
    for (const each of undo) await separate(...each.ids)
    expect((await list()).found).toBe(3)
    expect((await show(b)).body.applications.map(({ id }) => id)).toEqual([c, b])
    expect((await merge(a, 999)).status).toBe(404)
    expect((await separate(b, d)).status).toBe(409)
  })

  it('deleting their applications leaves nothing of a person, in whatever way they go', async () => {
    const { api, token, first, second, apply, list, merge } = await recruiting()
    const work = await apply(first, { ...SARI, email: 'sari@work.example' })
    const home = await apply(second, SARI)
    const old = await apply(second, { ...SARI, email: 'sari@old.example' })
    await merge(work, home, old)
    await api.call(`/api/admin/job-vacancies/${work}/applications`, { token, method: 'DELETE' })
    expect((await list()).entries.map(({ count }) => count)).toEqual([2])
    await api.db.update(applications).set({ createdAt: sql`now() - interval '2 years'` })
    expect(await removeExpiredApplications(contextOf(api))).toBe(2)
    expect((await list()).found).toBe(0)
    expect(await contentsOf(api)).not.toMatch(/sari|dewi/i)
    // The address begins as a new person.
    await apply(first, SARI)
    expect((await list()).entries.map(({ count }) => count)).toEqual([1])
  })
})
