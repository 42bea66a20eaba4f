import { expect, it } from 'vitest'
import { namesOneHost, safeEqual } from './index.ts'

it.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['é', 'e', false],
  // As many characters, not as many bytes.
  ['é'.repeat(43), 'e'.repeat(43), false],
  ['', '', true],
])('%j equals %j: %s', (a, b, equal) => expect(safeEqual(a, b)).toBe(equal))

it('a request that names two hosts differs from one that names none or one', () => {
  expect(namesOneHost({ rawHeaders: ['Host', 'a', 'Accept', '*/*'] })).toBe(true)
  expect(namesOneHost({ rawHeaders: [] })).toBe(true)
  expect(namesOneHost({ rawHeaders: ['Host', 'a', 'hOST', 'a'] })).toBe(false)
})
