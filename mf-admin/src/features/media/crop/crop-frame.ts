import { MIN_CROP, type PictureCrop } from '@arunika/admin-contracts'

export type Rotation = PictureCrop['rotation']
export type Frame = PictureCrop['frame']
export type Size = Pick<Frame, 'width' | 'height'>

/** Width divided by height of each choice; free for the first. */
export const RATIOS = [
  { value: 'free', label: 'Free', ratio: undefined },
  { value: '16:9', label: '16:9', ratio: 16 / 9 },
  { value: '4:3', label: '4:3', ratio: 4 / 3 },
  { value: '1:1', label: '1:1', ratio: 1 },
] as const
export type RatioName = (typeof RATIOS)[number]['value']

/** A corner of a frame: 0 for left and top, 1 for right and bottom. */
export interface Corner {
  x: 0 | 1
  y: 0 | 1
}
export const LOWER_RIGHT: Corner = { x: 1, y: 1 }
export const CORNERS: readonly Corner[] = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 }, LOWER_RIGHT]

const within = (value: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(value, most)))

export const wholeFrame = ({ width, height }: Size): Frame => ({ left: 0, top: 0, width, height })

/** Size of a picture after its rotation. */
export const rotatedSize = ({ width, height }: Size, rotation: Rotation): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width }

/** The frame around the same part after a picture of this size is rotated by 90 degrees. */
export const rotateFrame = ({ left, top, width, height }: Frame, size: Size, isRight: boolean): Frame => ({
  left: isRight ? size.height - top - height : top,
  top: isRight ? left : size.width - left - width,
  width: height,
  height: width,
})

export const moveFrame = (frame: Frame, x: number, y: number, size: Size): Frame => ({
  ...frame,
  left: within(frame.left + x, 0, size.width - frame.width),
  top: within(frame.top + y, 0, size.height - frame.height),
})

/** Moves one corner of a frame, within the picture. With a ratio, the longer movement counts. */
export function resizeFrame(
  frame: Frame,
  corner: Corner,
  movement: { x: number; y: number },
  size: Size,
  ratio: number | undefined,
): Frame {
  const right = frame.left + frame.width
  const bottom = frame.top + frame.height
  const room = {
    width: corner.x ? size.width - frame.left : right,
    height: corner.y ? size.height - frame.top : bottom,
  }
  let width = frame.width + (corner.x ? movement.x : -movement.x)
  let height = frame.height + (corner.y ? movement.y : -movement.y)
  if (ratio !== undefined) {
    const wanted = Math.abs(movement.x) < Math.abs(movement.y) ? height * ratio : width
    width = Math.max(MIN_CROP * Math.max(1, ratio), Math.min(wanted, room.width, room.height * ratio))
    height = width / ratio
  }
  width = within(width, MIN_CROP, room.width)
  height = within(height, MIN_CROP, room.height)
  return {
    left: corner.x ? frame.left : right - width,
    top: corner.y ? frame.top : bottom - height,
    width,
    height,
  }
}

/** A frame of this ratio around the same middle, as wide as before if the picture has room. */
export function withRatio(frame: Frame, size: Size, ratio: number | undefined): Frame {
  if (ratio === undefined) return frame
  const width = Math.floor(Math.min(frame.width, size.height * ratio))
  const height = within(width / ratio, MIN_CROP, size.height)
  return moveFrame({ ...frame, width, height }, (frame.width - width) / 2, (frame.height - height) / 2, size)
}
