import { expect, test } from 'vitest'
import { headingsFrom } from './headings.ts'

test.each([
  [
    'where they are',
    2,
    '<h2>A</h2><h3 style="text-align:center">B</h3>',
    '<h2>A</h2><h3 style="text-align:center">B</h3>',
  ],
  ['below the heading of their part', 5, '<h2>A</h2><p>a</p><h3>B</h3>', '<h5>A</h5><p>a</p><h6>B</h6>'],
  ['without a gap at the start', 2, '<h4>A</h4><p>a</p><h4>B</h4>', '<h2>A</h2><p>a</p><h2>B</h2>'],
  ['within the six levels', 5, '<h2>A</h2><h4>B</h4>', '<h5>A</h5><h6>B</h6>'],
] as const)('headings start %s', (_, level, html, moved) => {
  expect(headingsFrom(level, html)).toBe(moved)
})

test('a text without headings, with a line or with code stays as it is', () => {
  const html = '<hr /><p>&lt;h2&gt;</p>'
  expect(headingsFrom(5, html)).toBe(html)
})
