import { expect, test } from 'vitest'
import { fileSize, isPdf } from './documents.ts'

test('a PDF is known by its name, signed or not', () => {
  expect(isPdf({ file_path: 'applications/1d/cv.pdf' })).toBe(true)
  expect(isPdf({ file_path: 'applications/1d/CV.PDF?expires=1&signature=s' })).toBe(true)
  expect(isPdf({ file_path: 'applications/1d/cv.pdf.jpg?name=.pdf' })).toBe(false)
})

test('sizes are read in kB and MB', () => {
  expect(fileSize(10)).toBe('1 kB')
  expect(fileSize(26_624)).toBe('26 kB')
  expect(fileSize(26_214_400)).toBe('25.0 MB')
})
