import { useWords } from '@arunika/federation/use-words'
import type { ReactNode } from 'react'
import { STEPS } from '../fields.ts'
import { applicationWords } from '../words.tsx'
import styles from './step.module.css'

interface StepProps {
  number: number
  title: string
  children: ReactNode
}

/** Fields that belong together. */
export function Step({ number, title, children }: StepProps) {
  const { step } = useWords(applicationWords)
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>{step(number, STEPS, title)}</legend>
      {children}
    </fieldset>
  )
}
