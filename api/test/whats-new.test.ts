import type { WhatIsNew } from '@arunika/admin-contracts'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { administrators } from '../src/db/schema/index.ts'
import { runAdminCommand } from '../src/modules/auth/admin-command.ts'
import { applicationForm, articleForm, jpeg, pdf } from './support/samples.ts'
import { startOwnApi, type TestApi } from './support/test-api.ts'
import { publishVacancy } from './support/vacancy.ts'

const EMAIL = 'dewi@example.com'
const readSummary = async (api: TestApi, token: string) =>
  (await api.call<WhatIsNew>('/api/admin/whats-new', { token })).body

/** Simulates that time passes for all visits. */
const minutesLater = (api: TestApi, minutes: number) =>
  api.db.update(administrators).set({ seenAt: sql`seen_at - make_interval(mins => ${minutes})` })

const write = (subject: string) => ({ name: 'Sari', email: 'sari@example.com', subject, message: 'Hello.' })

it('during the first visit everything is new', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const id = await publishVacancy(api, token, { title: 'Lantern maker' })
  await api.call(`/api/job-vacancies/${id}`, { form: applicationForm([pdf()]) })
  await api.call('/api/contact-us', { json: write('Twins') })
  const booking = { phone: '+62 800 5550 101', age: '9', day: 'Any Saturday', student: 'Kirana' }
  await api.call('/api/classes/kid-class/roblox/trial', {
    json: { ...booking, name: 'Dewi', email: 'dewi@example.com' },
  })
  await api.call('/api/admin/categories/create', { token, json: { name: 'News' } })
  const form = { date: '2026-11-20', content: '<p>x</p>', categories: [1], picture: await jpeg() }
  await api.call('/api/admin/articles/create', { token, form: articleForm({ ...form, title: 'Doors' }) })
  const hidden = articleForm({ ...form, title: 'Not yet' })
  hidden.append('draft', '1')
  await api.call('/api/admin/articles/create', { token, form: hidden })

  expect(await readSummary(api, token)).toMatchObject({
    since: null,
    applications: {
      count: 1,
      newest: [{ name: 'Putri Handayani', vacancyId: id, vacancy: 'Lantern maker' }],
    },
    messages: { count: 1, newest: [{ name: 'Sari', subject: 'Twins' }] },
    articles: { count: 1, newest: [{ title: 'Doors' }] },
    trials: { count: 1, newest: [{ class: 'Roblox', student: 'Kirana' }] },
  })
})

it('later it is what has come since the visit before ended, for each administrator apart', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  const password = await runAdminCommand(api.db, { verb: 'create', email: EMAIL })
  const login = await api.call<{ token: string }>('/api/login', { json: { email: EMAIL, password } })
  const dewi = login.body.token
  await api.call('/api/contact-us', { json: write('Before') })
  // Every screen's request marks the administrator as present.
  for (const each of [token, dewi]) await api.call('/api/admin/summary', { token: each })

  await minutesLater(api, 10)
  expect(await readSummary(api, token)).toMatchObject({ since: null, messages: { count: 1 } })
  await minutesLater(api, 40)
  await api.db.execute(sql`update contact_messages set created_at = now() - interval '2 hours'`)
  await api.call('/api/contact-us', { json: write('After') })
  const [first, second] = [await readSummary(api, token), await readSummary(api, token)]
  expect(first).toMatchObject({ messages: { count: 1, newest: [{ subject: 'After' }] } })
  expect(Date.now() - Date.parse(first.since ?? '')).toBeGreaterThan(35 * 60_000)
  expect(second.since).toBe(first.since)
  expect((await readSummary(api, dewi)).since).not.toBe(first.since)
})

it('names the five newest and counts all', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  for (let nth = 1; nth <= 7; nth += 1) await api.call('/api/contact-us', { json: write(`Number ${nth}`) })
  const { messages } = await readSummary(api, token)
  expect(messages?.count).toBe(7)
  expect(messages?.newest.map(({ subject }) => subject)).toEqual([7, 6, 5, 4, 3].map((n) => `Number ${n}`))
})
