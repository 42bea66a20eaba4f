import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findRows, type ListQuery, type ListRules, PAGE_SIZE, pageOf, sortName } from './list-view.ts'

interface Row {
  title: string
  status: string
  size: number
}

const rows: Row[] = [
  { title: 'Café games', status: 'open', size: 10 },
  { title: 'animation', status: 'closed', size: 9 },
  { title: 'Games and art', status: 'open', size: 100 },
]
const rules: ListRules<Row> = {
  columns: [
    { title: 'Job Title', sortBy: ({ title }) => title },
    { title: 'Size', sortBy: ({ size }) => size },
    { title: 'Status' },
  ],
  searchText: ({ title }) => title,
  filters: [{ name: 'status', label: 'Status', options: {}, valuesOf: ({ status }) => [status] }],
}
const find = (own: Partial<ListQuery>) =>
  findRows(rows, { search: '', sort: '', page: 1, filters: {}, ...own }, rules).map(({ title }) => title)

describe('finding', () => {
  test('every word must be there, whatever its capitals and accents', () => {
    expect(find({ search: 'cafe' })).toEqual(['Café games'])
    expect(find({ search: ' GAMES ' })).toEqual(['Café games', 'Games and art'])
    expect(find({ search: 'games art' })).toEqual(['Games and art'])
  })

  test('a filter that is not chosen filters nothing', () => {
    expect(find({ filters: { status: 'closed' } })).toEqual(['animation'])
    expect(find({ filters: { status: '' } })).toHaveLength(3)
  })

  test('rows are sorted as people would, in both directions', () => {
    expect(find({ sort: sortName('Job Title') })).toEqual(['animation', 'Café games', 'Games and art'])
    expect(find({ sort: '-size' })).toEqual(['Games and art', 'Café games', 'animation'])
  })

  test('a column that is unknown or cannot be sorted changes nothing', () => {
    for (const sort of ['status', '-nothing', '-']) expect(find({ sort })).toEqual(find({}))
  })
})

test('the pages hold every row once, and a page that is not there is the nearest', () => {
  fc.assert(
    fc.property(fc.nat(70), fc.integer({ min: -3, max: 9 }), (count, wanted) => {
      const all = Array.from({ length: count }, (_, index) => index)
      const { pages, page, offset } = pageOf(all, wanted)
      expect(page).toBeGreaterThanOrEqual(1)
      expect(page).toBeLessThanOrEqual(pages)
      expect(offset).toBe((page - 1) * PAGE_SIZE)
      const each = Array.from({ length: pages }, (_, index) => pageOf(all, index + 1).rows)
      expect(each.flat()).toEqual(all)
    }),
  )
})
