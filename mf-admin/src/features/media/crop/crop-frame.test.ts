import { MIN_CROP } from '@arunika/admin-contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CORNERS,
  type Frame,
  LOWER_RIGHT,
  moveFrame,
  RATIOS,
  resizeFrame,
  rotatedSize,
  rotateFrame,
  wholeFrame,
  withRatio,
} from './crop-frame.ts'

const SIZE = { width: 1200, height: 800 }
const FRAME = { left: 100, top: 200, width: 400, height: 300 }

test('a frame moves up to the edges of the picture', () => {
  expect(moveFrame(FRAME, 10, -10, SIZE)).toEqual({ ...FRAME, left: 110, top: 190 })
  expect(moveFrame(FRAME, 9_000, 9_000, SIZE)).toEqual({ ...FRAME, left: 800, top: 500 })
  expect(moveFrame(FRAME, -9_000, -9_000, SIZE)).toEqual({ ...FRAME, left: 0, top: 0 })
})

test('a corner moves alone, while the opposite one stays', () => {
  expect(resizeFrame(FRAME, { x: 0, y: 0 }, { x: -50, y: 20 }, SIZE, undefined)).toEqual({
    ...{ left: 50, top: 220, width: 450, height: 280 },
  })
  expect(resizeFrame(FRAME, LOWER_RIGHT, { x: 9_000, y: -9_000 }, SIZE, undefined)).toEqual({
    ...{ left: 100, top: 200, width: 1100, height: MIN_CROP },
  })
})

test('a chosen ratio stays, and the frame keeps its middle and its width if there is room', () => {
  expect(withRatio(FRAME, SIZE, 1)).toEqual({ left: 100, top: 150, width: 400, height: 400 })
  expect(withRatio(wholeFrame(SIZE), SIZE, 1)).toEqual({ left: 200, top: 0, width: 800, height: 800 })
  expect(withRatio(wholeFrame(SIZE), SIZE, 16 / 9)).toEqual({ left: 0, top: 63, width: 1200, height: 675 })
  expect(withRatio(FRAME, SIZE, undefined)).toEqual(FRAME)
})

test('a frame stays around its part when the picture is rotated', () => {
  const right = rotateFrame(FRAME, SIZE, true)
  expect(right).toEqual({ left: 300, top: 100, width: 300, height: 400 })
  expect(rotateFrame(right, rotatedSize(SIZE, 90), false)).toEqual(FRAME)
  let frame: Frame = FRAME
  for (const rotation of [0, 90, 180, 270] as const)
    frame = rotateFrame(frame, rotatedSize(SIZE, rotation), true)
  expect(frame).toEqual(FRAME)
})

describe('whatever is done, a frame is one that the api accepts', () => {
  const length = fc.integer({ min: 40, max: 1600 })
  const far = fc.integer({ min: -2_000, max: 2_000 })
  const step = fc.record({
    corner: fc.constantFrom(undefined, ...CORNERS),
    x: far,
    y: far,
    ratio: fc.constantFrom(...RATIOS.map(({ ratio }) => ratio)),
  })

  test('by pixels within the picture, of the least size', () => {
    fc.assert(
      fc.property(length, length, fc.array(step, { maxLength: 12 }), (width, height, steps) => {
        const size = { width, height }
        let frame = wholeFrame(size)
        for (const { corner, x, y, ratio } of steps) {
          frame = withRatio(frame, size, ratio)
          frame = corner ? resizeFrame(frame, corner, { x, y }, size, ratio) : moveFrame(frame, x, y, size)
          expect(Object.values(frame).every(Number.isInteger)).toBe(true)
          expect(Math.min(frame.left, frame.top)).toBeGreaterThanOrEqual(0)
          expect(Math.min(frame.width, frame.height)).toBeGreaterThanOrEqual(MIN_CROP)
          expect(frame.left + frame.width).toBeLessThanOrEqual(width)
          expect(frame.top + frame.height).toBeLessThanOrEqual(height)
        }
      }),
    )
  })
})
