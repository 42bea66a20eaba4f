import type { AdminSession, AuditPage, InvitedResponse, Person } from '@arunika/admin-contracts'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accountLinks, auditLog, outgoingMails } from '../src/db/schema/index.ts'
import { findBrokenLink, verifyLog } from '../src/modules/audit/verify.ts'
import { runAdminCommand } from '../src/modules/auth/admin-command.ts'
import { PASSWORD, person } from './support/people.ts'
import { applicationForm, BOOKING, pdf } from './support/samples.ts'
import { ADMIN, fileApi, startOwnApi, type TestApi } from './support/test-api.ts'
import { listApplications, publishVacancy } from './support/vacancy.ts'

const { api, token } = await fileApi()
const LONG = 'a new and longer one'
const INVITATION = { email: 'sari@arunika.example', name: 'Sari', roles: ['editor'], remotes: [] }

const mailsTo = (own: TestApi, recipient: string) =>
  own.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, recipient))
/** Waits for the mail, because the response to a password reset request does not. */
async function untilMailed(own: TestApi, recipient: string, count = 1) {
  await expect.poll(async () => (await mailsTo(own, recipient)).length).toBe(count)
  return mailsTo(own, recipient)
}
const tokenIn = (text: string | null | undefined) => /#([\w-]+)/.exec(text ?? '')?.[1] ?? ''
const linksOf = (own: TestApi, id: number) =>
  own.db.select().from(accountLinks).where(eq(accountLinks.administratorId, id))
const listOf = async (own: TestApi, by: string) =>
  (await own.call<Person[]>('/api/admin/people', { token: by })).body
const found = async (own: TestApi, by: string, email: string) => {
  const one = (await listOf(own, by)).find((each) => each.email === email)
  if (!one) throw new Error(`no ${email}`)
  return one
}
const command = (own: TestApi, by: string, id: number, name: string) =>
  own.call(`/api/admin/people/${id}/${name}`, { method: 'POST', token: by })
const deeds = async (own: TestApi, by: string) =>
  (await own.call<AuditPage>('/api/admin/audit-log', { token: by })).body.entries.map(({ action }) => action)

