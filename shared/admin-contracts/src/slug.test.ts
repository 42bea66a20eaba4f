import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test('a title becomes a slug', () => {
  expect(slugOf('Rimba: the “Café” film!')).toBe('rimba-the-cafe-film')
  expect(slugOf('日本')).toBe('')
})

test('whatever the title is, the api accepts its slug', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (title) => {
      expect(slugOf(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(slugOf(title).length).toBeLessThanOrEqual(80)
    }),
  )
})
