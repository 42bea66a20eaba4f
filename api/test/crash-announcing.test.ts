import { randomUUID } from 'node:crypto'
import type { AnnouncementRow, ListPage, LoginResponse } from '@arunika/admin-contracts'
import type { SavedResponse } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { applicationMails, applications, outgoingMails } from '../src/db/schema/index.ts'
import { addApplications } from './support/bulk-applications.ts'
import { mailServer } from './support/mail-server.ts'
import { VACANCY } from './support/samples.ts'
import { createServerSetup, startServerProcess, untilReady } from './support/server-process.ts'
import { ADMIN, call } from './support/test-api.ts'

const APPLICANTS = 3

async function startAnnouncing() {
  const mails = await mailServer()
  onTestFinished(() => mails.stop())
  const setup = await createServerSetup()
  const { db, url } = setup
  const env = { ...setup.env, SMTP_URL: mails.url }
  let server = startServerProcess(env)
  await untilReady(url)
  const { token } = (await call<LoginResponse>(url, '/api/login', { json: ADMIN })).body
  const created = await call<SavedResponse>(url, '/api/admin/job-vacancies/create', { token, json: VACANCY })
  const vacancy = created.body.id ?? 0
  await addApplications(setup, vacancy, APPLICANTS)
  const ofVacancy = eq(applications.vacancyId, vacancy)
  const rows = await db
    .update(applications)
    .set({ status: 'rejected' })
    .where(ofVacancy)
    .returning({ id: applications.id })
  return {
    ...{ mails, db, ids: rows.map(({ id }) => id).toSorted((a, b) => a - b) },
    post: (path: string, json: object, headers = {}) =>
      call(url, `/api/admin/${path}`, { token, json, headers }),
    waiting: async () =>
      (
        await call<ListPage<AnnouncementRow>>(url, '/api/admin/announcements?view=page&mail=waiting', {
          token,
        })
      ).body.entries,
    announced: async () =>
      (await db.select().from(applications).where(ofVacancy).orderBy(asc(applications.id))).map(
        ({ announcedStatus }) => announcedStatus,
      ),
    received: () => mails.received.filter(({ source }) => source.includes('About')),
    async kill() {
      server.child.kill('SIGKILL')
      await server.exit
    },
    async restart() {
      // Simulates the end of the pause after which another process takes what a dead one was sending.
      await db.update(outgoingMails).set({ nextAttemptAt: sql`now()` })
      server = startServerProcess(env)
      await untilReady(url)
    },
  }
}

it(
  'whatever the api is killed in while it announces, no applicant is told twice, and no page changes without a mail',
  async () => {
    const { mails, db, ids, post, waiting, announced, received, kill, restart } = await startAnnouncing()
    const json = { ids, subject: 'About', text: 'x', when: 'now', if_status: 'rejected' }
    const headers = { 'idempotency-key': randomUUID() }

    // While it queues the mails: all of them or none, and the repeated call adds only what is missing.
    const requested = post('applications/mails', json, headers).catch(() => undefined)
    await kill()
    await requested
    const queued = await db.$count(applicationMails)
    expect([0, APPLICANTS]).toContain(queued)
    expect(await db.$count(outgoingMails, sql`application_mail_id is not null`)).toBe(queued)
    expect(await announced()).toEqual(['new', 'new', 'new'])
    await restart()
    expect((await post('applications/mails', json, headers)).status).toBe(200)
    expect(await db.$count(applicationMails)).toBe(APPLICANTS)

    // Between the mail and the page: the mail server has the mail, and the api does not know.
    mails.setSilent(true)
    await mails.start()
    await db.update(outgoingMails).set({ nextAttemptAt: sql`now()` })
    await expect.poll(() => received().length, { timeout: patience(20_000) }).toBe(1)
    await kill()
    expect(await announced()).toEqual(['new', 'new', 'new'])
    mails.setSilent(false)
    await restart()
    await expect.poll(() => received().length, { timeout: patience(20_000) }).toBe(APPLICANTS)
    await expect.poll(async () => (await waiting()).length).toBe(1)
    expect(await waiting()).toMatchObject([{ mail: { state: 'failed', lastError: 'INTERRUPTED' } }])
    expect((await announced()).toSorted()).toEqual(['new', 'rejected', 'rejected'])
    expect(new Set(received().flatMap(({ to }) => to)).size).toBe(APPLICANTS)

    // A person decides; the page follows without a second mail.
    await post('outbox/send-again', {})
    expect(await waiting()).toMatchObject([{ mail: { lastError: 'INTERRUPTED' } }])
    const [interrupted] = await waiting()
    await post('applications/announce', { ids: [interrupted?.id], status: 'rejected' })
    expect(await announced()).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await waiting()).toEqual([])
    expect(received()).toHaveLength(APPLICANTS)
  },
  patience(120_000),
)
