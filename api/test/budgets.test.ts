import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { figure } from '@anyam/test-support/figure'
import { like, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loginAttempts } from '../src/db/schema/index.ts'
import { runApi } from '../src/run-api.ts'
import { readApiSettings } from '../src/settings.ts'
import { applicationForm, type SampleFile } from './support/samples.ts'
import { call, startOwnApi, type TestApi } from './support/test-api.ts'
import { listApplications, publishVacancy } from './support/vacancy.ts'

const MB = 1024 * 1024

/** A picture of noise, which no encoder can compress: about 0.3 MB. */
async function heavyPicture(): Promise<SampleFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const canvas = sharp({ create: { width: 480, height: 480, channels: 3, background: '#777', noise } })
  return { name: 'work.png', type: 'image/png', bytes: await canvas.png().toBuffer() }
}

const picture = await heavyPicture()

const apply = (url: string, vacancyId: number, address: string, files = [picture]) =>
  call(`${url}`, `/api/job-vacancies/${vacancyId}`, {
    form: applicationForm(files),
    headers: { 'x-forwarded-for': address },
  })

const noBudgets = { formsPerHour: 0, megabytesPerHour: 0, megabytesPerHourTotal: 0, documentsMegabytes: 0 }

async function start(budgets: Partial<typeof noBudgets>) {
  const api = await startOwnApi({ budgets: { ...noBudgets, ...budgets } })
  const { token } = await api.logIn()
  return { api, token, vacancyId: await publishVacancy(api, token) }
}

/** Simulates the end of the hour. */
const letAnHourPass = (api: TestApi) =>
  api.db.update(loginAttempts).set({ expiresAt: sql`now()` }).where(like(loginAttempts.key, 'form%'))

async function bytesOnDisk(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('Promise 30: what anonymous visitors may store', () => {
  it('is limited by address and hour, for all processes, and the refusal says when to come back', async () => {
    const { api, token, vacancyId } = await start({ megabytesPerHour: 1 })
    const second = await runApi(api.databaseUrl, api.settings, { port: 0, graceMs: 0 })
    onTestFinished(() => second.stop())
    const urls = [api.url, second.url, api.url, second.url]
    const responses = []
    for (const url of urls) responses.push(await apply(url, vacancyId, '2001:db8:1:2::3', [picture]))
    expect(responses.map(({ status }) => status)).toContain(200)
    const refused = responses.at(-1)
    expect(refused).toMatchObject({
      status: 429,
      body: {
        code: 'upload_budget_spent',
        message: expect.stringMatching(/^Too much has been uploaded .* Please try again in \d+ minutes\.$/),
      },
    })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3_000)
    // A different address in the same network, and a different network.
    expect((await apply(api.url, vacancyId, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await apply(api.url, vacancyId, '2001:db8:1:3::1')).status).toBe(200)
    await letAnHourPass(api)
    expect((await apply(api.url, vacancyId, '2001:db8:1:2::3')).status).toBe(200)
    expect(await listApplications(api, token, vacancyId)).toHaveLength(
      responses.filter(({ status }) => status === 200).length + 2,
    )
  })

  it('cannot be passed by sending at the same time, and what is refused leaves no file', async () => {
    const { api, token, vacancyId } = await start({ megabytesPerHour: 1 })
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => apply(api.url, vacancyId, '192.0.2.1')),
    )
    const taken = responses.filter(({ status }) => status === 200)
    expect(responses.every(({ status }) => status === 200 || status === 429)).toBe(true)
    const sizes = (await listApplications(api, token, vacancyId)).map(
      ({ applicationFiles }) => applicationFiles[0]?.size ?? 0,
    )
    expect(sizes).toHaveLength(taken.length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MB)
    expect(await api.storedFiles()).toHaveLength(taken.length)
  })

  it('has room for all documents together; what is deleted makes room', async () => {
    const { api, token, vacancyId } = await start({ documentsMegabytes: 1 })
    const statuses: number[] = []
    for (let nth = 0; nth < 5; nth += 1)
      statuses.push((await apply(api.url, vacancyId, `192.0.2.${nth}`)).status)
    expect(statuses.at(0)).toBe(200)
    const full = await apply(api.url, vacancyId, '192.0.2.9')
    expect(full).toMatchObject({ status: 507, body: { code: 'documents_full' } })
    expect(full.body.message).toMatch(/no room for more documents .* by e-mail to \S+@\S+\.$/)
    expect(await bytesOnDisk(join(api.dataDir, 'files'))).toBeLessThanOrEqual(MB)
    const [application] = await listApplications(api, token, vacancyId)
    const path = `/api/admin/job-vacancies/${application?.id}/applications`
    await api.call(path, { method: 'DELETE', token })
    expect((await apply(api.url, vacancyId, '192.0.2.9')).status).toBe(200)
  })

  it('is limited in forms as well, messages and applications together', async () => {
    const { api, vacancyId } = await start({ formsPerHour: 2 })
    const json = { name: 'Dewi', email: 'dewi@example.com', subject: 'Kid class', message: 'Is there room?' }
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    expect((await api.call('/api/contact-us', { json, headers })).status).toBe(200)
    expect((await apply(api.url, vacancyId, '192.0.2.1')).status).toBe(200)
    const refused = await api.call('/api/contact-us', { json, headers })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(refused.body.message).toMatch(/Please try again in \d+ minutes\.$/)
    // A browser without scripts is redirected to a page with the message.
    const page = await fetch(`${api.url}/api/job-vacancies/${vacancyId}`, {
      method: 'POST',
      body: applicationForm([picture]),
      headers: { ...headers, accept: 'text/html' },
      redirect: 'manual',
    })
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      `/career/${vacancyId}?fault=too_many_requests`,
    ])
  })

  it('by 100 addresses in a day fits the documented disk: as many bytes as the limits allow, and no more', async () => {
    // A thousandth of the real limits in size; three hours stand for a day.
    const limits = { formsPerHour: 3, megabytesPerHour: 1, megabytesPerHourTotal: 5, documentsMegabytes: 12 }
    const { api, vacancyId } = await start(limits)
    const files = join(api.dataDir, 'files')
    const refusals = new Set<string>()
    let taken = 0
    for (let hour = 1; hour <= 3; hour += 1) {
      for (let nth = 0; nth < 100; nth += 1) {
        const { status, body } = await apply(api.url, vacancyId, `198.51.100.${nth}`)
        if (status === 200) taken += 1
        else refusals.add(`${status} ${body.code}`)
      }
      const allowed = Math.min(hour * limits.megabytesPerHourTotal, limits.documentsMegabytes)
      const stored = await bytesOnDisk(files)
      expect(stored).toBeLessThanOrEqual(allowed * MB)
      expect(stored).toBeGreaterThan(allowed * MB * 0.8)
      await letAnHourPass(api)
    }
    expect([...refusals].sort()).toEqual(['429 uploads_busy', '507 documents_full'])

    const { budgets } = readApiSettings({})
    const day = Math.min(100 * 24 * budgets.megabytesPerHour, 24 * budgets.megabytesPerHourTotal)
    expect(day).toBeLessThan(budgets.documentsMegabytes)
    figure(
      30,
      `the worst day of 100 addresses: ${day} MB of ${budgets.documentsMegabytes} MB; scaled, 300 real forms: ${taken} taken, ${((await bytesOnDisk(files)) / MB).toFixed(1)} of 12 MB stored`,
    )
  })
})
