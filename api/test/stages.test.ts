import {
  type ApplicationRow,
  type AuditPage,
  LIST_PAGE_SIZE,
  type ListPage,
  type VacancyNumbers,
  type VacancyStages,
} from '@arunika/admin-contracts'
import type { Application } from '@arunika/contracts'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { applications } from '../src/db/schema/index.ts'
import { addApplications } from './support/bulk-applications.ts'
import { person } from './support/people.ts'
import { applicationForm, pdf } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'
import { fileApiWithVacancy, listApplications, publishVacancy } from './support/vacancy.ts'

const { api, token } = await fileApiWithVacancy()
let vacancyId: number
beforeEach(async () => {
  vacancyId = await publishVacancy(api, token)
})

async function apply(own: Record<string, string> = {}) {
  const form = applicationForm([pdf()])
  for (const [name, value] of Object.entries(own)) form.append(name, value)
  await api.call(`/api/job-vacancies/${vacancyId}`, { form })
  const [application] = await listApplications(api, token, vacancyId)
  return application?.id ?? 0
}
const stagesPath = () => `/api/admin/job-vacancies/${vacancyId}/stages`
const stages = async () => (await api.call<VacancyStages>(stagesPath(), { token })).body.stages
const idOf = async (name: string) => (await stages()).find((stage) => stage.name === name)?.id ?? 0
const read = async (id: number) =>
  (await api.call<Application>(`/api/admin/applications/${id}`, { token })).body
const move = (json: object, by = token) =>
  api.call<{ moved: number[] }>('/api/admin/applications/to-stage', { token: by, json })
const save = (json: object) => api.call<VacancyStages>(stagesPath(), { token, json })
const knownOf = async () => (await stages()).map(({ id, name }) => ({ id, name }))
const DEFAULTS = ['New', 'Shortlisted', 'Interview', 'Offered', 'Rejected']

describe('stages of a vacancy', () => {
  it('a new vacancy has one for each status', async () => {
    expect((await stages()).map(({ name, status }) => [name, status])).toEqual(
      DEFAULTS.map((name) => [name, name.toLowerCase()]),
    )
  })

  it('are added, renamed and put in order', async () => {
    const [first, ...rest] = await stages()
    const trial = { name: 'Trial day', status: 'interview' }
    const { status } = await save({
      known: await knownOf(),
      stages: [{ ...first, name: 'Arrived' }, trial, ...rest],
    })
    expect(status).toBe(200)
    expect((await stages()).map(({ name }) => name)).toEqual(['Arrived', 'Trial day', ...DEFAULTS.slice(1)])
  })

  it('must have different names, and one for each status', async () => {
    const [first, second, ...rest] = await stages()
    const known = await knownOf()
    const same = await save({ known, stages: [first, { ...second, name: 'NEW' }, ...rest] })
    expect(same.body).toMatchObject({ errors: { stages: ['There are two stages called NEW.'] } })
    const missing = await save({ known, stages: [first, ...rest] })
    expect(missing.body).toMatchObject({
      errors: { stages: ['At least one stage must stand for Shortlisted.'] },
    })
  })

  it('that a colleague has changed meanwhile are not overwritten', async () => {
    const known = await knownOf()
    const before = await stages()
    await save({ known, stages: before.map((stage) => ({ ...stage, name: `My ${stage.name}` })) })
    const late = await save({ known, stages: before })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'stages_changed', changed: { by: 'admin@arunika.example' } },
    })
  })

  it('one with applications is removed once it is said where these go', async () => {
    const id = await apply()
    await save({ known: await knownOf(), stages: [{ name: 'Inbox', status: 'new' }, ...(await stages())] })
    const old = await idOf('New')
    const known = await knownOf()
    const left = (await stages()).filter(({ name }) => name !== 'New')
    const refused = await save({ known, stages: left })
    expect(refused.body).toMatchObject({ errors: { moves: ['Choose where the applications in New go.'] } })
    const moves = [{ from: old, to: await idOf('Inbox') }]
    expect((await save({ known, stages: left, moves })).status).toBe(200)
    expect((await read(id)).stage?.name).toBe('Inbox')
    const next = await apply()
    expect((await read(next)).stage?.name).toBe('Inbox')
  })

  it('one with many applications is emptied in batches, each of which is there at once', async () => {
    await addApplications(api, vacancyId, 1_000)
    await save({ known: await knownOf(), stages: [{ name: 'Inbox', status: 'new' }, ...(await stages())] })
    const old = await idOf('New')
    const moves = [{ from: old, to: await idOf('Inbox') }]
    const left = (await stages()).filter(({ name }) => name !== 'New')
    const known = await knownOf()
    const client = new pg.Client({ connectionString: api.databaseUrl })
    await client.connect()
    onTestFinished(() => client.end())
    await client.query('begin')
    await client.query(
      'select from applications where id = (select max(id) from applications where vacancy_id = $1) for update',
      [vacancyId],
    )
    const saving = save({ known, stages: left, moves })
    await expect.poll(() => api.db.$count(applications, eq(applications.stageId, old))).toBe(200)
    await client.query('rollback')
    expect((await saving).body.stages.map(({ name, applications }) => [name, applications])).toEqual([
      ['Inbox', 1_000],
      ...DEFAULTS.slice(1).map((name) => [name, 0]),
    ])
  })
})

