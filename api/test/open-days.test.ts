import type { AcademyClass } from '@arunika/contracts'
import { OPEN_DAY_PATH } from '@arunika/contracts'
import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { outgoingMails } from '../src/db/schema/index.ts'
import { sampleTerms } from '../src/seed/content/terms.ts'
import { BOOKING } from './support/samples.ts'
import { createTerm, dayAhead, trialsOf } from './support/terms.ts'
import { startOwnApi, type TestApi } from './support/test-api.ts'

const OPEN_DAYS = OPEN_DAY_PATH.replace('/academy', '/api/classes')
const day = dayAhead(20)
const OPEN_DAY = {
  classPath: OPEN_DAY_PATH,
  startsOn: day,
  endsOn: day,
  to: '16:00',
  seats: 2,
  taken: 0,
}
const { day: _, ...VISITOR } = BOOKING

const signUp = (api: TestApi, slot: string, own: object = {}) =>
  api.call(`${OPEN_DAYS}/trial`, { json: { ...VISITOR, slot, ...own } })

it('an open day that editors entered takes visitors of every age until its places are gone', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  await createTerm(api, token, OPEN_DAY)
  const [offered, ...others] = await trialsOf(api, OPEN_DAYS)
  expect(others).toEqual([])
  expect(offered).toMatchObject({ left: 2, price: 0, hours: '09:00–16:00' })
  expect(Date.parse(offered?.ends ?? '') - Date.parse(offered?.at ?? '')).toBe(7 * 3_600_000)
  const slot = offered?.value ?? ''
  expect(await signUp(api, slot, { age: '4' })).toMatchObject({
    status: 201,
    body: { message: expect.stringContaining('Your place has been booked') },
  })
  expect((await trialsOf(api, OPEN_DAYS))[0]?.left).toBe(1)
  expect((await signUp(api, slot, { age: '71' })).status).toBe(201)
  expect(await signUp(api, slot)).toMatchObject({ status: 409, body: { code: 'slot_taken' } })
  expect(await trialsOf(api, OPEN_DAYS)).toEqual([])
})

it('a visitor of an open day gets a mail with a calendar file and a link, and can cancel', async () => {
  const api = await startOwnApi()
  const { token } = await api.logIn()
  await createTerm(api, token, OPEN_DAY)
  const slot = (await trialsOf(api, OPEN_DAYS))[0]?.value ?? ''
  await signUp(api, slot)
  const mails = await api.db.select().from(outgoingMails).orderBy(asc(outgoingMails.createdAt))
  const toVisitor = mails.find(({ recipient }) => recipient === VISITOR.email)
  expect(toVisitor?.subject).toBe('Your visit on our open day')
  expect(toVisitor?.calendar).toContain('STATUS:CONFIRMED')
  expect(mails.find(({ recipient }) => recipient !== VISITOR.email)?.subject).toBe('New trial: Open Day')
  const link = /\/api\/my-trial\/[\w.-]+/.exec(toVisitor?.text ?? '')?.[0] ?? ''
  const html = async (language: string) => (await fetch(`${api.url}${link}?language=${language}`)).text()
  expect(await html('en')).toContain('<h1>Your visit on our open day</h1>')
  expect(await html('id')).toContain('<h1>Kunjungan Anda: hari terbuka</h1>')
  expect(await html('en')).not.toMatch(/\btrial\b(?!\/)/)
  await fetch(`${api.url}${link}/cancel`, { method: 'POST', redirect: 'manual' })
  expect((await trialsOf(api, OPEN_DAYS))[0]?.left).toBe(2)
})

it('the open days are no class, and the samples always have two ahead', async () => {
  const api = await startOwnApi()
  const { body } = await api.call<AcademyClass[]>('/api/classes')
  expect(body.map(({ path }) => path)).not.toContain(OPEN_DAY_PATH)
  for (const now of ['2026-11-28', '2026-12-31', '2027-02-06', '2028-02-29']) {
    const days = sampleTerms(new Date(`${now}T05:00:00Z`)).filter(
      ({ classPath }) => classPath === OPEN_DAY_PATH,
    )
    expect(days).toHaveLength(2)
    for (const { startsOn, endsOn } of days) {
      expect(startsOn > now).toBe(true)
      expect(endsOn).toBe(startsOn)
      expect(new Date(startsOn).getUTCDay()).toBe(6)
    }
  }
})
