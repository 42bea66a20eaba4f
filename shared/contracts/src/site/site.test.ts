import { expect, it } from 'vitest'
import { createSite, siteIn } from './index.ts'

it('A site says nothing of the settings that it was made from', () => {
  const settings = { name: 'Arunika', lmsUrl: '', publicUrl: '', adminPassword: 'a secret' }
  expect(JSON.stringify(createSite(settings))).not.toContain('secret')
})

it('opens the apps of the academy in the language of the page', () => {
  const site = createSite({ name: 'Arunika', lmsUrl: 'https://learning.test', publicUrl: '' })
  expect(siteIn(site, 'en')).toBe(site)
  expect(siteIn(site, undefined)).toBe(site)
  expect(siteIn(site, 'id')).toEqual({
    ...site,
    language: 'id',
    apps: {
      registration: 'https://learning.test/registration?language=id',
      learning: 'https://learning.test/?language=id',
    },
  })
})