describe('moves', () => {
  it('are recorded with who and when, and older clients see the status that the stage stands for', async () => {
    const id = await apply()
    const recruiter = await person(api, 'mover', ['recruiter'])
    await move({ ids: [id], stage: await idOf('Interview'), if_stage: await idOf('New') }, recruiter.token)
    const { status, stage, moves } = await read(id)
    expect({ status, stage: stage?.name }).toEqual({ status: 'interview', stage: 'Interview' })
    expect(moves).toMatchObject([{ from: 'New', to: 'Interview', by: recruiter.email }])
    const log = await api.call<AuditPage>('/api/admin/audit-log?view=page&action=status%20changed', { token })
    expect(log.body.entries[0]).toMatchObject({ actor: recruiter.email, subjectId: id, title: 'Interview' })
    await api.call(`/api/admin/applications/${id}/status`, { token, json: { status: 'offered' } })
    expect((await read(id)).moves?.[0]).toMatchObject({ from: 'Interview', to: 'Offered' })
  })

  it('one that a colleague has moved meanwhile stays, and it is said who moved it', async () => {
    const id = await apply()
    const known = await idOf('New')
    await move({ ids: [id], stage: await idOf('Offered') })
    const late = await move({ ids: [id], stage: await idOf('Rejected'), if_stage: known })
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'application_changed',
        message: expect.stringContaining('Offered'),
        changed: { by: 'admin@arunika.example' },
      },
    })
  })

  it('of many, those that are in another stage by now are left out', async () => {
    const ids = [await apply(), await apply()]
    await move({ ids: ids.slice(1), stage: await idOf('Offered') })
    const { body } = await move({ ids, stage: await idOf('Rejected'), if_stage: await idOf('New') })
    expect(body.moved).toEqual(ids.slice(0, 1))
  })

  it('do not lead to stages of other vacancies', async () => {
    const id = await apply()
    vacancyId = await publishVacancy(api, token)
    const other = await move({ ids: [id], stage: await idOf('Offered') })
    expect(other).toMatchObject({ status: 404, body: { code: 'application_not_found' } })
    const none = await move({ ids: [id], stage: 99_999_999 })
    expect(none).toMatchObject({ status: 404, body: { code: 'stage_not_found' } })
  })
})

it('a list holds one stage alone, with the mean of the ratings', async () => {
  const [first, second] = [await apply(), await apply()]
  await move({ ids: [second], stage: await idOf('Interview') })
  const list = `/api/admin/job-vacancies/${vacancyId}/applications?view=page`
  const rate = (by: string, value: number | null) =>
    api.call(`/api/admin/applications/${second}/rating`, { token: by, json: { value } })
  const colleague = await person(api, 'rater', ['recruiter'])
  await rate(token, 2)
  await rate(token, 4)
  await rate(colleague.token, 5)
  const { body } = await api.call<ListPage<ApplicationRow>>(`${list}&stage=${await idOf('Interview')}`, {
    token,
  })
  expect(body).toMatchObject({ found: 1, total: 2, entries: [{ id: second, rating: 4.5 }] })
  expect((await read(second)).ratings).toEqual([
    { author: 'admin@arunika.example', value: 4, own: true },
    { author: colleague.email, value: 5, own: false },
  ])
  await rate(colleague.token, null)
  expect((await read(second)).ratings).toHaveLength(1)
  expect((await rate(token, 6)).status).toBe(422)
  const nowhere = await api.call('/api/admin/applications/99999999/rating', { token, json: { value: 1 } })
  expect(nowhere).toMatchObject({ status: 404, body: { code: 'application_not_found' } })
  expect((await read(first)).ratings).toEqual([])
})

