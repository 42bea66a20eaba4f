import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { archiveAddress, archiveKey, pageLinks, readFinding } from './finding.ts'

const read = (query: string) => readFinding(new URLSearchParams(query))

describe('what the address asks for', () => {
  test('is nothing on the newsroom itself, also after a search for nothing', () => {
    expect(read('')).toBeUndefined()
    expect(read('q=&category=&page=x&utm_source=mail')).toBeUndefined()
  })

  test('is a category, a hashtag with or without #, words and a page', () => {
    expect(read('category=3&hashtag=%23games&q=+film+&page=2')).toEqual({
      q: 'film',
      category: '3',
      hashtag: 'games',
      page: 2,
    })
  })

  test('comes back as it was from the address that is made for it', () => {
    const text = fc.string({ maxLength: 100 }).map((words) => words.trim())
    const hashtag = text.map((words) => words.replace(/^#+/, '').trim())
    const finding = fc.record({
      q: text,
      category: fc.constantFrom('', '7'),
      hashtag,
      page: fc.integer({ min: 1, max: 900 }),
    })
    fc.assert(
      fc.property(finding, (query) => {
        expect(read(archiveAddress(query).slice('/articles?'.length))).toEqual(query)
      }),
    )
  })

  test('never makes the api refuse, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (q, category, page) => {
        const finding = readFinding(new URLSearchParams({ q, category, page }))
        if (!finding) return
        const params = new URL(archiveKey(finding), 'http://x').searchParams
        expect(params.get('category') ?? '1').toMatch(/^\d+$/)
        expect(params.get('page') ?? '1').toMatch(/^\d+$/)
        expect((params.get('q') ?? '').length).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('page numbers', () => {
  test('lead to the first, the last and the neighbours', () => {
    expect(pageLinks(1, 1)).toEqual([1])
    expect(pageLinks(1, 3)).toEqual([1, 2, 3])
    expect(pageLinks(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
    expect(pageLinks(3, 5)).toEqual([1, 2, 3, 4, 5])
  })

  test('rise, and leave out more than one page wherever they leave out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (page, pages) => {
        const links = pageLinks(Math.min(page, pages), pages)
        expect(links).toContain(1)
        expect(links).toContain(pages)
        links.forEach((link, index) => {
          if (link !== null) return
          expect(Number(links[index + 1]) - Number(links[index - 1])).toBeGreaterThan(2)
        })
      }),
    )
  })
})
