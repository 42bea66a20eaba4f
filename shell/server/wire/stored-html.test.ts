import { expect, test } from 'vitest'
import { storedHtml } from './stored-html.ts'

test.each([
  ['a plain text', 'Paint & draw.', 'Paint &amp; draw.'],
  ['lines of a text area', 'One\r\ntwo\r\n\r\nThree', '<p>One<br>two</p><p>Three</p>'],
  ['a text area with a sign for less', '3 < 4\nand 5', '<p>3 &lt; 4<br>and 5</p>'],
  [
    'a document of Google',
    '<b style="font-weight:normal;"><p>Not bold</p></b>',
    '<span><p>Not bold</p></span>',
  ],
  ['bold words', '<p><b>Bold</b></p>', '<p><b>Bold</b></p>'],
  ['a script', '<p>Words</p><script>alert(1)</script>', '<p>Words</p>'],
])('%s keeps its words and its lines', (_, html, expected) => {
  expect(storedHtml(html)).toBe(expected)
})
