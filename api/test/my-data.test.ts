import type { Application, MyApplication } from '@arunika/contracts'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { applications, auditLog, outgoingMails } from '../src/db/schema/index.ts'
import { removeExpiredApplications } from '../src/housekeeping.ts'
import { loadSecrets } from '../src/lib/secrets.ts'
import { ownerToken } from '../src/modules/my-application/links.ts'
import { askForConsent } from '../src/modules/my-data/ask.ts'
import { addApplications } from './support/bulk-applications.ts'
import { contextOf } from './support/context.ts'
import { APPLICANT, applicationForm, pdf } from './support/samples.ts'
import { startOwnApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const DAY_MS = 86_400_000
const RETENTION = 365
const after = (days: number, from = Date.now()) => from + days * DAY_MS

/** Applications that have just been sent. */
async function applied(count = 1, own: Parameters<typeof startOwnApi>[0] = {}, language = 'en') {
  const api = await startOwnApi({ publicPostsPerMinute: 0, ...own })
  const { token } = await api.logIn()
  const vacancy = await publishVacancy(api, token, { title: 'Animator' })
  for (let nth = 0; nth < count; nth += 1) {
    const form = applicationForm([pdf()], { ...APPLICANT, email: `person${nth}@example.com` })
    await api.call(`/api/job-vacancies/${vacancy}?language=${language}`, { form })
  }
  await api.db.delete(outgoingMails)
  const context = contextOf(api)
  const mails = () => api.db.select().from(outgoingMails)
  return {
    ...{ api, token, vacancy, mails },
    ask: (days: number) => askForConsent(context, after(days)),
    expire: (days: number) => removeExpiredApplications(context, after(days)),
    count: () => api.db.$count(applications),
    /** Path of the page, from the mail. */
    page: async (nth = 0) => /\/api\/my-data\/[\w.-]+/.exec((await mails())[nth]?.text ?? '')?.[0] ?? '',
    send: (path: string, method = 'POST') => fetch(`${api.url}${path}`, { method, redirect: 'manual' }),
    read: async (path: string) => (await fetch(`${api.url}${path}`)).text(),
    seen: async () => (await api.call<Application>('/api/admin/applications/1', { token })).body,
  }
}

it('an applicant is asked once, four weeks before the deletion, and silence deletes', async () => {
  const { api, ask, expire, mails, count, page, read } = await applied()
  expect([await ask(RETENTION - 29), await ask(RETENTION - 27), await ask(RETENTION - 1)]).toEqual([0, 1, 0])
  const [mail] = await mails()
  expect(mail).toMatchObject({
    ...{ applicationId: 1, recipient: 'person0@example.com', replyTo: api.settings.mailTo },
    subject: 'May we keep your application? Animator',
    text: expect.stringContaining('If you do nothing, it is deleted on that day.'),
  })
  expect(mail?.text).toContain('for another 12 months')
  const shown = await read(await page())
  expect(shown).toContain('Yes, for another 12 months')
  expect(shown).toContain('No, delete it now')
  expect(shown).not.toContain(APPLICANT.name)
  expect([await expire(RETENTION - 1), await expire(RETENTION + 1), await count()]).toEqual([0, 1, 0])
  expect(await mails()).toEqual([])
  const logged = await api.db.select().from(auditLog).where(eq(auditLog.actor, 'retention rule'))
  expect(logged.map(({ action }) => action)).toEqual(['consent requested', 'deleted'])
})

it('an applicant who agrees is stored for another period, which recruiters see, and is then asked again', async () => {
  const { api, ask, expire, mails, count, page, send, read, seen } = await applied()
  const first = (await seen()).deletedAfter ?? ''
  expect((await seen()).consent).toBeUndefined()
  await ask(RETENTION - 20)
  const path = await page()
  expect((await seen()).consent).toMatchObject({ grantedAt: null })
  const { status, headers } = await send(`${path}/agree?language=en`)
  expect([status, headers.get('location')]).toEqual([303, `${path}?done=agreed&language=en`])
  expect(await read(`${path}?done=agreed`)).toContain('Thank you. We store your application until')
  expect(await read(path)).not.toContain('Yes, for another')
  const until = new Date(Date.parse(first) + RETENTION * DAY_MS).toISOString()
  expect(await seen()).toMatchObject({
    deletedAfter: until,
    consent: { grantedAt: expect.any(String) },
  })
  // A second yes changes nothing.
  await send(`${path}/agree`)
  expect((await seen()).deletedAfter).toBe(until)
  const { applicant } = loadSecrets(api.dataDir)
  const authorization = `Application ${ownerToken(applicant, (await seen()).reference)}`
  const mine = await api.call<MyApplication>('/api/my-application', { headers: { authorization } })
  expect(mine.body.deletedAfter).toBe(until)

  expect([await expire(RETENTION + 30), await ask(2 * RETENTION - 40), await count()]).toEqual([0, 0, 1])
  await api.db.delete(outgoingMails)
  expect([await ask(2 * RETENTION - 20), (await mails()).length]).toEqual([1, 1])
  expect([await expire(2 * RETENTION + 1), await count()]).toEqual([1, 0])
})

it('an applicant who says no is deleted at once with the documents, and gets a signed receipt', async () => {
  const { api, ask, count, page, send, read } = await applied()
  const { reference } = (await api.db.select().from(applications))[0] ?? {}
  await ask(RETENTION - 20)
  const path = await page()
  const response = await send(`${path}/delete`)
  const html = await response.text()
  expect([response.status, await count()]).toEqual([200, 0])
  expect(html).toContain(`has deleted the application ${reference}`)
  expect(html).toContain('Our signature')
  expect((await api.storedFiles()).filter((name) => name.startsWith('private/'))).toEqual([])
  expect((await send(path, 'GET')).status).toBe(410)
  expect(await read(path)).toContain('This link does not work')
})

it('mail and page are in the language of the application, and the page in the other one too', async () => {
  const { ask, mails, page, read, send } = await applied(1, {}, 'id')
  await ask(RETENTION - 20)
  expect((await mails())[0]?.subject).toBe('Bolehkah lamaran Anda tetap kami simpan? Animator')
  const path = await page()
  const html = await read(path)
  expect(html).toContain('<html lang="id">')
  expect(html).toContain('Ya, simpan 12 bulan lagi')
  expect(html).toContain('Tidak, hapus sekarang')
  expect(html).not.toContain('<script')
  expect(await read(`${path}?language=en`)).toContain('Yes, for another 12 months')
  expect(await (await send(`${path}/delete`)).text()).toContain('Lamaran Anda sudah dihapus')
})

it('nobody is asked who withdrew, whose vacancy is in the trash, or if the settings say so', async () => {
  const { api, token, vacancy, ask } = await applied(2)
  await api.db.update(applications).set({ withdrawnAt: sql`now()` }).where(eq(applications.id, 1))
  const settings = { ...api.settings, applicationConsentWeeks: 0 }
  expect(await askForConsent({ ...contextOf(api), settings }, after(RETENTION - 20))).toBe(0)
  await api.call(`/api/admin/job-vacancies/${vacancy}`, { token, method: 'DELETE' })
  expect(await ask(RETENTION - 20)).toBe(0)
  await api.call('/api/admin/trash/restore', { token, json: { subject: 'job vacancy', ids: [vacancy] } })
  expect(await ask(RETENTION - 20)).toBe(1)
})

it('another period is the retention of the settings', async () => {
  const { ask, mails, seen, page, send } = await applied(1, {
    ...{ applicationRetentionDays: 90, applicationConsentWeeks: 2 },
  })
  expect([await ask(75), await ask(77)]).toEqual([0, 1])
  expect((await mails())[0]?.text).toContain('for another 90 days')
  const before = Date.parse((await seen()).deletedAfter ?? '')
  await send(`${await page()}/agree`)
  expect(Date.parse((await seen()).deletedAfter ?? '') - before).toBe(90 * DAY_MS)
})

it('the question and its mail are stored together, and nobody is left out', async () => {
  const { api, vacancy, ask, mails } = await applied(0)
  await addApplications(api, vacancy, 130)
  await api.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`)
  await api.db.execute(sql`create trigger refuse before insert on outgoing_mails execute function refuse()`)
  await expect(ask(RETENTION - 20)).rejects.toThrow()
  expect(await api.db.$count(applications, sql`consent_requested_at is not null`)).toBe(0)
  await api.db.execute(sql`drop trigger refuse on outgoing_mails`)
  expect([await ask(RETENTION - 20), (await mails()).length]).toEqual([130, 130])
  expect(new Set((await mails()).map(({ recipient }) => recipient)).size).toBe(130)
})

it('an address that has had its mails of the hour is asked later', async () => {
  const { api, token, ask, mails } = await applied()
  for (let nth = 0; nth < 4; nth += 1)
    await api.call('/api/admin/applications/mails', {
      token,
      json: { ids: [1], subject: `${nth}`, text: 'x' },
    })
  const before = (await mails()).length
  expect([await ask(RETENTION - 20), (await mails()).length]).toEqual([0, before])
  await api.db.execute(sql`delete from login_attempts`)
  expect([await ask(RETENTION - 20), (await mails()).length]).toEqual([1, before + 1])
})

it('a forged or altered link opens nothing, and changes nothing', async () => {
  const { ask, page, send, count, seen } = await applied(2)
  await ask(RETENTION - 20)
  const path = await page()
  const other = path.replace(/\/(\d)\./, (_, id: string) => `/${3 - Number(id)}.`)
  for (const wrong of [other, `${path.slice(0, -2)}AA`, '/api/my-data/x'])
    for (const what of ['', '/agree', '/delete'])
      expect((await send(wrong + what, what ? 'POST' : 'GET')).status).toBe(410)
  expect([await count(), (await seen()).consent?.grantedAt]).toEqual([2, null])
})
