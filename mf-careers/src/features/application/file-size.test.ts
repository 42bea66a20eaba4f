import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test('sizes read in the unit that fits', () => {
  expect(fileSize(0)).toBe('0 B')
  expect(fileSize(512)).toBe('512 B')
  expect(fileSize(1536)).toBe('1.5 KB')
  expect(fileSize(26_214_400)).toBe('25.0 MB')
  expect(fileSize(26_214_400, 'id')).toBe('25,0 MB')
})

test('every size has a number below 1024 and a unit', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31 - 1), (bytes) => {
      const [amount, unit] = fileSize(bytes).split(' ')
      expect(Number(amount)).toBeLessThanOrEqual(1024)
      expect(unit).toMatch(/^(B|KB|MB|GB)$/)
    }),
  )
})
