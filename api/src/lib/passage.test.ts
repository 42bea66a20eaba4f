import fc from 'fast-check'
import { expect, it } from 'vitest'
import { passageOf } from './passage.ts'

const LONG = `${'Before the words. '.repeat(20)}A ﬁlm about Zoë’s résumé in Straßburg. ${'After the words. '.repeat(20)}`

it('shows the words around the longest word of a search, as they are written', () => {
  expect(passageOf(LONG, 'resume')).toMatch(/^….*A ﬁlm about Zoë’s résumé in Straßburg\..*…$/)
  expect(passageOf(LONG, 'of strassburg')).toContain('Straßburg')
  expect(passageOf('Short résumé', 'RESUME')).toBe('Short résumé')
  expect(passageOf(LONG, 'giraffe')).toBeUndefined()
  expect(passageOf(LONG, 'resume before', 'Résumé')).toMatch(/^Before the words/)
  expect(passageOf(LONG, 'resume', 'Résumé')).toBeUndefined()
})

it.each([
  ['It’s a film', "it's"],
  ['Jean‑Pierre', 'jean-pierre'],
  ['2019 – 2024', '2019-2024'],
  ['“quoted”', '"quoted"'],
  ['Łódź, Ærø and Đặng', 'lodz'],
  ['Łódź, Ærø and Đặng', 'aero'],
  ['Iğdır', 'IGDIR'],
  ['ΣΟΦΟΣ', 'σοφος'],
  ['Blender™', 'blender'],
])('shows “%s” to a search for %s', (text, search) => {
  expect(passageOf(`${'Before. '.repeat(30)}${text}${' After.'.repeat(30)}`, search)).toContain(text)
})

it('shows a whole word rather than a part of one', () => {
  expect(passageOf(`Compositing. ${'x '.repeat(200)}Siti draws.`, 'siti')).toContain('Siti draws')
})

it('is short, of whole characters, and from the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.string({ maxLength: 5 }),
      (text, search) => {
        const passage = passageOf(text, search)
        if (passage === undefined) return
        expect(passage.isWellFormed()).toBe(true)
        expect(passage.length).toBeLessThanOrEqual(162)
      },
    ),
  )
})
