import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inLanguage, LANGUAGES, languageAt, withoutLanguage } from './languages.ts'

it.each([
  ['/articles', 'en', '/articles'],
  ['/id/articles/16-rimba', 'id', '/articles/16-rimba'],
  ['/id', 'id', '/'],
  ['/id/', 'id', '/'],
  ['/idea', 'en', '/idea'],
  ['/ID/articles', 'en', '/ID/articles'],
])('%s names %s, and the page %s', (path, language, page) => {
  expect([languageAt(path), withoutLanguage(path)]).toEqual([language, page])
})

it('a path in a language leads back to the same path', () => {
  const path = fc
    .webPath()
    .map((text) => text || '/')
    .filter((text) => languageAt(text) === 'en')
  fc.assert(
    fc.property(path, fc.constantFrom(...LANGUAGES), (at, language) => {
      const named = inLanguage(at, language)
      expect([languageAt(named), withoutLanguage(named)]).toEqual([language, at])
    }),
  )
})
