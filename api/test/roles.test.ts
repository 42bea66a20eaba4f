import { figure } from '@anyam/test-support/figure'
import {
  type AdminFigures,
  type AdminSummary,
  AREA_ROLES,
  ROLES,
  type Role,
  type SearchResult,
  type WhatIsNew,
} from '@arunika/admin-contracts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { administrators } from '../src/db/schema/index.ts'
import { AREA_OF_CALL } from '../src/modules/auth/calls.ts'
import { type DocumentedCall, documentedCalls } from './support/documented-calls.ts'
import { person } from './support/people.ts'
import { applicationForm, BOOKING, pdf } from './support/samples.ts'
import { type Call, fileApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const { api, token: admin } = await fileApi()

const MESSAGE = { name: 'Dewi', email: 'dewi@example.com', subject: 'Putri', message: 'Is there room?' }

/** Views of calls whose whole lists tell of every article or applicant, which not all roles may see. */
const VIEWS: Readonly<Record<string, string>> = {
  'GET /api/admin/articles': '?view=page',
  'GET /api/admin/categories': '?view=names',
  'GET /api/admin/job-vacancies': '?view=page',
}

/** The calls of each role, stated independently of the tested table. */
const OWN =
  /\/api\/(logout|session|login\/second-factor|admin\/(account|releaser|summary|search|figures|whats-new))\b/
const MAY: Readonly<Record<Role, RegExp>> = {
  administrator: /./,
  editor: /\/api\/admin\/(articles|categories|imports|pictures|terms|uploads|texts|revisions|trash)\b/,
  author: /\/api\/admin\/(articles\b(?!\/bulk)|uploads|texts|categories$|pictures(\/(create|fetch))?$)/,
  recruiter:
    /\/api\/admin\/((job-vacancies|applicants|applications|announcements|invitations|mail-templates|uploads|texts|revisions|trash)\b|pictures(\/(create|fetch))?$)/,
  'hiring-manager':
    /^GET \/api\/admin\/job-vacancies(\/:id\/(applications|stages|numbers))?$|set-read\/:id$|\/api\/admin\/applications\/(:id$|move$|to-stage$|interviews$|:id\/(status|rating|notes|interviews))/,
  'front-desk': /\/api\/admin\/(messages|trials|terms|revisions|trash)\b/,
  releaser: /$^/,
}
const may = (role: Role, { name }: DocumentedCall) => OWN.test(name) || MAY[role].test(name)

let calls: DocumentedCall[]
const people = {} as Record<Role, Awaited<ReturnType<typeof person>>>
beforeAll(async () => {
  calls = (await documentedCalls(api)).filter(({ needsSession }) => needsSession)
  for (const role of ROLES) people[role] = await person(api, role, [role], ['mf-news'])
})

const statusOf = async ({ name, method, address }: DocumentedCall, token?: string) => {
  const call: Call = { method, ...(token && { token }), ...(method === 'POST' && { json: {} }) }
  const { status, body } = await api.call(`${address}${VIEWS[name] ?? ''}`, call)
  return { status, code: body.code }
}

describe('Promise 37: roles', () => {
  it('the table names every call that needs a session, and no other', async () => {
    expect(Object.keys(AREA_OF_CALL).toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
    const unguarded = (await documentedCalls(api)).filter(
      ({ address, needsSession }) => address.startsWith('/api/admin') && !needsSession,
    )
    expect(unguarded).toEqual([])
  })

  it('every call is refused without a session, and to every role without the right', async () => {
    const wrong: string[] = []
    for (const call of calls) {
      const stranger = await statusOf(call)
      if (stranger.code !== 'unauthenticated') wrong.push(`a stranger: ${call.name} ${stranger.status}`)
      for (const role of ROLES) {
        // Logging out ends the session that all other calls need.
        const token = call.name === 'POST /api/logout' ? await people[role].logIn() : people[role].token
        const { status, code } = await statusOf(call, token)
        const isRefused = code === 'unauthenticated' || code === 'forbidden'
        const isRight = may(role, call) ? !isRefused : code === 'forbidden'
        if (!isRight) wrong.push(`${role}: ${call.name} ${status} ${code}`)
      }
    }
    expect(wrong).toEqual([])
    figure(37, `${calls.length} calls × ${ROLES.length} roles and strangers, each as the table says`)
  })

  it('a call missing in the table is for administrators only', () => {
    expect(AREA_ROLES.site).toEqual(['administrator'])
  })

  it('dashboard, counters and search leave out what the role may not open', async () => {
    const vacancyId = await publishVacancy(api, admin)
    await api.db
      .update(administrators)
      .set({ vacancies: [vacancyId] })
      .where(eq(administrators.id, people['hiring-manager'].id))
    await api.call(`/api/job-vacancies/${vacancyId}`, { form: applicationForm([pdf()]) })
    await api.call('/api/contact-us', { json: MESSAGE })
    await api.call('/api/classes/kid-class/roblox/trial', { json: { ...BOOKING, student: 'Putri' } })
    for (const role of ROLES) {
      const read = async <Body>(path: string) =>
        (await api.call<Body>(`/api/admin/${path}`, { token: people[role].token })).body
      const news = await read<WhatIsNew>('whats-new')
      const summary = await read<AdminSummary>('summary')
      const found = await read<SearchResult>('search?q=putri')
      const careers = role === 'administrator' || role === 'recruiter' || role === 'hiring-manager' ? 1 : 0
      const correspondence = role === 'administrator' || role === 'front-desk' ? 1 : 0
      expect([role, news.applications?.count, news.messages?.count, news.trials?.count]).toEqual([
        role,
        ...[careers, correspondence, correspondence].map((count) => count || undefined),
      ])
      expect([role, summary.newApplications, summary.newMessages, summary.newTrials]).toEqual([
        role,
        ...[careers, correspondence, correspondence],
      ])
      expect([role, ...[found.applications, found.messages, found.trials].map((all) => all?.length)]).toEqual(
        [role, careers, correspondence, correspondence],
      )
      const figures = await read<AdminFigures>('figures')
      expect('newApplications' in figures).toBe(careers === 1)
      expect('articles' in figures).toBe(role === 'administrator' || role === 'editor')
    }
  })

  it('rights are looked up at every call: a removed role has no rights at once', async () => {
    const { id, token } = await person(api, 'former', ['editor'])
    expect((await api.call('/api/admin/articles?view=page', { token })).status).toBe(200)
    await api.db.update(administrators).set({ roles: [] }).where(eq(administrators.id, id))
    expect((await api.call('/api/admin/articles?view=page', { token })).status).toBe(403)
  })

  it('the account says what it may do', async () => {
    const { token } = people.releaser
    expect((await api.call('/api/admin/account', { token })).body).toEqual({
      email: 'releaser@arunika.example',
      name: 'releaser',
      roles: ['releaser'],
      remotes: ['mf-news'],
      provenUntil: null,
    })
  })
})
