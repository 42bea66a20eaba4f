import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('an excerpt is the text without its markup', () => {
  expect(excerpt('<h2>Rimba</h2><p>A <strong>river</strong> &amp; its forest.</p>')).toBe(
    'Rimba A river & its forest.',
  )
})

test('of a longer text it shows the first 200 characters', () => {
  expect(excerpt(`<p>${'a'.repeat(200)}</p>`)).toBe('a'.repeat(200))
  expect(excerpt(`<p>${'a'.repeat(201)}</p>`)).toBe(`${'a'.repeat(200)}…`)
})
