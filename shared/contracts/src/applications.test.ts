import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DOCUMENT_RULES, documentError, EDUCATION_LEVELS, educationName } from './index.ts'

const pdf = { name: 'cv.pdf', size: 1000, type: 'application/pdf' }

describe('education names', () => {
  test('every level has a name of its own', () => {
    expect(new Set(EDUCATION_LEVELS.map(educationName)).size).toBe(EDUCATION_LEVELS.length)
    expect(educationName('shs')).toBe('SMA/SMK/Sederajat (Senior High School)')
    expect(educationName('d4')).toBe('Diploma 4')
    expect(educationName('s2')).toBe('Strata 2')
  })

  test('anything else is N/A', () => {
    const other = fc.string().filter((text) => !EDUCATION_LEVELS.some((level) => level === text))
    fc.assert(
      fc.property(fc.oneof(other, fc.constantFrom('constructor', '__proto__', 'toString')), (text) => {
        expect(educationName(text)).toBe('N/A')
      }),
    )
  })
})

describe('documents', () => {
  test('one to three PDF or picture files are right', () => {
    expect(documentError([pdf])).toBeUndefined()
    expect(
      documentError([pdf, { name: 'a.webp', size: 26_214_400, type: 'image/webp' }, pdf]),
    ).toBeUndefined()
  })

  test('each error has its own sentence', () => {
    expect(documentError([])).toBe('This field is required.')
    expect(documentError([pdf, pdf, pdf, pdf])).toBe('Max 3 files allowed')
    expect(documentError([{ ...pdf, size: 26_214_401 }])).toBe('Each file must be 25MB or smaller.')
    expect(documentError([{ name: 'cv.doc', size: 10, type: 'application/msword' }])).toBe(
      'Only JPG, JPEG, PNG, WEBP, and PDF files are allowed.',
    )
  })

  test('a file without a declared type is judged by its name, and later by its contents', () => {
    for (const type of ['', 'application/octet-stream']) {
      expect(documentError([{ ...pdf, name: 'CV.PDF', type }])).toBeUndefined()
      expect(documentError([{ ...pdf, name: 'cv.docx', type }])).toBe(DOCUMENT_RULES.messages.wrongType)
    }
  })

  test('without an error there are one to three files, each small enough and of a known type', () => {
    const file = fc.record({
      name: fc.constant('cv'),
      size: fc.nat(2 * DOCUMENT_RULES.maxSize),
      type: fc.oneof(fc.constantFrom(...DOCUMENT_RULES.types), fc.string()),
    })
    fc.assert(
      fc.property(fc.array(file, { maxLength: 5 }), (files) => {
        const right =
          files.length >= 1 &&
          files.length <= DOCUMENT_RULES.maxFiles &&
          files.every(
            ({ size, type }) => size <= DOCUMENT_RULES.maxSize && DOCUMENT_RULES.types.includes(type),
          )
        expect(documentError(files) === undefined).toBe(right)
      }),
    )
  })
})
