import type { TrashPage } from '@arunika/admin-contracts'
import type { AdminVacancy, FoundVacancies, Openings, Vacancy, VacancyTitle } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applications, auditLog } from '../src/db/schema/index.ts'
import { applicationForm, pdf, VACANCY } from './support/samples.ts'
import { fileApi } from './support/test-api.ts'

const { api, token } = await fileApi()

const create = (own: Partial<typeof VACANCY>) =>
  api.call('/api/admin/job-vacancies/create', { token, json: { ...VACANCY, ...own } })
const adminList = async () => (await api.call<AdminVacancy[]>('/api/admin/job-vacancies', { token })).body
const idOf = async (title: string) => (await adminList()).find((vacancy) => vacancy.title === title)?.id ?? 0

/** Deletes a vacancy, first into the trash and then from it. @returns the first of the two responses */
async function deleteForGood(id: number) {
  const deleted = await api.call(`/api/admin/job-vacancies/${id}`, { token, method: 'DELETE' })
  const { body } = await api.call<TrashPage>('/api/admin/trash?view=page', { token })
  await api.call(`/api/admin/trash/${body.entries[0]?.id}`, { token, method: 'DELETE' })
  return deleted
}

describe('an administrator', () => {
  it('creates a vacancy and sees it with its applications', async () => {
    const response = await create({ title: 'Animator' })
    expect(response).toMatchObject({ status: 200, body: { message: 'The job vacancy has been created.' } })
    const id = await idOf('Animator')
    await api.call(`/api/job-vacancies/${id}`, { form: applicationForm([pdf()]) })
    const expected = {
      ...VACANCY,
      id,
      title: 'Animator',
      applicationResponses: [{ name: 'Putri Handayani', is_read: 0 }],
    }
    expect((await adminList()).find((vacancy) => vacancy.id === id)).toMatchObject(expected)
    expect((await api.call(`/api/admin/job-vacancies/${id}`, { token })).body).toMatchObject(expected)
  })

  it('hears which parts of the texts were stored as links or not at all', async () => {
    const description = '<div>Draw <img src="data:image/png;base64,AA=="></div>'
    const requirement = '<iframe src="https://example.com/map" title="Map"></iframe>'
    const response = await create({ title: 'Cartographer', description, requirement })
    expect(response.body).toMatchObject({ lost: ['1 picture'], linked: ['1 video or embedded page'] })
    const path = `/api/admin/job-vacancies/${await idOf('Cartographer')}`
    const stored = {
      description: '<p>Draw </p>',
      requirement: '<p><a href="https://example.com/map">Map</a></p>',
    }
    expect((await api.call(path, { token })).body).toMatchObject(stored)
    const again = await api.call(path, { token, json: { ...VACANCY, ...stored } })
    expect(again.body).not.toHaveProperty('lost')
    expect(again.body).not.toHaveProperty('linked')
  })

  it('edits and deletes it', async () => {
    await create({ title: 'Typo' })
    const path = `/api/admin/job-vacancies/${await idOf('Typo')}`
    const edited = await api.call(path, { token, json: { ...VACANCY, title: 'Right', status: 'closed' } })
    expect(edited.body).toMatchObject({ message: 'The job vacancy has been updated.' })
    expect((await api.call(path, { token })).body).toMatchObject({ title: 'Right', status: 'closed' })
    const deleted = await api.call(path, { token, method: 'DELETE' })
    expect(deleted.body).toEqual({ message: 'The job vacancy has been deleted.' })
    expect((await api.call(path, { token })).status).toBe(404)
  })

  it('hears of every missing field at once, in the words of the form', async () => {
    const response = await api.call('/api/admin/job-vacancies/create', { token, json: {} })
    expect(response).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
    expect(response.body.errors).toEqual({
      title: ['Job title is required.'],
      type: ['Job type is required.'],
      location: ['Job location is required.'],
      status: ['Job status is required.'],
      description: ['Job description is required.'],
      requirement: ['Job requirement is required.'],
    })
    const empty = await create({
      description: '<p> </p>',
      requirement: '<script>1</script>',
      type: 'parttime',
    })
    expect(Object.keys(empty.body.errors ?? {})).toEqual(['type'])
    const hollow = await create({ description: '<p> </p>', requirement: '<script>1</script>' })
    expect(hollow.body.errors).toEqual({
      description: ['Job description is required.'],
      requirement: ['Job requirement is required.'],
    })
  })

  it('deletes with a vacancy for good its applications and their documents', async () => {
    await create({ title: 'Short-lived' })
    const id = await idOf('Short-lived')
    const before = await api.storedFiles()
    await api.call(`/api/job-vacancies/${id}`, { form: applicationForm([pdf()]) })
    expect(await api.storedFiles()).toHaveLength(before.length + 1)
    await deleteForGood(id)
    // Its applications are deleted after the response.
    await expect.poll(() => api.storedFiles()).toEqual(before)
  })

  it(
    'deletes a vacancy for good however many applications it has, with an entry in the log for each',
    async () => {
      await create({ title: 'Crowded' })
      const id = await idOf('Crowded')
      // More than one statement could pass as rows of parameters.
      const many = 16_400
      for (const part of ['M', 'N'])
        await api.db.execute(sql`insert into applications (vacancy_id, reference, name, phone, email, education,
          why_interested, past_experiences, skills_or_expertise, software_or_tools, teamworking)
        select ${id}::int, ${part}::text || n, '', '', '', 's1', '', '', '', '', '' from generate_series(1, ${many / 2}::int) n`)
      await api.db.execute(sql`insert into application_files (application_id, path, name, size)
      select id, 'applications/' || id || '.pdf', 'cv.pdf', 1 from applications where vacancy_id = ${id}`)

      const deleted = await deleteForGood(id)
      expect(deleted).toMatchObject({ status: 200, body: { message: 'The job vacancy has been deleted.' } })
      await expect.poll(() => api.db.$count(applications, eq(applications.vacancyId, id))).toBe(0)
      const ofApplications = and(eq(auditLog.subject, 'application'), eq(auditLog.action, 'deleted'))
      expect(await api.db.$count(auditLog, ofApplications)).toBeGreaterThanOrEqual(many)
    },
    patience(60_000),
  )

  it('gets a 404 when a vacancy does not exist', async () => {
    const calls = [
      ['/api/admin/job-vacancies/999999', { token }],
      ['/api/admin/job-vacancies/999999', { token, json: VACANCY }],
      ['/api/admin/job-vacancies/999999', { token, method: 'DELETE' }],
      ['/api/admin/job-vacancies/999999/applications', { token }],
      ['/api/admin/job-vacancies/abc/applications', { token }],
    ] as const
    for (const [path, call] of calls) expect((await api.call(path, call)).status).toBe(404)
  })
})

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

