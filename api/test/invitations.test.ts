import type { Applicant, InvitationRow, ListPage, MailPreview } from '@arunika/admin-contracts'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { applicationMails, applications, mailTemplates, outgoingMails } from '../src/db/schema/index.ts'
import { loadSecrets } from '../src/lib/secrets.ts'
import { ownerToken } from '../src/modules/my-application/links.ts'
import { person } from './support/people.ts'
import { APPLICANT, applicationForm, pdf } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const WRITTEN = { subject: 'We thought of you', text: 'Hello {{name}}, {{vacancy}}: {{link}}' }

/** Two people who applied for one vacancy, and another that is open. */
async function recruiting() {
  const api = await startOwnApi({ publicPostsPerMinute: 0 })
  const { token } = await api.logIn()
  const first = await publishVacancy(api, token, { title: 'Animator' })
  const open = await publishVacancy(api, token, { title: 'Puppet Carver' })
  const apply = async (vacancy: number, name: string, language = 'en', source?: string) => {
    const form = applicationForm([pdf()], { ...APPLICANT, name, email: `${name}@example.com`.toLowerCase() })
    if (source) form.append('source', source)
    await api.call(`/api/job-vacancies/${vacancy}?language=${language}`, { form })
    const rows = await api.db.select().from(applications).orderBy(applications.id)
    return rows.at(-1)?.id ?? 0
  }
  const sari = await apply(first, 'Sari')
  const budi = await apply(first, 'Budi', 'id')
  const post = (path: string, json: object, of = token) => api.call(`/api/admin/${path}`, { token: of, json })
  return {
    ...{ api, token, first, open, sari, budi, apply, post },
    invite: (ids: number[], own: object = {}) =>
      post('applications/mails', { ids, ...WRITTEN, invites_to: open, ...own }),
    waiting: async () =>
      (await api.call<ListPage<InvitationRow>>('/api/admin/invitations?view=page', { token })).body.entries,
    show: async (id: number) => (await api.call<Applicant>(`/api/admin/applicants/${id}`, { token })).body,
    sent: () => api.db.select().from(applicationMails).where(isNotNull(applicationMails.invitesTo)),
  }
}

it('people are invited in their language, with links to apply and to stop it, and it waits a day', async () => {
  const { api, token, open, sari, budi, invite, waiting, show, post } = await recruiting()
  const { body: preview } = await api.call<MailPreview>(`/api/admin/applications/${sari}/mails/preview`, {
    ...{ token, json: { ...WRITTEN, invites_to: open } },
  })
  const translated = { 'subject@id': 'Kami teringat pada Anda', 'text@id': 'Halo {{name}}, {{vacancy}}.' }
  expect((await invite([sari, budi], translated)).body.message).toBe(
    '2 mails are planned and can be cancelled until then.',
  )
  const rows = await waiting()
  const ofSari = rows.find(({ name }) => name === 'Sari')
  expect(ofSari).toMatchObject({
    ...{
      application: sari,
      vacancy: { id: open, title: 'Puppet Carver' },
      state: 'planned',
      text: preview.text,
    },
  })
  const { publicUrl } = api.settings
  const link = `${publicUrl}/career/${open}?ref=invitation`
  expect(preview.text).toMatch(`Hello Sari, Puppet Carver: ${link}\n\nIf you do not want such invitations`)
  expect(rows.find(({ name }) => name === 'Budi')?.text).toMatch(
    `Halo Budi, Puppet Carver.\n\nLamar di sini: ${publicUrl}/id/career/${open}?ref=invitation\n\nJika Anda tidak ingin`,
  )
  const due = Date.parse(ofSari?.sendAt ?? '') - Date.now()
  expect(Math.round(due / 3_600_000)).toBe(24)
  expect((await show(sari)).invitations).toMatchObject([{ vacancy: 'Puppet Carver', state: 'planned' }])

  // Taken back, and so invited again.
  await post(`applications/${sari}/mails/${ofSari?.id}/cancel`, {})
  expect((await waiting()).map(({ name }) => name)).toEqual(['Budi'])
  expect((await show(sari)).invitations).toMatchObject([{ state: 'cancelled' }])
  expect((await invite([sari], { when: 'now' })).status).toBe(200)
  const queued = await api.db.select().from(outgoingMails).where(eq(outgoingMails.applicationId, sari))
  expect(queued.some(({ subject }) => subject.startsWith('We thought of you'))).toBe(true)
})

