import { VisuallyHidden } from '@arunika/ui'
import styles from './width-choice.module.css'

const WIDTHS = { 390: 'Phone', 768: 'Tablet', 1440: 'Desktop' } as const
/** Width of the shown page in pixels. */
export type Width = keyof typeof WIDTHS

interface WidthChoiceProps {
  width: Width
  onChoose: (width: Width) => void
}

/** Device of the preview. */
export function WidthChoice({ width, onChoose }: WidthChoiceProps) {
  return (
    <fieldset className={styles.widths}>
      <VisuallyHidden as="legend">Width</VisuallyHidden>
      {([390, 768, 1440] as const).map((each) => (
        <button
          key={each}
          type="button"
          className={styles.width}
          aria-pressed={each === width}
          onClick={() => onChoose(each)}
        >
          {WIDTHS[each]} <span className={styles.pixels}>{each}</span>
        </button>
      ))}
    </fieldset>
  )
}
