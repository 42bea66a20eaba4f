import { MAX_LISTED_ADDRESSES } from '@arunika/contracts'
import { expect, it } from 'vitest'
import { articleHandle } from './handle.ts'

it('a sitemap goes on after the last of as many articles as one response has', () => {
  const next = (articles: object[]) => articleHandle.addresses?.next?.(articles as never)
  const full = Array.from({ length: MAX_LISTED_ADDRESSES }, (_, nth) => ({ id: nth + 1, date: '2026-01-05' }))
  expect(next(full)).toBe(`/api/articles?view=places&before=2026-01-05.${MAX_LISTED_ADDRESSES}`)
  expect(next(full.slice(1))).toBeUndefined()
  // An older api sends all of them, without dates.
  expect(next(full.map(({ id }) => ({ id })))).toBeUndefined()
})
