import { Field } from '@arunika/ui'
import type { PointerEvent } from 'react'
import { useController } from 'react-hook-form'
import type { ArticleControl } from '../article-fields.ts'
import styles from './picture-details.module.css'

interface PictureDetailsProps {
  control: ArticleControl
  /** Address of the picture. */
  preview: string
}

/** Where readers see the picture cut. */
const CROPS = [
  { name: 'Article', ratio: '16 / 10' },
  { name: 'Card', ratio: '4 / 3' },
  { name: 'Message', ratio: '1200 / 630' },
] as const

/** Alternative text of the picture, and the point that every crop keeps. */
export function PictureDetails({ control, preview }: PictureDetailsProps) {
  const { field: alt, fieldState } = useController({ name: 'image_alt', control })
  const { field: focus } = useController({ name: 'image_focus', control })
  const { x, y } = focus.value

  function point({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    focus.onChange({
      x: Math.round(((clientX - left) / width) * 100),
      y: Math.round(((clientY - top) / height) * 100),
    })
  }
  return (
    <div className={styles.details}>
      <div className={styles.views}>
        <div className={styles.picture} onPointerDown={point}>
          <img src={preview} alt="What readers will see above the article" draggable={false} />
          <span className={styles.focus} style={{ left: `${x}%`, top: `${y}%` }} />
        </div>
        <p className={styles.hint}>Click what every crop must keep.</p>
        <ul className={styles.crops} aria-label="How the picture is cropped">
          {CROPS.map(({ name, ratio }) => (
            <li key={name}>
              <img src={preview} alt="" style={{ aspectRatio: ratio, objectPosition: `${x}% ${y}%` }} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.fields}>
        <Field
          label="Alternative text"
          hint="Says what the picture shows to those who do not see it."
          error={fieldState.error?.message}
        >
          {(props) => (
            <input
              {...props}
              ref={alt.ref}
              value={alt.value ?? ''}
              onChange={alt.onChange}
              onBlur={alt.onBlur}
            />
          )}
        </Field>
        <details>
          <summary className={styles.summary}>Move the focus by keyboard</summary>
          <Field label="Focus from the left">
            {(props) => (
              <Percent {...props} value={x} onChange={(percent) => focus.onChange({ x: percent, y })} />
            )}
          </Field>
          <Field label="Focus from the top">
            {(props) => (
              <Percent {...props} value={y} onChange={(percent) => focus.onChange({ x, y: percent })} />
            )}
          </Field>
        </details>
      </div>
    </div>
  )
}

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
