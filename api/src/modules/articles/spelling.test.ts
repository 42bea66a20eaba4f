import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { likelyMeant, searchWords, slips } from './spelling.ts'

const word = fc.stringMatching(/^[a-z]{1,12}$/)

describe('what a reader searches for', () => {
  it('is split into words, whatever is between them', () => {
    expect(searchWords('  Motion-capture,  LAB & motion ')).toEqual(['motion', 'capture', 'lab'])
    expect(searchWords('!?')).toEqual([])
  })

  it('never becomes more than eight words of forty characters, without anything but letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        const words = searchWords(text)
        expect(words.length).toBeLessThanOrEqual(8)
        for (const found of words) expect(found).toMatch(/^[\p{L}\p{N}]{1,40}$/u)
      }),
    )
  })
})

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
