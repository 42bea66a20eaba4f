import { expect, test } from 'vitest'
import { focusScrollable } from './scrollable.ts'

test.each([
  ['a table', '<figure class="table">', '<figure tabindex="0" class="table">'],
  [
    'a table with more attributes',
    '<figure style="width:50%" class="table-wide table">',
    '<figure tabindex="0" style="width:50%" class="table-wide table">',
  ],
  ['a listing', '<pre><code>', '<pre tabindex="0"><code>'],
])('%s can be focused, and so scrolled by keys', (_, html, focusable) => {
  expect(focusScrollable(html)).toBe(focusable)
})

test.each([
  [
    'in the text',
    '<p>a</p><table><tbody></tbody></table><p>b</p>',
    '<p>a</p><figure tabindex="0" class="table"><table><tbody></tbody></table></figure><p>b</p>',
  ],
  [
    'with one in a cell',
    '<table><td><table></table></td></table><table></table>',
    '<figure tabindex="0" class="table"><table><td><table></table></td></table></figure><figure tabindex="0" class="table"><table></table></figure>',
  ],
])('a table outside a figure gets one: %s', (_, html, framed) => {
  expect(focusScrollable(html)).toBe(framed)
})

test('nothing else can', () => {
  const html = '<figure class="image table-of-nothing"><img src="a.png" alt=""></figure><p>&lt;pre&gt;</p>'
  expect(focusScrollable(html)).toBe(html)
})