describe('a visitor', () => {
  it('sees open vacancies only, the newest first', async () => {
    await create({ title: 'Older' })
    await create({ title: 'Closed', status: 'closed' })
    await create({ title: 'Newer', type: 'fulltime' })
    const { body } = await api.call<Vacancy[]>('/api/job-vacancies')
    expect(body.slice(0, 2).map((vacancy) => vacancy.title)).toEqual(['Newer', 'Older'])
    expect(body.map((vacancy) => vacancy.title)).not.toContain('Closed')
    expect(body[0]).toEqual({
      id: await idOf('Newer'),
      title: 'Newer',
      type: 'fulltime',
      location: VACANCY.location,
      description: VACANCY.description,
      requirement: VACANCY.requirement,
      createdAt: expect.stringMatching(INSTANT),
      // For the sitemap.
      updatedAt: expect.stringMatching(INSTANT),
    })
  })

  it('sees how many vacancies of each type are open, and the newest three of each without their texts', async () => {
    const counts = async () => (await api.call<Openings>('/api/job-vacancies?view=openings')).body.counts
    const before = await counts()
    for (const nth of [1, 2, 3, 4]) await create({ title: `Opening ${nth}`, type: 'fulltime' })
    await create({ title: 'No opening', type: 'fulltime', status: 'closed' })
    const { status, body } = await api.call<Openings>('/api/job-vacancies?view=openings')
    expect(status).toBe(200)
    expect(body.counts).toEqual({ ...before, fulltime: before.fulltime + 4 })
    expect(body.newest.filter(({ type }) => type === 'fulltime')).toEqual(
      await Promise.all(
        [4, 3, 2].map(async (nth) => ({
          id: await idOf(`Opening ${nth}`),
          title: `Opening ${nth}`,
          type: 'fulltime',
          location: VACANCY.location,
        })),
      ),
    )
    expect((await api.call('/api/job-vacancies?view=everything')).status).toBe(422)
    const again = {
      headers: {
        'if-none-match': (await api.call('/api/job-vacancies?view=openings')).headers.get('etag') ?? '',
      },
    }
    expect((await api.call('/api/job-vacancies?view=openings', again)).status).toBe(304)
  })

  it('sees the open vacancies without their texts', async () => {
    await create({ title: 'Titled' })
    await create({ title: 'Titled and closed', status: 'closed' })
    const { body } = await api.call<VacancyTitle[]>('/api/job-vacancies?view=titles')
    expect(body[0]).toEqual({ id: await idOf('Titled'), title: 'Titled' })
  })

  it('finds open vacancies by words of any of their texts, the newest five, and how many there are', async () => {
    const found = async (q: string) =>
      (await api.call<FoundVacancies>(`/api/job-vacancies?view=found&q=${encodeURIComponent(q)}`)).body
    const description = '<p>You paint <strong>volcanoes</strong>.</p>'
    for (const nth of [1, 2, 3, 4, 5, 6]) await create({ title: `Searched ${nth}`, description })
    await create({ title: 'Searched and closed', description, status: 'closed' })
    expect((await found('VOLCANO paint')).vacancies.map(({ title }) => title)).toEqual(
      [6, 5, 4, 3, 2].map((nth) => `Searched ${nth}`),
    )
    expect((await found('volcano')).total).toBe(6)
    expect(await found('searched 3')).toMatchObject({ vacancies: [{ title: 'Searched 3' }], total: 1 })
    // Words of the markup are not part of the text.
    for (const q of ['volcano strong', 'volcano %', 'volcano_']) expect((await found(q)).total).toBe(0)
    expect((await api.call(`/api/job-vacancies?view=found&q=${'a'.repeat(101)}`)).status).toBe(422)
  })

  it('sees one vacancy, learns that another is closed, and that a third never was', async () => {
    const open = await api.call(`/api/job-vacancies/${await idOf('Newer')}`)
    expect(open).toMatchObject({ status: 200, body: { title: 'Newer', type: 'fulltime' } })
    const closed = await api.call(`/api/job-vacancies/${await idOf('Closed')}`)
    expect(closed).toMatchObject({
      status: 410,
      body: { message: 'This vacancy is closed.', code: 'vacancy_closed' },
    })
    for (const id of ['999999', 'abc']) expect((await api.call(`/api/job-vacancies/${id}`)).status).toBe(404)
  })

  it('gets a 304 until a vacancy changes', async () => {
    const etag = (await api.call('/api/job-vacancies')).headers.get('etag') ?? ''
    const again = () => api.call('/api/job-vacancies', { headers: { 'if-none-match': etag } })
    expect((await again()).status).toBe(304)
    await create({ title: 'Another' })
    expect((await again()).status).toBe(200)
  })
})
