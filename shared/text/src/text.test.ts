import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { longDate, longDay, longTime, plainText, shortDay, shortTime, truncate } from './index.ts'

describe('dates', () => {
  test('a calendar day reads as a long American date', () => {
    expect(longDay('2026-11-21')).toBe('November 21, 2026')
  })

  test('an instant reads as the day it was in Bandung', () => {
    expect(longDate('2026-11-20T18:30:00.000Z')).toBe('November 21, 2026')
    expect(longDate('2026-11-20T18:30:00.000Z', 'id')).toBe('21 November 2026')
  })

  test('a calendar day has a short British form for tables', () => {
    expect(shortDay('2026-11-01')).toBe('1 Nov 2026')
    expect(shortDay('2026-09-30')).toBe('30 Sept 2026')
  })

  test('an instant can be read to the minute, by a 24-hour clock in Bandung', () => {
    expect(longTime('2026-11-20T18:30:00.000Z')).toBe('November 21, 2026 at 01:30')
    expect(longTime('2026-11-20T17:05:00.000Z')).toBe('November 21, 2026 at 00:05')
    expect(shortTime('2026-09-20T17:05:00.000Z')).toBe('21 Sept 2026, 00:05')
    expect(longTime('2026-11-20T10:00:00.000Z')).toBe('November 20, 2026 at 17:00')
  })

  test('an invalid date is shown as it is', () => {
    expect(shortDay('soon')).toBe('soon')
    expect(longTime('soon')).toBe('soon')
    expect(longDay('soon')).toBe('soon')
    expect(longDate('')).toBe('')
  })

  test('no date needs the formatters that a browser takes long to make', async () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat')
    longDay('2026-11-21')
    longTime('2026-11-20T18:30:00.000Z')
    expect(made).not.toHaveBeenCalled()
    made.mockRestore()
  })

  test('every instant reads as the clocks of Bandung show it', () => {
    const clock = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'long',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: 'Asia/Jakarta',
    })
    const instants = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2999-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (date) => {
        expect(longTime(date.toISOString())).toBe(clock.format(date))
      }),
    )
  })

  test('every calendar day keeps its own day and year', () => {
    const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10)
        expect(longDay(iso)).toMatch(new RegExp(`^[A-Z][a-z]+ ${Number(iso.slice(8))}, ${iso.slice(0, 4)}$`))
      }),
    )
  })
})

describe('truncate', () => {
  test('a text within the limit stays as it is', () => {
    expect(truncate('Arunika', 7)).toBe('Arunika')
  })

  test('a longer text ends with an ellipsis, and no space before it', () => {
    expect(truncate('Open house at the academy', 11)).toBe('Open house…')
  })

  test('an emoji is never cut in two', () => {
    expect(truncate('🎮🎮🎮', 2)).toBe('🎮🎮…')
    expect(truncate('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👍🏽', 1)).toBe('👩‍👩‍👧‍👦…')
    expect(truncate('👍🏽🇮🇩👩‍👩‍👧‍👦', 3)).toBe('👍🏽🇮🇩👩‍👩‍👧‍👦')
    expect(truncate('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301e\u0301…')
  })

  test('accents stacked without end are cut off', () => {
    expect(truncate(`tea e${'\u0301'.repeat(5_000)}`, 10)).toBe('tea…')
  })

  test('the result is the beginning of the text and at most one character longer than the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(60), (text, limit) => {
        const cut = truncate(text, limit)
        expect([...new Intl.Segmenter().segment(cut)].length).toBeLessThanOrEqual(limit + 1)
        expect(text.startsWith(cut.replace(/…$/, '')) || text === cut).toBe(true)
      }),
    )
  })
})

describe('plainText', () => {
  test('tags go, words stay apart, entities are read', () => {
    expect(plainText('<p>Games &amp; art</p><p>for <b>all</b>, &lt;really&gt;</p>')).toBe(
      'Games & art for all, <really>',
    )
  })

  test('an entity is read once only', () => {
    expect(plainText('&amp;lt;')).toBe('&lt;')
  })

  test('a text without markup keeps its words', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(plainText(words.join('\n'))).toBe(words.join(' '))
      }),
    )
  })
})
