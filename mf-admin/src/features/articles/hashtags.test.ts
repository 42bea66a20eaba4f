import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashtagsOf, joinHashtags } from './hashtags.ts'

test('tags come apart, each once, and go together as the wire has them', () => {
  expect(hashtagsOf('#games #vr#games# two words')).toEqual(['games', 'vr', 'twowords'])
  expect(hashtagsOf('games #art 3d')).toEqual(['games', 'art3d'])
  expect(hashtagsOf('games')).toEqual([])
  expect(joinHashtags(['games', 'vr'])).toBe('#games#vr')
})

test('whatever is typed, its tags survive going together and coming apart', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const tags = hashtagsOf(typed)
      expect(hashtagsOf(joinHashtags(tags))).toEqual(tags)
    }),
  )
})
