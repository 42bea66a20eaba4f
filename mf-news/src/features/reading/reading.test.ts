import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashtagsOf } from './hashtags.ts'
import { readingMinutes } from './reading-time.ts'

describe('reading time', () => {
  test('a short note takes a minute', () => {
    expect(readingMinutes('')).toBe(1)
    expect(readingMinutes('Hello there')).toBe(1)
  })

  test('660 words take three minutes', () => {
    expect(readingMinutes('word '.repeat(660))).toBe(3)
  })

  test('more words never take less time', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(500), (words, more) => {
        expect(readingMinutes('word '.repeat(words + more))).toBeGreaterThanOrEqual(
          readingMinutes('word '.repeat(words)),
        )
      }),
    )
  })
})

describe('hashtags', () => {
  test('are the words between the # characters, each once', () => {
    expect(hashtagsOf('#games#art #games')).toEqual(['games', 'art'])
    expect(hashtagsOf('')).toEqual([])
  })

  test('hold neither # nor white space, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const tag of hashtagsOf(text)) expect(tag).toMatch(/^[^#\s]+$/)
      }),
    )
  })
})
