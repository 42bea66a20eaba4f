import type { SiteFactsForm } from '@arunika/admin-contracts'
import type { SavedResponse, SiteFacts } from '@arunika/contracts'
import { DEFAULT_FACTS, sampleFacts } from '@arunika/contracts/site'
import { expect, it } from 'vitest'
import { outgoingMails } from '../src/db/schema/index.ts'
import { fileApi, startOwnApi } from './support/test-api.ts'

const { api, token } = await fileApi()
const OFFICE = '/api/admin/site'

const save = (facts: object) => api.call<SavedResponse>(OFFICE, { token, json: facts })
const shown = async () => (await api.call<SiteFacts>('/api/site')).body

it('the site has its samples until somebody edits it, and then what was entered, at once', async () => {
  expect(await shown()).toEqual(DEFAULT_FACTS)
  const { body: form } = await api.call<SiteFactsForm>(OFFICE, { token })
  expect(form).toEqual({ ...DEFAULT_FACTS, updatedAt: '' })

  const facts: SiteFacts = {
    ...DEFAULT_FACTS,
    home: 'video',
    phone: '+62 22 2500 935',
    social: { ...DEFAULT_FACTS.social, TikTok: '' },
  }
  expect((await save(facts)).body).toMatchObject({ message: 'The site has been updated.' })
  expect(await shown()).toEqual(facts)
})

it('of two who edit it at the same time the second overwrites nothing, and learns who was first', async () => {
  // Also who opened the samples, before anybody had saved.
  expect((await save({ ...DEFAULT_FACTS, if_updated_at: '' })).status).toBe(409)
  const { updatedAt } = (await save(DEFAULT_FACTS)).body
  expect((await save({ ...DEFAULT_FACTS, if_updated_at: updatedAt })).status).toBe(200)
  expect(await save({ ...DEFAULT_FACTS, email: 'b@example.com', if_updated_at: updatedAt })).toMatchObject({
    status: 409,
    body: { code: 'site_changed', changed: { by: 'admin@arunika.example' } },
  })
})

it('what is no phone number, address or degree is refused', async () => {
  const { body, status } = await save({
    ...DEFAULT_FACTS,
    phone: '022 5550142',
    mapsUrl: 'javascript:alert(1)',
    latitude: 91,
    social: { ...DEFAULT_FACTS.social, Instagram: 'http://instagram.test/' },
    partners: { ...DEFAULT_FACTS.partners, studio: { name: ' ', text: 'x' } },
  })
  expect(status).toBe(422)
  expect(Object.keys((body as { errors?: object }).errors ?? {})).toEqual([
    'phone',
    'mapsUrl',
    'latitude',
    'social',
    'partners',
  ])
})

it('mails name the address and the phone that were entered', async () => {
  const own = await startOwnApi()
  const facts = { ...DEFAULT_FACTS, street: 'Jalan Braga 99', phone: '+62 22 4200 000' }
  expect((await own.call(OFFICE, { token: (await own.logIn()).token, json: facts })).status).toBe(200)
  const booking = {
    name: 'a',
    phone: '022 5550142',
    email: 'a@example.com',
    student: 's',
    age: '9',
    day: 'd',
  }
  expect((await own.call('/api/classes/kid-class/roblox/trial', { json: booking })).status).toBe(200)
  const mails = await own.db.select().from(outgoingMails)
  expect(mails.find(({ recipient }) => recipient === booking.email)?.text).toMatch(
    /Jalan Braga 99.*\n.*\+62 22 4200 000/,
  )
})

it('names what is still a sample', () => {
  expect(sampleFacts(DEFAULT_FACTS)).toEqual([
    ...['phone', 'e-mail', 'address', 'map', 'Instagram', 'Facebook', 'TikTok', 'YouTube', 'LinkedIn'],
    ...['partner of the studio', 'partner of the academy'],
  ])
  const edited = { ...DEFAULT_FACTS, phone: '+62 1234567', social: { ...DEFAULT_FACTS.social, TikTok: '' } }
  expect(sampleFacts(edited)).not.toContain('phone')
  expect(sampleFacts(edited)).not.toContain('TikTok')
})
