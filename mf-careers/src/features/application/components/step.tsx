import type { ReactNode } from 'react'
import { STEPS } from '../fields.ts'
import styles from './step.module.css'

interface StepProps {
  number: number
  title: string
  children: ReactNode
}

/** Fields that belong together. */
export const Step = ({ number, title, children }: StepProps) => (
  <fieldset className={styles.step}>
    <legend className={styles.legend}>
      Step {number} of {STEPS}: {title}
    </legend>
    {children}
  </fieldset>
)