it('nobody is invited twice, or to what they applied for, or after withdrawing or refusing', async () => {
  const { api, first, open, sari, budi, apply, invite, sent, show } = await recruiting()
  await invite([sari])
  expect((await invite([sari])).body.message).toBe(
    'This person has been invited to apply for this vacancy already.',
  )
  expect((await invite([sari], { invites_to: first })).body.message).toBe(
    'This person has applied for this vacancy already.',
  )
  // By another application of the same person.
  const again = await apply(first, 'Sari')
  expect((await invite([again])).status).toBe(409)
  expect((await invite([sari, again, budi])).body.message).toContain('2 applications were left out')
  expect(await sent()).toHaveLength(2)

  const rangga = await apply(first, 'Rangga')
  await api.db.update(applications).set({ withdrawnAt: sql`now()` }).where(eq(applications.id, rangga))
  expect((await invite([rangga])).body.message).toBe('This person has withdrawn an application.')
  const wulan = await apply(first, 'Wulan')
  const twice = await apply(first, 'Wulan')
  await invite([wulan, twice])
  const mails = await sent()
  expect(mails.filter(({ recipient }) => recipient === 'wulan@example.com')).toHaveLength(1)
  const path = /\/api\/my-data\/[\w.-]+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
  const refused = await fetch(`${api.url}${path}/no-invitations`, { method: 'POST' })
  expect(await refused.text()).toContain('We do not invite you to apply for other positions.')
  expect((await show(wulan)).refusesInvitations).toBe(true)
  expect((await show(wulan)).invitations).toMatchObject([{ state: 'cancelled' }])
  for (const id of [wulan, twice])
    expect((await invite([id])).body.message).toBe('This person does not want to be invited.')
  expect((await invite([budi], { invites_to: 999 })).status).toBe(404)
  expect(open).toBeGreaterThan(0)
})

it('two recruiters who invite the same person at once send one invitation', async () => {
  const { sari, invite, sent } = await recruiting()
  const responses = await Promise.all([invite([sari]), invite([sari]), invite([sari])])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await sent()).toHaveLength(1)
})

it('an invitation that has not left goes when its person applies or withdraws, or its vacancy is deleted', async () => {
  const { api, token, open, sari, budi, apply, invite, waiting, show } = await recruiting()
  await invite([sari, budi])
  const applied = await apply(open, 'Sari', 'en', 'invitation')
  expect((await waiting()).map(({ name }) => name)).toEqual(['Budi'])
  expect((await show(sari)).applications[0]).toMatchObject({ id: applied, source: 'invitation' })
  const rows = await api.db.select().from(applications).where(eq(applications.id, budi))
  const { applicant } = loadSecrets(api.dataDir)
  const authorization = `Application ${ownerToken(applicant, rows[0]?.reference ?? '')}`
  await api.call('/api/my-application/withdraw', { method: 'POST', headers: { authorization } })
  expect(await waiting()).toEqual([])
  const rangga = await apply(1, 'Rangga')
  await invite([rangga])
  await api.call(`/api/admin/job-vacancies/${open}`, { token, method: 'DELETE' })
  expect(await waiting()).toEqual([])
  expect((await invite([rangga])).status).toBe(404)
})

it('hiring managers neither invite nor see invitations, and deleting an application deletes its own', async () => {
  const { api, token, first, open, sari, invite, post, sent } = await recruiting()
  const manager = await person(api, 'manager', ['hiring-manager'], [], [first])
  expect((await api.call('/api/admin/invitations?view=page', { token: manager.token })).status).toBe(403)
  const json = { ids: [sari], ...WRITTEN, invites_to: open }
  expect((await post('applications/mails', json, manager.token)).status).toBe(403)
  await invite([sari])
  await api.call(`/api/admin/job-vacancies/${sari}/applications`, { token, method: 'DELETE' })
  expect(await sent()).toEqual([])
})

it('there is a template of an invitation in both languages', async () => {
  const { api } = await recruiting()
  const templates = await api.db.select().from(mailTemplates)
  const invitation = templates.find(({ name }) => name === 'Invitation to apply')
  expect(invitation?.text).toContain('{{link}}')
  expect(invitation?.translations.id?.text).toContain('{{link}}')
})