describe('people', () => {
  it('a person is invited by mail, sets a password by its link once, and has the rights of their roles', async () => {
    const { body } = await api.call<InvitedResponse>('/api/admin/people/invite', { token, json: INVITATION })
    // No mail server is configured, so the administrator passes the link on.
    const [mail] = await mailsTo(api, INVITATION.email)
    expect(mail?.text).toContain(body.link)
    expect(await found(api, token, INVITATION.email)).toMatchObject({ state: 'invited', roles: ['editor'] })
    const early = { email: INVITATION.email, password: '' }
    expect((await api.call('/api/login', { json: { ...early, password: 'x' } })).status).toBe(401)

    const json = { token: tokenIn(body.link), password: LONG }
    for (const password of ['short', 'sari-sari-2026', 'monkeymonkey', 'sari@Arunika.example']) {
      const refused = await api.call('/api/account-links', { json: { ...json, password } })
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['password']])
    }
    expect((await api.call('/api/account-links', { json })).status).toBe(200)
    expect((await api.call('/api/account-links', { json })).body.code).toBe('invalid_link')
    const login = await api.call<{ token: string }>('/api/login', { json: { ...early, password: LONG } })
    const own = login.body.token
    expect((await api.call('/api/admin/articles?view=page', { token: own })).status).toBe(200)
    expect((await api.call('/api/admin/people', { token: own })).body.code).toBe('forbidden')
    expect(await found(api, token, INVITATION.email)).toMatchObject({ state: 'active', sessions: 1 })
  })

  it('an address is invited once, and the links of its invitations work until one of them is used', async () => {
    const json = { ...INVITATION, email: 'Twice@arunika.example' }
    const first = await api.call<InvitedResponse>('/api/admin/people/invite', { token, json })
    const again = await api.call('/api/admin/people/invite', {
      token,
      json: { ...json, email: 'twice@arunika.example' },
    })
    expect(again.body.errors).toEqual({ email: ['This address has an account already.'] })
    const { id } = await found(api, token, json.email)
    const second = await api.call<InvitedResponse>(`/api/admin/people/${id}/invite-again`, {
      method: 'POST',
      token,
    })
    const redeem = (link: string | null) =>
      api.call('/api/account-links', { json: { token: tokenIn(link), password: LONG } })
    expect(await linksOf(api, id)).toHaveLength(2)
    expect((await redeem(first.body.link)).status).toBe(200)
    expect((await redeem(second.body.link)).status).toBe(410)
  })

  it('a link works for its time only, and an account has few of them', async () => {
    const json = { ...INVITATION, email: 'often@arunika.example' }
    await api.call('/api/admin/people/invite', { token, json })
    const { id } = await found(api, token, json.email)
    let newest: string | null = null
    for (let nth = 1; nth < 20; nth += 1) {
      const again = await api.call<InvitedResponse>(`/api/admin/people/${id}/invite-again`, {
        method: 'POST',
        token,
      })
      newest = again.body.link
    }
    expect(await linksOf(api, id)).toHaveLength(10)
    const tooMany = await command(api, token, id, 'invite-again')
    expect(tooMany).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/many invitations/) },
    })
    const redeem = () => api.call('/api/account-links', { json: { token: tokenIn(newest), password: LONG } })
    await api.db
      .update(accountLinks)
      .set({ expiresAt: sql`now()` })
      .where(eq(accountLinks.administratorId, id))
    expect((await redeem()).status).toBe(410)
  })

  it('other roles end the sessions, other names do not', async () => {
    const { id, token: own, logIn } = await person(api, 'dewi', ['editor'])
    const json = { name: 'Dewi', roles: ['editor'], remotes: [] }
    await api.call(`/api/admin/people/${id}`, { token, json })
    expect((await api.call('/api/admin/account', { token: own })).body).toMatchObject({ name: 'Dewi' })
    await api.call(`/api/admin/people/${id}`, { token, json: { ...json, roles: ['recruiter'] } })
    expect((await api.call('/api/admin/account', { token: own })).status).toBe(401)
    expect((await api.call('/api/admin/articles', { token: await logIn() })).status).toBe(403)
  })

  it('a disabled account is locked out at once, with its links, until it is enabled again', async () => {
    const { id, email, token: own, logIn } = await person(api, 'rangga', ['recruiter'])
    await command(api, token, id, 'disable')
    expect((await api.call('/api/admin/account', { token: own })).status).toBe(401)
    expect((await api.call('/api/login', { json: { email, password: PASSWORD } })).status).toBe(401)
    await api.call('/api/password-reset', { json: { email } })
    const { email: other } = await person(api, 'tari', ['recruiter'])
    await api.call('/api/password-reset', { json: { email: other } })
    await untilMailed(api, other)
    expect(await mailsTo(api, email)).toEqual([])
    await command(api, token, id, 'enable')
    expect((await api.call('/api/admin/account', { token: await logIn() })).status).toBe(200)
  })

  it('the last administrator can be neither disabled nor given other roles', async () => {
    const own = await startOwnApi()
    const { token: admin } = await own.logIn()
    const { id } = await found(own, admin, ADMIN.email)
    const refused = { status: 409, body: { code: 'last_administrator' } }
    expect(await command(own, admin, id, 'disable')).toMatchObject(refused)
    const json = { name: 'A', roles: ['editor'], remotes: [] }
    expect(await own.call(`/api/admin/people/${id}`, { token: admin, json })).toMatchObject(refused)
    await person(own, 'second', ['administrator'])
    expect((await own.call(`/api/admin/people/${id}`, { token: admin, json })).status).toBe(200)
  })
})

const askFrom = async (own: TestApi, email: string, address: string) => {
  const headers = { 'x-forwarded-for': address }
  return (await own.call('/api/password-reset', { json: { email }, headers })).status
}
const resetRequests = async (own: TestApi, id: number) => {
  const isRequest = and(eq(auditLog.action, 'password reset asked'), eq(auditLog.subjectId, id))
  return (await own.db.select().from(auditLog).where(isRequest)).length
}

