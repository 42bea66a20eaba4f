import { readFile } from 'node:fs/promises'
import type { AnnouncementRow, AuditPage, ListPage, VacancyStages } from '@arunika/admin-contracts'
import type { Application, ErrorResponse, MyApplication } from '@arunika/contracts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { applicationMails, applications, outgoingMails } from '../src/db/schema/index.ts'
import { removeExpiredApplications } from '../src/housekeeping.ts'
import { loadSecrets } from '../src/lib/secrets.ts'
import { ownerToken } from '../src/modules/my-application/links.ts'
import { contextOf } from './support/context.ts'
import { mailServer } from './support/mail-server.ts'
import { person } from './support/people.ts'
import { APPLICANT, applicationForm, pdf, toFile, VACANCY } from './support/samples.ts'
import { startOwnApi, startTestApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const READING = 'We are reading your application.'
const INTERVIEW = 'We would like to meet you. We will contact you about an interview.'
const OFFERED = 'We would like to work with you. We will contact you about an offer.'
const REJECTED = 'We have chosen others this time. Thank you for the time that you gave us.'

const shared = await startTestApi({ publicPostsPerMinute: 0 })
afterAll(() => shared.stop())

/** An api whose mail server can be started later. */
async function withMailServer() {
  const server = await mailServer()
  onTestFinished(() => server.stop())
  return { server, api: await startOwnApi({ smtpUrl: server.url, publicPostsPerMinute: 0 }) }
}

/** Applications from different people, marked as read. */
async function recruiting({ count = 1, api = shared } = {}) {
  const { token } = await api.logIn()
  const vacancy = await publishVacancy(api, token)
  for (let nth = 1; nth <= count; nth += 1) {
    const form = applicationForm([pdf()], { ...APPLICANT, email: `person${nth}@example.com` })
    await api.call(`/api/job-vacancies/${vacancy}`, { form })
  }
  const ofVacancy = eq(applications.vacancyId, vacancy)
  const rows = await api.db.select().from(applications).where(ofVacancy).orderBy(applications.id)
  const ids = rows.map(({ id }) => id)
  const first = ids[0] ?? 0
  const { applicant } = loadSecrets(api.dataDir)
  const post = (path: string, json?: object) =>
    api.call(`/api/admin/${path}`, { token, json, method: 'POST' })
  for (const id of ids) await post(`job-vacancies/set-read/${id}`)
  const mine = (path = '', of = 0, form?: FormData) =>
    api.call<MyApplication & ErrorResponse>(`/api/my-application${path}`, {
      ...(form && { form }),
      headers: { authorization: `Application ${ownerToken(applicant, rows[of]?.reference ?? '')}` },
    })
  const stages = async () =>
    (await api.call<VacancyStages>(`/api/admin/job-vacancies/${vacancy}/stages`, { token })).body.stages
  return {
    ...{ api, token, vacancy, ids, first, post, mine, stages },
    page: async (of = 0) => (await mine('', of)).body.status,
    setStatus: (status: string, id = first) => post(`applications/${id}/status`, { status }),
    announce: (status: string, of: readonly number[] = [first]) =>
      post('applications/announce', { ids: of, status }),
    write: (json: object) =>
      post('applications/mails', { ids: [first], subject: 'About', text: 'x', ...json }),
    read: async (id = first) =>
      (await api.call<Application>(`/api/admin/applications/${id}`, { token })).body,
    saveStages: async (change: (now: VacancyStages['stages']) => object) => {
      const now = await stages()
      const known = now.map(({ id, name }) => ({ id, name }))
      return post(`job-vacancies/${vacancy}/stages`, { known, stages: now, ...change(now) })
    },
    announcements: async () =>
      (await api.call<AuditPage>('/api/admin/audit-log?action=announced', { token })).body.entries
        .filter(({ subjectId }) => ids.includes(subjectId ?? 0))
        .map(({ actor, subjectId, title }) => [actor, subjectId, title]),
  }
}
type Recruiting = Awaited<ReturnType<typeof recruiting>>
const stageOf = async ({ stages }: Recruiting, status: string) =>
  (await stages()).find((stage) => stage.status === status)?.id ?? 0

const OK = { status: 200 }
/** Every way to change an application's status or its vacancy. */
const WAYS: Record<string, (recruiter: Recruiting) => Promise<unknown>> = {
  'a status is set by key': ({ setStatus }) => setStatus('rejected'),
  'many are moved': ({ post, ids }) => post('applications/move', { ids, status: 'offered' }),
  'a decision is undone': async ({ setStatus }) => {
    await setStatus('offered')
    return setStatus('new')
  },
  'it is moved to a stage on the board': async (recruiter) =>
    recruiter.post('applications/to-stage', {
      ids: recruiter.ids,
      stage: await stageOf(recruiter, 'rejected'),
    }),
  'an older api sets the status': async ({ api }) => {
    await api.db.update(applications).set({ status: 'rejected' })
    return OK
  },
  'its stage is renamed': ({ saveStages }) =>
    saveStages((now) => ({ stages: now.map((stage) => ({ ...stage, name: `Our ${stage.name}` })) })),
  'stages change places': ({ saveStages }) => saveStages((now) => ({ stages: now.toReversed() })),
  'its stage is removed': async ({ saveStages }) => {
    await saveStages((now) => ({ stages: [{ name: 'Inbox', status: 'new' }, ...now] }))
    return saveStages((now) => {
      const from = now.find(({ name }) => name === 'New')?.id
      const to = now.find(({ name }) => name === 'Rejected')?.id
      return { stages: now.filter(({ id }) => id !== from), moves: [{ from, to }] }
    })
  },
  'its vacancy closes': ({ post, vacancy }) =>
    post(`job-vacancies/${vacancy}`, { ...VACANCY, status: 'closed' }),
  'its vacancy is deleted': async ({ api, token, vacancy, setStatus }) => {
    await setStatus('rejected')
    return api.call(`/api/admin/job-vacancies/${vacancy}`, { token, method: 'DELETE' })
  },
  'its vacancy is restored': async ({ api, token, vacancy, setStatus, post }) => {
    await setStatus('rejected')
    await api.call(`/api/admin/job-vacancies/${vacancy}`, { token, method: 'DELETE' })
    return post('trash/restore', { subject: 'job vacancy', ids: [vacancy] })
  },
  'what is too old is removed': async ({ api, setStatus }) => {
    await setStatus('rejected')
    await removeExpiredApplications(contextOf(api))
    return OK
  },
}

describe("an applicant's own page says the same as before", () => {
  for (const [way, change] of Object.entries(WAYS))
    it(`when ${way}`, async () => {
      const recruiter = await recruiting()
      const before = await recruiter.mine()
      expect(before.body).toMatchObject({ status: READING, isOpen: true })
      const done = await change(recruiter)
      expect(done).toMatchObject({ status: 200 })
      // Document URLs change over time.
      const { documents: _, ...after } = (await recruiter.mine()).body
      expect(before.body).toMatchObject(after)
    })

  it('in the copy of all data, which has a decision once it is announced', async () => {
    const { first, mine, setStatus, announce, write } = await recruiting()
    await setStatus('offered')
    await setStatus('rejected')
    await write({ subject: 'Sadly not', when: 'in a day' })
    const copy = async () => {
      const zip = (await mine('/copy')).body as unknown as string
      return JSON.parse(/\{\n[\s\S]*?\n\}/.exec(zip)?.[0] ?? '{}')
    }
    expect(await copy()).toMatchObject({ status: 'new', moves: [], mails: [] })
    expect(await copy()).not.toHaveProperty('stage')
    expect((await announce('rejected', [first])).status).toBe(200)
    expect(await copy()).toMatchObject({
      ...{ status: 'rejected', stage: { name: 'Rejected' }, mails: [] },
      moves: [
        { from: 'Offered', to: 'Rejected' },
        { from: 'New', to: 'Offered' },
      ],
    })
  })

  it('and a rejection that is not announced closes nothing: documents still arrive', async () => {
    const { mine, setStatus, announce } = await recruiting()
    const send = () => mine('/documents', 0, oneDocument())
    await setStatus('rejected')
    expect((await send()).status).toBe(200)
    await announce('rejected')
    expect((await mine()).body.isOpen).toBe(false)
    expect((await send()).body.code).toBe('application_decided')
  })
})

function oneDocument() {
  const form = new FormData()
  form.append('cv_or_portfolios', toFile(pdf()))
  return form
}

describe('a decision is announced', () => {
  it('without a mail, to those of the applications that still have it, and the log names who did it', async () => {
    const { api, ids, first, page, setStatus, announce, announcements } = await recruiting({ count: 4 })
    const [, second = 0, third = 0, fourth = 0] = ids
    for (const id of [first, second, third]) await setStatus('rejected', id)
    await api.db.update(applications).set({ withdrawnAt: new Date() }).where(eq(applications.id, third))
    expect((await announce('rejected', ids)).body).toEqual({
      message: 'Announced to 2 applicants.',
      announced: [first, second],
    })
    expect(await Promise.all([0, 1, 2, 3].map(page))).toEqual([
      ...[REJECTED, REJECTED, 'You have withdrawn this application.', READING],
    ])
    const admin = 'admin@arunika.example'
    const logged = [
      [admin, first, 'Rejected'],
      [admin, second, 'Rejected'],
    ]
    expect((await announcements()).toSorted((a, b) => Number(a[1]) - Number(b[1]))).toEqual(logged)
    // A repeated call announces nothing.
    expect((await announce('rejected', [first])).body).toMatchObject({ announced: [] })
    expect(await announcements()).toHaveLength(2)
    expect((await announce('rejected', [fourth])).body.code).toBe('application_changed')
    expect((await announce('rejected', [99_999])).body.code).toBe('application_not_found')
  })

  it('by a mail once it has left', async () => {
    const { server, api } = await withMailServer()
    const { first, page, setStatus, write, announcements, read } = await recruiting({ api })
    await setStatus('interview')
    expect((await read()).ownPage).toEqual({ shown: READING, next: INTERVIEW })
    await write({})
    expect(await page()).toBe(READING)
    await server.start()
    await expect.poll(() => page()).toBe(INTERVIEW)
    expect(await announcements()).toEqual([['admin@arunika.example', first, 'Interview, by mail']])
    expect(await read()).toMatchObject({
      announcedStatus: 'interview',
      ownPage: { shown: INTERVIEW, next: null },
    })
  })

  it('by a planned mail when it leaves, with the status that it was written about', async () => {
    const { server, api } = await withMailServer()
    await server.start()
    const { page, setStatus, write } = await recruiting({ api })
    await setStatus('rejected')
    await write({})
    await setStatus('offered')
    expect(await page()).toBe(READING)
    await api.db.update(outgoingMails).set({ nextAttemptAt: sql`now()` })
    await expect.poll(() => page()).toBe(REJECTED)
  })

  it('by no mail that was cancelled, or that its writer does not want to announce it', async () => {
    const { server, api } = await withMailServer()
    await server.start()
    const { first, page, post, setStatus, write } = await recruiting({ api })
    await setStatus('offered')
    await write({ when: 'in a day' })
    const [mail] = await api.db.select().from(applicationMails)
    expect((await post(`applications/${first}/mails/${mail?.id}/cancel`)).status).toBe(200)
    await write({ announces: false })
    const isSent = async () =>
      (await api.db.select().from(applicationMails)).some(({ sentAt }) => sentAt !== null)
    await expect.poll(isSent).toBe(true)
    expect(await page()).toBe(READING)
  })

  it('and no planned mail about something else takes it back', async () => {
    const { server, api } = await withMailServer()
    await server.start()
    const { page, setStatus, write, announce } = await recruiting({ api })
    await write({ when: 'in a day' })
    await setStatus('offered')
    await announce('offered')
    await api.db.update(outgoingMails).set({ nextAttemptAt: sql`now()` })
    await expect.poll(() => api.db.$count(outgoingMails)).toBe(0)
    expect(await page()).toBe(OFFERED)
  })
})

it('what applicants could read before decisions were announced, they read after the update', async () => {
  const api = await startOwnApi({ publicPostsPerMinute: 0 })
  const { ids, page } = await recruiting({ count: 2, api })
  const [, second = 0] = ids
  await api.db.update(applications).set({ status: 'rejected' }).where(eq(applications.id, second))
  await api.db.execute(sql`
    alter table applications drop column announced_status, drop column announced_at;
    alter table application_mails drop column announces`)
  // Only this migration: later ones are applied already.
  const file = new URL('../src/db/migrations/0030_announcements.sql', import.meta.url)
  await api.db.execute(sql.raw(await readFile(file, 'utf8')))
  expect([await page(0), await page(1)]).toEqual([READING, REJECTED])
})

describe('the tray', () => {
  type Page = ListPage<AnnouncementRow>
  const tray = async ({ api, token }: Recruiting, query = '') =>
    (await api.call<Page>(`/api/admin/announcements?view=page${query}`, { token })).body

  it('lists decisions that applicants do not know, of a vacancy or over all, and what each would read', async () => {
    const api = await startOwnApi({ publicPostsPerMinute: 0 })
    const one = await recruiting({ api, count: 3 })
    const other = await recruiting({ api })
    const [first = 0, second = 0, third = 0] = one.ids
    await one.setStatus('rejected', first)
    await one.setStatus('interview', second)
    await one.setStatus('offered', third)
    await other.setStatus('offered')
    await one.announce('offered', [third])
    const all = await tray(one)
    expect(all.entries.map(({ id }) => id)).toEqual([other.first, second, first])
    expect(all).toMatchObject({ found: 3, total: 3 })
    expect(all.entries.at(-1)).toMatchObject({
      vacancy: { id: one.vacancy, title: VACANCY.title },
      shown: READING,
      next: REJECTED,
      mail: null,
    })
    expect((await tray(one, `&vacancy=${one.vacancy}`)).entries.map(({ id }) => id)).toEqual([second, first])
    expect((await tray(one, '&status=offered')).entries.map(({ id }) => id)).toEqual([other.first])
    expect((await tray(one, '&mail=waiting')).entries).toEqual([])
  })

  it('shows the planned mail in the language of its applicant, and takes it back until it is sent', async () => {
    const recruiter = await recruiting({ count: 2, api: await startOwnApi({ publicPostsPerMinute: 0 }) })
    const { api, ids, page, post, write, setStatus } = recruiter
    const [first = 0, second = 0] = ids
    await api.db.update(applications).set({ language: 'id' }).where(eq(applications.id, second))
    for (const id of ids) await setStatus('rejected', id)
    const texts = { 'subject@id': 'Maaf', 'text@id': 'Halo {{name}}' }
    await write({ ids, ...texts, when: 'in a day', if_status: 'rejected' })
    expect((await tray(recruiter)).entries).toEqual([])
    const waiting = await tray(recruiter, '&mail=waiting')
    expect(waiting.entries.map(({ id, next, mail }) => [id, next, mail?.state, mail?.text])).toEqual([
      [first, REJECTED, 'planned', 'x'],
      [second, REJECTED, 'planned', `Halo ${APPLICANT.name}`],
    ])
    expect((await post('announcements/take-back', { ids: [second] })).body).toEqual({
      message: 'Taken back: one mail.',
      takenBack: [second],
    })
    expect((await tray(recruiter)).entries.map(({ id }) => id)).toEqual([second])
    expect((await tray(recruiter, '&mail=waiting')).entries.map(({ id }) => id)).toEqual([first])
    expect(await page(1)).toBe(READING)
  })

  it('what was planned stays in it when the decision is changed or undone meanwhile', async () => {
    const recruiter = await recruiting({ api: await startOwnApi({ publicPostsPerMinute: 0 }) })
    await recruiter.setStatus('rejected')
    await recruiter.write({ if_status: 'rejected' })
    await recruiter.setStatus('new')
    expect((await tray(recruiter, '&mail=waiting')).entries).toMatchObject([
      { status: 'new', next: REJECTED, mail: { announces: 'rejected' } },
    ])
  })

  it('two people who announce the same at once send one mail to each applicant', async () => {
    const recruiter = await recruiting({ count: 3, api: await startOwnApi({ publicPostsPerMinute: 0 }) })
    const { api, ids, setStatus } = recruiter
    for (const id of ids) await setStatus('rejected', id)
    const colleague = await person(api, 'colleague', ['recruiter'])
    const json = { ids, subject: 'About', text: 'x', when: 'now', if_status: 'rejected' }
    const sent = await Promise.all(
      [recruiter.token, colleague.token].map((token) =>
        api.call('/api/admin/applications/mails', { token, json }),
      ),
    )
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(
      (await api.db.select().from(applicationMails)).map((mail) => mail.applicationId).toSorted(),
    ).toEqual(ids)
  })

  it('who is told without a mail gets none: a planned one is cancelled', async () => {
    const recruiter = await recruiting({ api: await startOwnApi({ publicPostsPerMinute: 0 }) })
    await recruiter.setStatus('rejected')
    await recruiter.write({ if_status: 'rejected' })
    await recruiter.announce('rejected')
    expect(await recruiter.page()).toBe(REJECTED)
    expect((await tray(recruiter, '&mail=waiting')).entries).toEqual([])
    expect(await recruiter.api.db.select().from(applicationMails)).toMatchObject([
      { cancelledAt: expect.any(Date) },
    ])
    expect((await recruiter.write({ if_status: 'rejected' })).body.code).toBe('not_possible')
  })

  it('a mail that the mail server does not take can be taken back between two attempts', async () => {
    const { server, api } = await withMailServer()
    const recruiter = await recruiting({ api })
    await recruiter.setStatus('rejected')
    await recruiter.write({ when: 'now', if_status: 'rejected' })
    await expect
      .poll(async () => (await tray(recruiter, '&mail=waiting')).entries[0]?.mail?.lastError)
      .toBe('ESOCKET')
    const { body } = await recruiter.post('announcements/take-back', { ids: recruiter.ids })
    expect(body).toMatchObject({ takenBack: recruiter.ids })
    await server.start()
    await api.db.update(outgoingMails).set({ nextAttemptAt: sql`now()` })
    await expect.poll(() => api.db.$count(outgoingMails)).toBe(0)
    expect(server.received.some(({ source }) => source.includes('About'))).toBe(false)
    expect(await recruiter.page()).toBe(READING)
  })
})
