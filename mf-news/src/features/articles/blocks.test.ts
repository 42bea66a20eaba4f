import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newsBlocks, relatedBlocks } from './blocks.ts'

const items = fc.uniqueArray(fc.nat(), { maxLength: 30 })

describe('the news list', () => {
  test('shows the first as headline, 2 to 5 as one large and three small, and the rest in the slider', () => {
    expect(newsBlocks([1, 2, 3, 4, 5, 6, 7])).toEqual({
      headline: 1,
      latest: { large: 2, small: [3, 4, 5] },
      more: [6, 7],
    })
  })

  test('leaves out what there are no articles for', () => {
    expect(newsBlocks([])).toEqual({ headline: undefined, latest: undefined, more: [] })
    expect(newsBlocks([1])).toEqual({ headline: 1, latest: undefined, more: [] })
    expect(newsBlocks([1, 0]).latest).toEqual({ large: 0, small: [] })
    expect(newsBlocks([1, 2])).toEqual({ headline: 1, latest: { large: 2, small: [] }, more: [] })
  })

  test('shows every article once, in the order it came', () => {
    fc.assert(
      fc.property(items, (articles) => {
        const { headline, latest, more } = newsBlocks(articles)
        const shown = [headline, latest?.large, ...(latest?.small ?? []), ...more]
        expect(shown.filter((item) => item !== undefined)).toEqual(articles)
      }),
    )
  })
})

describe('below an article', () => {
  test('three related ones are too few', () => {
    expect(relatedBlocks([1, 2, 3])).toEqual({ related: undefined, more: [] })
  })

  test('four make Related Content', () => {
    expect(relatedBlocks([1, 2, 3, 4])).toEqual({ related: { large: 1, small: [2, 3, 4] }, more: [] })
    expect(relatedBlocks([1, 2, 3, 4, 5, 6, 7]).more).toEqual([])
  })

  test('eight make a slider besides, from the sixth on', () => {
    expect(relatedBlocks([1, 2, 3, 4, 5, 6, 7, 8])).toEqual({
      related: { large: 1, small: [2, 3, 4] },
      more: [6, 7, 8],
    })
  })

  test('no article appears twice', () => {
    fc.assert(
      fc.property(items, (articles) => {
        const { related, more } = relatedBlocks(articles)
        const shown = [related?.large, ...(related?.small ?? []), ...more].filter(
          (item) => item !== undefined,
        )
        expect(new Set(shown).size).toBe(shown.length)
      }),
    )
  })
})