describe('a forgotten password', () => {
  it('is replaced by a link in a mail, which ends all sessions; strangers learn nothing', async () => {
    const own = await startOwnApi()
    const { email, token: old } = await person(own, 'putri', ['editor'])
    const unknown = await own.call('/api/password-reset', { json: { email: 'nobody@arunika.example' } })
    const known = await own.call('/api/password-reset', { json: { email: email.toUpperCase() } })
    expect({ ...known, headers: 0 }).toEqual({ ...unknown, headers: 0 })
    const [mail] = await untilMailed(own, email)
    const json = { token: tokenIn(mail?.text), password: LONG }
    const weak = await own.call('/api/account-links', { json: { ...json, password: 'Arunika12345' } })
    expect(weak.body.code).toBe('weak_password')
    expect((await own.call('/api/account-links', { json })).status).toBe(200)
    expect((await own.call('/api/admin/account', { token: old })).status).toBe(401)
    expect((await own.call('/api/login', { json: { email, password: PASSWORD } })).status).toBe(401)
    expect((await own.call('/api/login', { json: { email, password: LONG } })).status).toBe(200)
    expect((await mailsTo(own, email)).map(({ subject }) => subject).toSorted()).toEqual([
      'A new password for Arunika',
      'Your account of Arunika: the password',
    ])
  })

  it('that strangers ask for takes no link away, neither that of an invitation nor one that was mailed', async () => {
    const own = await startOwnApi({ publicPostsPerMinute: 0 })
    const { token: admin } = await own.logIn()
    const invited = await own.call<InvitedResponse>('/api/admin/people/invite', {
      token: admin,
      json: INVITATION,
    })
    const { email, id } = await person(own, 'ratna', ['editor'])
    for (const address of [email, INVITATION.email])
      for (let nth = 1; nth <= 10; nth += 1) expect(await askFrom(own, address, `203.0.113.${nth}`)).toBe(200)

    const mails = await untilMailed(own, email, 5)
    // The hour's other requests created no links, since their mails would not have been sent.
    await expect.poll(() => resetRequests(own, id)).toBe(10)
    expect(await linksOf(own, id)).toHaveLength(5)
    const redeem = (text: string | null | undefined) =>
      own.call('/api/account-links', { json: { token: tokenIn(text), password: LONG } })
    expect((await redeem(invited.body.link)).status).toBe(200)
    expect((await redeem(mails[4]?.text)).status).toBe(200)
    // The new password revokes the remaining links.
    expect((await redeem(mails[0]?.text)).status).toBe(410)
    expect(await linksOf(own, id)).toEqual([])
  })

  it('ends all links, also when it is changed by its owner or by an operator, and only one of several is accepted', async () => {
    const own = await startOwnApi()
    const { email, id, token: mine } = await person(own, 'wulan', ['editor'])
    const ask = () => askFrom(own, email, '203.0.113.1')
    await ask()
    await untilMailed(own, email)
    const json = { current: PASSWORD, next: LONG }
    expect((await own.call('/api/admin/account/password', { token: mine, json })).status).toBe(200)
    expect(await linksOf(own, id)).toEqual([])
    await ask()
    await expect.poll(() => linksOf(own, id)).toHaveLength(1)
    await runAdminCommand(own.db, { verb: 'reset', email })
    expect(await linksOf(own, id)).toEqual([])

    await Promise.all([ask(), ask()])
    await expect.poll(() => linksOf(own, id)).toHaveLength(2)
    const tokens = (await mailsTo(own, email)).slice(-2).map(({ text }) => tokenIn(text))
    const redeemed = await Promise.all(
      tokens.map((token) => own.call('/api/account-links', { json: { token, password: LONG } })),
    )
    expect(redeemed.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  it('and alerts reach an owner whose mailbox strangers have filled by every public form', async () => {
    const own = await startOwnApi({ publicPostsPerMinute: 0 })
    const { email } = await person(own, 'sinta', ['editor'])
    for (let nth = 1; nth <= 7; nth += 1) {
      const json = { ...BOOKING, email }
      expect((await own.call('/api/classes/kid-class/roblox/trial', { json })).status).toBe(200)
    }
    expect(await mailsTo(own, email)).toHaveLength(5)
    for (let nth = 1; nth <= 7; nth += 1) await askFrom(own, email, `203.0.113.${nth}`)
    await untilMailed(own, email, 10)
    const json = { email, password: PASSWORD }
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    expect((await own.call('/api/login', { json, headers })).status).toBe(200)
    const mails = await untilMailed(own, email, 11)
    expect(mails.at(-1)?.subject).toBe('New login to Arunika from a new place')
  })

  it('can be asked for ten times an hour from one address', async () => {
    const own = await startOwnApi({ publicPostsPerMinute: 0 })
    const ask = (email: string) => own.call('/api/password-reset', { json: { email } })
    for (let nth = 1; nth <= 10; nth += 1) expect((await ask(`n${nth}@arunika.example`)).status).toBe(200)
    expect((await ask(ADMIN.email)).status).toBe(429)
  })
})

describe('sessions', () => {
  it('show network and time of their last use, and all others can be ended at once', async () => {
    const { logIn } = await person(api, 'bima', ['editor'])
    const [first, second, third] = [await logIn(), await logIn(), await logIn()]
    const sessions = await api.call<AdminSession[]>('/api/admin/account/sessions', { token: third })
    expect(sessions.body.length).toBeGreaterThanOrEqual(3)
    expect(sessions.body[0]).toMatchObject({ network: 'this machine', isCurrent: true })
    expect(Date.now() - Date.parse(sessions.body[0]?.usedAt ?? '')).toBeLessThan(60_000)
    await api.call('/api/admin/account/sessions', { method: 'DELETE', token: third })
    for (const ended of [first, second])
      expect((await api.call('/api/admin/account', { token: ended })).status).toBe(401)
    expect((await api.call('/api/admin/account', { token: third })).status).toBe(200)
  })

  it('from a new network are mailed to the owner, except the very first one', async () => {
    const own = await startOwnApi()
    const logInFrom = (address: string) =>
      own.call('/api/login', { json: ADMIN, headers: { 'x-forwarded-for': address } })
    await logInFrom('192.0.2.1')
    await logInFrom('192.0.2.1')
    expect(await mailsTo(own, ADMIN.email)).toEqual([])
    await logInFrom('198.51.100.7')
    const mails = await mailsTo(own, ADMIN.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['New login to Arunika from a new place'])
    expect(mails[0]?.text).toContain('198.51.100.0/24')
  })
})

describe('Promise 41: the audit log', () => {
  it('holds failed logins too, and mails the owner once about guessing', async () => {
    const own = await startOwnApi()
    const { token: admin } = await own.logIn()
    for (let nth = 1; nth <= 7; nth += 1)
      await own.call('/api/login', {
        json: { ...ADMIN, password: 'wrong' },
        headers: { 'x-forwarded-for': '203.0.113.9' },
      })
    const page = await own.call<AuditPage>('/api/admin/audit-log?action=login%20failed', { token: admin })
    expect(page.body.found).toBe(5)
    expect(page.body.entries[0]).toMatchObject({
      actor: 'not logged in',
      subject: 'account',
      title: '203.0.113.0/24',
    })
    expect((await deeds(own, admin)).filter((action) => action === 'login stopped')).toHaveLength(1)
    const mails = await mailsTo(own, ADMIN.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Logins to your account of Arunika were stopped'])
  })

  it('holds every reading of an applicant, once an hour for each reader, and every export, which is mailed', async () => {
    const own = await startOwnApi()
    const { token: admin } = await own.logIn()
    const vacancy = await publishVacancy(own, admin)
    await own.call(`/api/job-vacancies/${vacancy}`, { form: applicationForm([pdf()]) })
    const { token: recruiter, email } = await person(own, 'wulan', ['recruiter'])
    const [application] = await listApplications(own, admin, vacancy)
    for (let nth = 1; nth <= 3; nth += 1)
      await own.call(`/api/admin/applications/${application?.id}`, { token: recruiter })
    await own.call(`/api/admin/job-vacancies/${vacancy}/applications?view=page`, { token: recruiter })
    await own.call(`/api/admin/job-vacancies/${vacancy}/applications.csv`, { token: recruiter })
    const { body } = await own.call<AuditPage>(`/api/admin/audit-log?q=${email}`, { token: admin })
    expect(body.entries.map(({ action, subject, title }) => [action, subject, title])).toEqual([
      ['exported', 'job vacancy', expect.any(String)],
      ['read', 'job vacancy', 'list of applications'],
      ['read', 'application', ''],
      ['logged in', 'account', ''],
    ])
    const [notice] = (await mailsTo(own, own.settings.mailTo)).filter(({ subject }) =>
      /exported/.test(subject),
    )
    expect(notice?.text).toContain(email)
  })

  it('is a chain: an entry that is changed, removed or slipped in is found', async () => {
    const own = await startOwnApi()
    const { token: admin } = await own.logIn()
    for (const name of ['a', 'b', 'c']) await person(own, name, ['editor'])
    await Promise.all(
      Array.from({ length: 5 }, (_, nth) =>
        own.call('/api/admin/categories/create', { token: admin, json: { name: `C${nth}` } }),
      ),
    )
    expect(await findBrokenLink(own.db)).toBeUndefined()
    expect(await verifyLog(own.db)).toMatch(
      /^The audit log is whole: \d+ entries, the last with the hash \w{64}\.$/,
    )
    const damages = [
      sql`update ${auditLog} set actor = 'changed' where id = 3`,
      sql`delete from ${auditLog} where id = 2`,
      sql`delete from audit_chain where no = 4`,
      sql`alter table audit_log disable trigger audit_log_chained;
        insert into audit_log (actor, action, subject) values ('x', 'created', 'article')`,
    ]
    for (const damage of damages) {
      const broken = await own.db
        .transaction(async (transaction) => {
          await transaction.execute(damage)
          throw new Error(String(await findBrokenLink(transaction)))
        })
        .catch(({ message }: Error) => message)
      expect(broken).toMatch(/^\d+$/)
    }
    expect(await findBrokenLink(own.db)).toBeUndefined()
  })
})
