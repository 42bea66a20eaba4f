import { PICTURE_CROPS } from '@arunika/admin-contracts'
import type { FocusPoint } from '@arunika/contracts'
import { Field } from '@arunika/ui'
import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './focus-picture.module.css'

interface FocusProps {
  focus: FocusPoint
  onFocus: (focus: FocusPoint) => void
}

interface FocusPictureProps extends FocusProps {
  src: string
  /** Accessible description of the picture's role. */
  label: string
}

const STEPS: Readonly<Record<string, FocusPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** Step with Shift, in percent. */
const LARGE_STEP = 10

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

/** A picture with its focal point, set by click or arrow keys, and previews of the crops. */
export function FocusPicture({ src, label, focus, onFocus }: FocusPictureProps) {
  const { x, y } = focus

  function point({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onFocus({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) })
  }
  function move(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const size = event.shiftKey ? LARGE_STEP : 1
    onFocus({ x: within(x + step.x * size), y: within(y + step.y * size) })
  }
  return (
    <div className={styles.views}>
      <div className={styles.picture} onPointerDown={point}>
        <img src={src} alt={label} draggable={false} />
        <button
          type="button"
          className={styles.focus}
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={`Focus point, ${x} % from the left and ${y} % from the top`}
          onKeyDown={move}
        />
      </div>
      <p className={styles.hint}>Click what every crop must keep, or move the point with the arrow keys.</p>
      <ul className={styles.crops} aria-label="How the picture is cropped">
        {PICTURE_CROPS.map(({ name, width, height }) => (
          <li key={name}>
            <img
              src={src}
              alt=""
              style={{ aspectRatio: `${width} / ${height}`, objectPosition: `${x}% ${y}%` }}
            />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The same point as two fields. */
export const FocusSliders = ({ focus: { x, y }, onFocus }: FocusProps) => (
  <details>
    <summary className={styles.summary}>Move the focus by keyboard</summary>
    <div className={styles.sliders}>
      <Field label="Focus from the left">
        {(props) => <Percent {...props} value={x} onChange={(percent) => onFocus({ x: percent, y })} />}
      </Field>
      <Field label="Focus from the top">
        {(props) => <Percent {...props} value={y} onChange={(percent) => onFocus({ x, y: percent })} />}
      </Field>
    </div>
  </details>
)

interface PercentProps {
  id: string
  value: number
  onChange: (value: number) => void
}

const Percent = ({ value, onChange, ...props }: PercentProps) => (
  <input
    {...props}
    type="range"
    min={0}
    max={100}
    value={value}
    onChange={(event) => onChange(event.target.valueAsNumber)}
  />
)