it('the numbers of a vacancy say how long stages take and where applicants came from, also as a table', async () => {
  const [first, second, slip] = [await apply({ source: 'Jobs.example' }), await apply(), await apply()]
  const came = sql`update applications set stage_since = now() - interval '4 days' where id`
  await api.db.execute(sql`${came} = ${first}`)
  await api.db.execute(sql`${came} = ${second}`)
  const [arrived, interview] = [await idOf('New'), await idOf('Interview')]
  await move({ ids: [first, second, slip], stage: interview })
  await move({ ids: [slip], stage: arrived })
  const path = `/api/admin/job-vacancies/${vacancyId}/numbers`
  const { body } = await api.call<VacancyNumbers>(path, { token })
  expect(body.sources).toEqual([
    { source: null, applications: 2 },
    { source: 'jobs.example', applications: 1 },
  ])
  const [newOnes, , interviews] = body.stages
  expect(newOnes).toMatchObject({ name: 'New', applications: 1 })
  expect(Math.round((newOnes?.medianSeconds ?? 0) / 86_400)).toBe(4)
  expect(interviews).toMatchObject({ applications: 2, medianSeconds: null })
  const csv = await api.call<string>(`${path}.csv`, { token })
  expect(csv.body.replace('\ufeff', '').split('\r\n')).toEqual([
    'Of,Name,Applications,Median days in stage',
    'Stage,New,1,4.00',
    'Stage,Shortlisted,0,',
    'Stage,Interview,2,',
    'Stage,Offered,0,',
    'Stage,Rejected,0,',
    'Source,not known,2,',
    'Source,jobs.example,1,',
    '',
  ])
})

it('what is no host or short name is no source, and refuses no application', async () => {
  const id = await apply({ source: 'https://jobs.example/?q=<b>' })
  expect((await read(id)).source).toBeNull()
})

it('the desk with 5,000 applications of 50 vacancies: each board in pages, whole stages moved at once', async () => {
  const own = await startOwnApi()
  const { token: admin } = await own.logIn()
  await own.db.execute(sql`
    insert into vacancies (title, type, location, status, description, requirement)
    select 'Vacancy ' || n, 'internship', 'Bandung', 'open', '', '' from generate_series(1, 50) n`)
  await own.db.execute(sql`
    insert into applications (vacancy_id, reference, name, phone, email, education, why_interested,
      past_experiences, skills_or_expertise, software_or_tools, teamworking, status)
    select n % 50 + 1, 'AR-' || n, 'Person ' || n, '', n || '@example.com', 's1', '', '', '', '', '',
      case when n % 10 = 0 then 'interview' else 'new' end
    from generate_series(1, 5000) n`)
  const get = async <T>(path: string) =>
    (await own.call<T>(`/api/admin/job-vacancies/${path}`, { token: admin })).body
  const countsOf = async (id: number) =>
    (await get<VacancyStages>(`${id}/stages`)).stages.map(({ applications }) => applications)
  const sums = []
  for (let id = 1; id <= 50; id += 1) sums.push((await countsOf(id)).reduce((sum, count) => sum + count, 0))
  expect(sums).toEqual(Array(50).fill(100))

  const [first, second] = (await get<VacancyStages>('2/stages')).stages
  const ids: number[] = []
  let after = ''
  do {
    const page = await get<ListPage<ApplicationRow>>(
      `2/applications?view=page&stage=${first?.id}${after && `&after=${after}`}`,
    )
    expect(page.entries.length).toBeLessThanOrEqual(LIST_PAGE_SIZE)
    ids.push(...page.entries.map(({ id }) => id))
    after = page.next ?? ''
  } while (after !== '')
  expect(new Set(ids).size).toBe(100)
  const moved = await own.call<{ moved: number[] }>('/api/admin/applications/to-stage', {
    token: admin,
    json: { ids, stage: second?.id, if_stage: first?.id },
  })
  expect(moved.body.moved).toHaveLength(100)
  expect(await countsOf(2)).toEqual([0, 100, 0, 0, 0])
  expect((await get<VacancyNumbers>('2/numbers')).sources).toEqual([{ source: null, applications: 100 }])
})
