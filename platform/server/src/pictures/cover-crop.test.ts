import { expect, it } from 'vitest'
import { coverCrop } from './cover-crop.ts'

it.each([
  [{ x: 0, y: 50 }, 0],
  [{ x: 50, y: 50 }, 200],
  [{ x: 100, y: 50 }, 400],
])('a picture that is too wide is cut around its focus point %o', (focus, left) => {
  const crop = coverCrop({ width: 800, height: 315 }, { width: 1200, height: 630 }, focus)
  expect(crop).toEqual({
    filled: { width: 1600, height: 630 },
    cut: { left, top: 0, width: 1200, height: 630 },
  })
})
