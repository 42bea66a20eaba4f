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

test('nothing else can', () => {
  const html = '<figure class="image table-of-nothing"><img src="a.png" alt=""></figure><p>&lt;pre&gt;</p>'
  expect(focusScrollable(html)).toBe(html)
})
