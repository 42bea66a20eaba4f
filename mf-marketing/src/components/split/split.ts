/** Position of the handle in pixels from the left of a hero of `width`. Null (the middle) until the handle is moved. */
export type Split = { offset: number; width: number } | null

/** Keyboard step, in percent of the width. */
const STEP = 5
const LEAP = 20

export const clampOffset = (offset: number, width: number) => Math.min(Math.max(offset, 0), width)

/** Share of the left picture, in whole percent. */
export const shareOf = (split: Split) =>
  split === null || split.width === 0 ? 50 : Math.round((split.offset / split.width) * 100)

/** Share after a key press on the handle; undefined for keys that do not move it. */
export function shareAfterKey(key: string, share: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowLeft: share - STEP,
    ArrowDown: share - STEP,
    ArrowRight: share + STEP,
    ArrowUp: share + STEP,
    PageDown: share - LEAP,
    PageUp: share + LEAP,
    Home: 0,
    End: 100,
  }
  const next = moves[key]
  return next === undefined ? undefined : clampOffset(next, 100)
}
