import { describe, expect, it } from 'vitest'
import { createSite, DEFAULT_FACTS, siteIn, withFacts } from './index.ts'

it('A site says nothing of the settings that it was made from', () => {
  const settings = { name: 'Arunika', lmsUrl: '', publicUrl: '', adminPassword: 'a secret' }
  expect(JSON.stringify(createSite(settings))).not.toContain('secret')
})

it('A site says that its api has only the calls of the specification, and nothing if it has others', () => {
  const site = createSite({ name: 'Arunika', lmsUrl: '', publicUrl: '' })
  expect(withFacts(site, { ...DEFAULT_FACTS, isOnlySpecified: true }).isOnlySpecified).toBe(true)
  expect(withFacts(site, DEFAULT_FACTS)).not.toHaveProperty('isOnlySpecified')
})

describe('the site in a language', () => {
  const site = createSite({ name: 'Arunika', lmsUrl: 'https://learning.test', publicUrl: '' })

  it('opens the apps of the academy in it', () => {
    const { language, apps } = siteIn(site, 'id')
    expect({ language, apps }).toEqual({
      language: 'id',
      apps: {
        registration: 'https://learning.test/registration?language=id',
        learning: 'https://learning.test/?language=id',
      },
    })
    expect(siteIn(site, 'en')).toEqual(siteIn(site))
    expect(siteIn(site).apps).toEqual(site.apps)
  })

  it('has the texts of partners in it, marks one that is not translated, and brings none of another', () => {
    const studio = { name: 'Kite', text: 'A publisher.', translations: { id: { text: 'Sebuah penerbit.' } } }
    const academy = { name: 'Garis', text: 'A house.' }
    const own = withFacts(site, { ...DEFAULT_FACTS, partners: { studio, academy } })
    expect(siteIn(own, 'id').partners).toEqual({
      studio: { name: 'Kite', text: 'Sebuah penerbit.' },
      academy: { ...academy, lang: 'en' },
    })
    expect(siteIn(own).partners).toEqual({ studio: { name: 'Kite', text: 'A publisher.' }, academy })
  })
})
