import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampOffset, shareAfterKey, shareOf } from './split.ts'

describe('the handle between the two worlds', () => {
  test('is in the middle until the visitor moves it', () => {
    expect(shareOf(null)).toBe(50)
  })

  test('never leaves the hero, however far it is dragged', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 10_000 }), (offset, width) => {
        const clamped = clampOffset(offset, width)
        expect(clamped).toBeGreaterThanOrEqual(0)
        expect(clamped).toBeLessThanOrEqual(width)
        if (offset >= 0 && offset <= width) expect(clamped).toBe(offset)
      }),
    )
  })

  test('tells its place as a share of the width', () => {
    expect(shareOf({ offset: 0, width: 1200 })).toBe(0)
    expect(shareOf({ offset: 300, width: 1200 })).toBe(25)
    expect(shareOf({ offset: 1200, width: 1200 })).toBe(100)
  })

  test.each([
    ['ArrowRight', 55],
    ['ArrowUp', 55],
    ['ArrowLeft', 45],
    ['ArrowDown', 45],
    ['PageUp', 70],
    ['PageDown', 30],
    ['Home', 0],
    ['End', 100],
  ])('moves by the key %s', (key, share) => {
    expect(shareAfterKey(key, 50)).toBe(share)
  })

  test('stays within its ends by keyboard, and leaves other keys alone', () => {
    expect(shareAfterKey('PageUp', 90)).toBe(100)
    expect(shareAfterKey('ArrowLeft', 2)).toBe(0)
    expect(shareAfterKey('Tab', 50)).toBeUndefined()
  })
})
