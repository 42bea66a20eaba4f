import { useWords } from '@anyam/federation/use-words'
import type { ReactNode } from 'react'
import { STEPS } from '../fields.ts'
import { applicationPhrases } from '../phrases.tsx'
import styles from './step.module.css'

interface StepProps {
  number: number
  title: string
  children: ReactNode
}

/** Fields that belong together. */
export function Step({ number, title, children }: StepProps) {
  const { step } = useWords(applicationPhrases)
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>{step(number, STEPS, title)}</legend>
      {children}
    </fieldset>
  )
}
