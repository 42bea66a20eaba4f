import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { likelyMeant, slips } from './spelling.ts'

const word = fc.stringMatching(/^[a-z]{1,12}$/)

describe('slips between two words', () => {
  it.each([
    ['games', 'games', 0],
    ['gmaes', 'games', 1],
    ['game', 'games', 1],
    ['animasii', 'animasi', 1],
    ['exibition', 'exhibition', 1],
    ['kitten', 'sitting', 3],
  ])('of “%s” and “%s” are %i', (one, other, expected) => {
    expect(slips(one, other)).toBe(expected)
  })

  it('are as many in either direction, none only between equal words, never more than letters', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const count = slips(one, other)
        expect(slips(other, one)).toBe(count)
        expect(count === 0).toBe(one === other)
        expect(count).toBeLessThanOrEqual(Math.max(one.length, other.length))
      }),
    )
  })
})

it('the nearest words are meant, and a word far from all is left as it is', () => {
  expect(likelyMeant('exibition', ['exhibition', 'edition', 'exhibitions'])).toEqual(['exhibition'])
  expect(likelyMeant('bandng', ['bandung', 'banding', 'band'])).toEqual(['bandung', 'banding'])
  expect(likelyMeant('zzzzzz', ['bandung'])).toEqual([])
  expect(likelyMeant('vr', ['vs'])).toEqual([])
})
