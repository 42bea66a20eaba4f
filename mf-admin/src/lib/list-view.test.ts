import { expect, test } from 'vitest'
import { apiQuery, countText, sortName } from './list-view.ts'

const nothing = { search: '', sort: '', page: 1, after: '', before: '', filters: {} }

test('a list without a search is requested as it is', () => {
  expect(apiQuery(nothing).toString()).toBe('view=page')
})

test('what is in the address reaches the api', () => {
  const filters = { status: 'open', type: '' }
  const query = apiQuery({ ...nothing, search: 'art', sort: `-${sortName('Job Title')}`, page: 3, filters })
  expect(query.toString()).toBe('view=page&q=art&sort=-job-title&page=3&status=open')
})

test('a count says when there may be more', () => {
  expect(countText(999, false)).toBe('999')
  expect(countText(1000, true)).toBe('1,000+')
})
