import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distinctNames } from './archive.ts'

it('files of the same name are kept apart', () => {
  expect(distinctNames(['cv.pdf', 'CV.pdf', 'cv (2).pdf', 'cv.pdf', 'notes', 'notes'])).toEqual([
    'cv.pdf',
    'CV (2).pdf',
    'cv (2) (2).pdf',
    'cv (3).pdf',
    'notes',
    'notes (2)',
  ])
})

it('no two names in an archive are the same, on whatever system it is unpacked', () => {
  const name = fc.stringMatching(/^[abAB]{1,2}(\.pdf)?$/)
  fc.assert(
    fc.property(fc.array(name, { maxLength: 6 }), (names) => {
      const distinct = distinctNames(names).map((each) => each.toLowerCase())
      expect(new Set(distinct).size).toBe(names.length)
    }),
  )
})
