import type { AdminTerm, ListPage, Revision, RevisionPage, TrashPage } from '@arunika/admin-contracts'
import type { AcademyClass } from '@arunika/contracts'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { terms } from '../src/db/schema/index.ts'
import { CLASS, createTerm, dayAhead, TERM, trialsOf } from './support/terms.ts'
import { startOwnApi } from './support/test-api.ts'

const LIST = '/api/admin/terms'

it('a term is shown with its class, in both languages, until it ends', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  expect((await api.call<AcademyClass>(CLASS)).body).not.toHaveProperty('terms')
  const own = { weekdays: ['saturday', 'sunday'] as typeof TERM.weekdays, startsOn: '2026-01-05' }
  const { id } = await createTerm(api, token, { ...own, endsOn: '2099-05-30' })
  await createTerm(api, token, { startsOn: dayAhead(-90), endsOn: dayAhead(-2) })
  const { body } = await api.call<AcademyClass>(CLASS)
  expect(body.terms).toEqual([
    {
      id,
      ...own,
      endsOn: '2099-05-30',
      dates: 'January 5, 2026 – May 30, 2099',
      days: 'Saturdays and Sundays, 09:00–11:00',
      teacher: 'Yoga Pamungkas',
      seats: 10,
      left: 1,
    },
  ])
  const [term] = (await api.call<AcademyClass>(`${CLASS}?language=id`)).body.terms ?? []
  expect(term).toMatchObject({
    dates: '5 Januari 2026 – 30 Mei 2099',
    days: 'Sabtu dan Minggu, 09.00–11.00',
  })
  const { body: all } = await api.call<AcademyClass[]>('/api/classes')
  expect(all.filter((each) => each.terms).map(({ path }) => path)).toEqual([TERM.classPath])
  expect(all.some((each) => each.trials)).toBe(false)
})

it('its next lessons with a free place are offered as trials, with hours of the academy and the price', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  await createTerm(api, token, { trialPrice: 75_000 })
  const trials = await trialsOf(api)
  expect(trials).toHaveLength(6)
  for (const trial of trials) {
    expect(trial).toMatchObject({ hours: '09:00–11:00', left: 1, price: 75_000 })
    expect(trial.at).toContain('T02:00:00.000Z')
    expect(Date.parse(trial.at)).toBeGreaterThan(Date.now())
  }
  const full = await startOwnApi()
  await createTerm(full, (await full.logIn()).token, { taken: 10 })
  expect(await trialsOf(full)).toEqual([])
})

it('a term is edited with its version, listed, searched, and its dates and places are checked', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const { id, updatedAt } = await createTerm(api, token)
  const change = (own: object) =>
    api.call<{ code: string; errors: object }>(`${LIST}/${id}`, { token, json: { ...TERM, ...own } })
  expect((await change({ teacher: 'Tiara Lestari', if_updated_at: updatedAt })).status).toBe(200)
  expect(await change({ if_updated_at: updatedAt })).toMatchObject({
    status: 409,
    body: { code: 'term_changed' },
  })
  expect((await change({ endsOn: '2020-01-01' })).body.errors).toEqual({
    endsOn: ['The last day is before the first.'],
  })
  expect((await change({ to: '08:00' })).body.errors).toEqual({ to: ['The lesson ends before it begins.'] })
  expect((await change({ taken: 11 })).body.errors).toEqual({
    taken: ['More places are taken than there are.'],
  })
  expect((await change({ classPath: '/academy/kid-class/nothing' })).body.errors).toEqual({
    classPath: ['Please choose a class.'],
  })
  const page = async (query: string) =>
    (await api.call<ListPage<AdminTerm>>(`${LIST}?view=page${query}`, { token })).body.entries
  expect(await page('&q=tiara')).toMatchObject([{ id, class: 'Roblox', teacher: 'Tiara Lestari' }])
  expect(await page('&q=nothing')).toEqual([])
  expect(await page('&sort=class')).toHaveLength(1)
})

it('earlier versions of a term are restored, and deleted terms return from the trash', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  // A sample term has no revisions.
  const [sample] = await api.db
    .insert(terms)
    .values({ ...TERM, class: 'Roblox' })
    .returning({ id: terms.id })
  const id = sample?.id ?? 0
  await api.call(`${LIST}/${id}`, { token, json: { ...TERM, seats: 12 } })
  const { body: history } = await api.call<RevisionPage>(
    `/api/admin/revisions?view=page&subject=term&id=${id}`,
    { token },
  )
  const [newest, first] = history.entries
  expect(newest?.title).toMatch(/^Roblox, from /)
  const { body: revision } = await api.call<Revision>(`/api/admin/revisions/${newest?.id}`, { token })
  expect([revision.entry, revision.before]).toMatchObject([{ seats: 12 }, { seats: 10 }])
  await api.call(`/api/admin/revisions/${first?.id}/restore`, { token, json: {} })
  expect((await api.call<AdminTerm>(`${LIST}/${id}`, { token })).body.seats).toBe(10)

  expect((await api.call(`${LIST}/${id}`, { token, method: 'DELETE' })).status).toBe(200)
  expect(await trialsOf(api)).toEqual([])
  expect((await api.call<TrashPage>('/api/admin/trash?view=page', { token })).body.entries).toMatchObject([
    { subject: 'term', subjectId: id },
  ])
  await api.call('/api/admin/trash/restore', { token, json: { subject: 'term', ids: [id] } })
  expect(await trialsOf(api)).toHaveLength(6)
  expect(await api.db.select().from(terms).where(eq(terms.id, id))).toHaveLength(1)
})
