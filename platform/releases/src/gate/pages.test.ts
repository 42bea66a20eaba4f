import { expect, it } from 'vitest'
import { hasRoute } from './pages.ts'

it.each([
  ['/academy/:programme/:name', '/academy/:kind/:slug', true],
  ['/academy/:programme/:name', '/academy/visit/open-day', false],
  ['/articles/:id', '/articles/:id/print', false],
  ['/articles', '/articles', true],
])('of the routes of a build with %s, is one %s: %s', (known, path, isKnown) => {
  expect(hasRoute([known], path)).toBe(isKnown)
})
