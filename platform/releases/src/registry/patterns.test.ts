import { expect, it } from 'vitest'
import { matchesPattern } from './patterns.ts'

it('a pattern matches the whole name, its stars any text, and every part in its order', () => {
  expect(matchesPattern('repo:acme/news:ref:*', 'repo:acme/news:ref:refs/heads/main')).toBe(true)
  expect(matchesPattern('repo:*:ref:*/main', 'repo:acme/news:ref:refs/heads/main')).toBe(true)
  expect(matchesPattern('repo:*:ref:*/main', 'repo:acme/news:environment:x/main')).toBe(false)
  expect(matchesPattern('a*b*b', 'ab')).toBe(false)
  expect(matchesPattern('a*a', 'a')).toBe(false)
  expect(matchesPattern('acme/news', 'acme/news-fork')).toBe(false)
  expect(matchesPattern('*', '')).toBe(true)
})
