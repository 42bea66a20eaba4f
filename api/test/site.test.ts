import type { PictureDetail, PictureRow, SiteFactsForm } from '@arunika/admin-contracts'
import type { SavedResponse, SiteFacts } from '@arunika/contracts'
import { DEFAULT_FACTS, sampleFacts } from '@arunika/contracts/site'
import { describe, expect, it } from 'vitest'
import { outgoingMails } from '../src/db/schema/index.ts'
import { png, type SampleFile, uploadForm } from './support/samples.ts'
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
  // A form opened on the samples before any save also conflicts.
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

it('has the text of a partner in Indonesian until it is emptied; a form that does not name it changes nothing', async () => {
  const own = await startOwnApi()
  const { token } = await own.logIn()
  const saved = async (fields: object) => {
    const studio = { name: 'Kite', text: 'A publisher.', ...fields }
    const json = { ...DEFAULT_FACTS, partners: { ...DEFAULT_FACTS.partners, studio } }
    expect((await own.call(OFFICE, { token, json })).status).toBe(200)
    return (await own.call<SiteFacts>('/api/site')).body.partners.studio.translations
  }
  const translations = { id: { text: 'Sebuah penerbit.' } }
  expect(await saved({ 'text@id': 'Sebuah penerbit.' })).toEqual(translations)
  expect(await saved({})).toEqual(translations)
  expect(await saved({ 'text@id': '  ' })).toBeUndefined()
  expect(
    await own.call(OFFICE, {
      token,
      json: {
        ...DEFAULT_FACTS,
        partners: { ...DEFAULT_FACTS.partners, studio: { name: 'a', text: 'b', 'text@id': 'x'.repeat(301) } },
      },
    }),
  ).toMatchObject({ status: 422 })
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

describe('the logo of a partner', () => {
  const LIBRARY = '/api/admin/pictures'

  async function start() {
    const own = await startOwnApi()
    const { token } = await own.logIn()
    const add = (file: SampleFile) =>
      own.call<PictureRow>(`${LIBRARY}/create`, { token, form: uploadForm(file) })
    const logoFileOf = async (width: number) => (await add(await png(width, 300))).body.sizes[0]?.path ?? ''
    const saveStudio = (partner: object) =>
      own.call<SavedResponse>(OFFICE, {
        token,
        json: {
          ...DEFAULT_FACTS,
          partners: {
            ...DEFAULT_FACTS.partners,
            studio: { name: 'Kite', text: 'x', 'text@id': '', ...partner },
          },
        },
      })
    const studio = async () => (await own.call<SiteFacts>('/api/site')).body.partners.studio
    return { own, token, add, logoFileOf, saveStudio, studio }
  }

  it('is a picture of the library, shown with its size and in its widths until it is removed', async () => {
    const { own, logoFileOf, saveStudio, studio } = await start()
    const logoFile = await logoFileOf(900)
    expect((await saveStudio({ logoFile })).status).toBe(200)
    const { logo } = await studio()
    expect(logo).toMatchObject({ path: logoFile, width: 900, height: 300 })
    expect(logo?.srcset).toMatch(/^\/uploads\/\S+-400\.webp 400w, .*-900\.webp 900w$/)
    expect((await fetch(`${own.url}/uploads/${logoFile}`)).headers.get('content-type')).toBe('image/webp')

    // A back-office older than logos does not send them.
    await saveStudio({ name: 'Kite & Co' })
    expect(await studio()).toMatchObject({ name: 'Kite & Co', logo: { path: logoFile } })
    await saveStudio({ logoFile: '' })
    expect(await studio()).toEqual({ name: 'Kite', text: 'x' })
  })

  it('is refused when the library has no such picture, or the file is none', async () => {
    const { add, saveStudio, studio } = await start()
    const svg = { name: 'logo.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg onload="alert(1)"/>') }
    for (const file of [svg, { ...svg, name: 'logo.png', type: 'image/png' }])
      expect(await add(file)).toMatchObject({
        status: 422,
        body: { errors: { upload: ['Only JPG, JPEG, PNG and WEBP images are allowed.'] } },
      })
    for (const logoFile of ['editor/none-900.webp', '../secrets', 'https://other.example/logo.png'])
      expect(await saveStudio({ logoFile }), logoFile).toMatchObject({
        status: 422,
        body: { errors: { 'partners.studio.logoFile': [expect.stringContaining('not in the library')] } },
      })
    expect(await studio()).toEqual(DEFAULT_FACTS.partners.studio)
  })

  it('is a use of its picture, which is not deleted before and can be replaced everywhere', async () => {
    const { own, token, logoFileOf, saveStudio, studio } = await start()
    const [logoFile, other] = [await logoFileOf(900), await logoFileOf(700)]
    await saveStudio({ logoFile })
    const detail = async () => (await own.call<PictureDetail>(`${LIBRARY}/1`, { token })).body
    expect((await detail()).uses).toMatchObject([{ subject: 'site', title: 'Logo of Kite' }])
    const refused = await own.call(`${LIBRARY}/1`, { token, method: 'DELETE' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'picture_used' } })
    expect(refused.body.message).toContain('the site “Logo of Kite”')

    const { body } = await own.call(`${LIBRARY}/1/replace`, { token, json: { by: 2 } })
    expect(body.message).toBe('The picture has been replaced in 1 place.')
    expect((await studio()).logo).toMatchObject({ path: other, width: 700 })
    expect((await own.call(`${LIBRARY}/1`, { token, method: 'DELETE' })).status).toBe(200)
  })
})
