import { AREA_ROLES, ROLES, type Role, type WhatIsNew } from '@arunika/admin-contracts'
import { figure } from '@arunika/testing/figure'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { administrators } from '../src/db/schema/index.ts'
import { AREA_OF_CALL } from '../src/modules/auth/calls.ts'
import { type DocumentedCall, documentedCalls } from './support/documented-calls.ts'
import { person } from './support/people.ts'
import { applicationForm, pdf } from './support/samples.ts'
import { type Call, fileApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const { api, token: admin } = await fileApi()

/** The calls of each role, stated independently of the tested table. */
const OWN = /\/api\/(logout|login\/second-factor|admin\/(account|summary|search|figures|whats-new))\b/
const MAY: Readonly<Record<Role, RegExp>> = {
  administrator: /./,
  editor: /\/api\/admin\/(articles|categories|pictures|uploads|texts|revisions|trash)\b/,
  recruiter:
    /\/api\/admin\/((job-vacancies|applications|mail-templates|uploads|texts|revisions|trash)\b|pictures(\/(create|fetch))?$)/,
  releaser: /$^/,
}
const may = (role: Role, { name }: DocumentedCall) => OWN.test(name) || MAY[role].test(name)

let calls: DocumentedCall[]
const people = {} as Record<Role, Awaited<ReturnType<typeof person>>>
beforeAll(async () => {
  calls = (await documentedCalls(api)).filter(({ needsSession }) => needsSession)
  for (const role of ROLES) people[role] = await person(api, role, [role], ['mf-news'])
})

const statusOf = async ({ method, address }: DocumentedCall, token?: string) => {
  const call: Call = { method, ...(token && { token }), ...(method === 'POST' && { json: {} }) }
  const { status, body } = await api.call(address, call)
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

  it('only recruiters and administrators learn about applicants, in numbers or by name', async () => {
    const vacancyId = await publishVacancy(api, admin)
    await api.call(`/api/job-vacancies/${vacancyId}`, { form: applicationForm([pdf()]) })
    for (const role of ROLES) {
      const { token } = people[role]
      const news = (await api.call<WhatIsNew>('/api/admin/whats-new', { token })).body
      const summary = (await api.call<{ newApplications: number }>('/api/admin/summary', { token })).body
      const sees = role === 'administrator' || role === 'recruiter'
      expect([role, news.applications?.count, summary.newApplications]).toEqual([
        role,
        sees ? 1 : undefined,
        sees ? 1 : 0,
      ])
      expect(news.messages === undefined).toBe(role !== 'administrator')
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
