import type { ReactNode } from 'react'
import styles from './step.module.css'

interface StepProps {
  number: number
  title: string
  children: ReactNode
}

/** Steps of the form, which are all on one page. */
const STEPS = 3

/** Fields that belong together. */
export const Step = ({ number, title, children }: StepProps) => (
  <fieldset className={styles.step}>
    <legend className={styles.legend}>
      Step {number} of {STEPS}: {title}
    </legend>
    {children}
  </fieldset>
)
