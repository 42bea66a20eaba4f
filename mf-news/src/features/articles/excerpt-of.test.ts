import { expect, test } from 'vitest'
import { excerptOf } from './excerpt-of.ts'

test('the text below a title has at most 150 characters, and comes from the article where an older api gives no excerpt', () => {
  expect(excerptOf({ excerpt: 'Short.' })).toBe('Short.')
  expect(excerptOf({ excerpt: 'x'.repeat(300) })).toBe(`${'x'.repeat(150)}…`)
  expect(excerptOf({ content: '<p>All of <b>it</b>.</p>' })).toBe('All of it.')
  expect(excerptOf({})).toBe('')
})
