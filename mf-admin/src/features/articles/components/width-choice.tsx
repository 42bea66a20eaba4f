import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import styles from './width-choice.module.css'

const WIDTHS = { 390: 'Phone', 768: 'Tablet', 1440: 'Desktop' } as const
/** Width of the previewed page in pixels. */
export type Width = keyof typeof WIDTHS

interface WidthChoiceProps {
  width: Width
  onChoose: (width: Width) => void
}

const choices = ([390, 768, 1440] as const).map((value) => ({
  value,
  label: (
    <>
      {WIDTHS[value]} <span className={styles.pixels}>{value}</span>
    </>
  ),
}))

/** Selects the device of the preview. */
export const WidthChoice = ({ width, onChoose }: WidthChoiceProps) => (
  <SegmentedChoice legend="Width" choices={choices} chosen={width} onChoose={onChoose} />
)
