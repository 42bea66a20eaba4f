import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import styles from './crop-dialog.module.css'
import {
  CORNERS,
  type Corner,
  type Frame,
  LOWER_RIGHT,
  moveFrame,
  type Rotation,
  resizeFrame,
  type Size,
  wholeFrame,
} from './crop-frame.ts'
import { PartView } from './part-view.tsx'

interface CropStageProps {
  image: HTMLImageElement
  rotation: Rotation
  /** Size of the rotated image. */
  size: Size
  frame: Frame
  ratio: number | undefined
  /** Id of the element that describes the frame. */
  describedBy: string
  onFrame: (frame: Frame) => void
}

const DIRECTIONS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** Step of the arrow keys as a share of the longer side. */
const STEP = 0.01

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** A rotated picture with the frame on it, for mouse, touch and keyboard. */
export function CropStage(props: CropStageProps) {
  const { image, rotation, size, frame, ratio, describedBy, onFrame } = props
  const stage = useRef<HTMLDivElement>(null)
  const drag = useRef<{ from: Frame; x: number; y: number; corner: Corner | undefined }>(undefined)

  const start = (corner?: Corner) => (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { from: frame, x: event.clientX, y: event.clientY, corner }
  }
  function move(event: PointerEvent) {
    if (!drag.current || !stage.current) return
    const { from, corner } = drag.current
    const scale = size.width / stage.current.clientWidth
    const x = (event.clientX - drag.current.x) * scale
    const y = (event.clientY - drag.current.y) * scale
    onFrame(corner ? resizeFrame(from, corner, { x, y }, size, ratio) : moveFrame(from, x, y, size))
  }
  function end() {
    drag.current = undefined
  }
  function press(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key]
    if (!direction) return
    event.preventDefault()
    const step = event.altKey ? 1 : Math.max(1, Math.round(Math.max(size.width, size.height) * STEP))
    const [x, y] = [direction.x * step, direction.y * step]
    const isResize = event.shiftKey || event.altKey
    onFrame(isResize ? resizeFrame(frame, LOWER_RIGHT, { x, y }, size, ratio) : moveFrame(frame, x, y, size))
  }
  const follow = { onPointerMove: move, onPointerUp: end, onPointerCancel: end }

  return (
    <div
      ref={stage}
      className={styles.stage}
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        width: `min(100%, ${size.width}px, ${(size.width / size.height) * 60}dvh)`,
      }}
    >
      <PartView
        {...{ image, rotation }}
        frame={wholeFrame(size)}
        label="The picture"
        className={styles.picture}
      />
      <div
        className={styles.frame}
        style={{
          left: percent(frame.left, size.width),
          top: percent(frame.top, size.height),
          width: percent(frame.width, size.width),
          height: percent(frame.height, size.height),
        }}
      >
        <button
          type="button"
          className={styles.inside}
          aria-label="Frame"
          aria-describedby={describedBy}
          onKeyDown={press}
          onPointerDown={start()}
          {...follow}
        />
        {CORNERS.map((corner) => (
          <span
            key={`${corner.x}${corner.y}`}
            className={styles.corner}
            data-x={corner.x}
            data-y={corner.y}
            onPointerDown={start(corner)}
            {...follow}
          />
        ))}
      </div>
    </div>
  )
}
