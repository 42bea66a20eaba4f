import { useWords } from '@anyam/federation/use-words'
import type { ApplicationResponse } from '@arunika/contracts'
import { useEffect, useRef } from 'react'
import { applicationPhrases } from '../phrases.tsx'
import styles from './outcome.module.css'

/** The api's confirmation. It takes the focus, because it appears above the form. */
export function Outcome({ response }: { response: ApplicationResponse }) {
  const { thanks, reference } = useWords(applicationPhrases)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    region.current?.focus({ preventScroll: true })
    region.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className={styles.outcome} ref={region} role="status" tabIndex={-1}>
      <p className={styles.message}>{thanks(response.message)}</p>
      {response.reference && <p className={styles.reference}>{reference(response.reference)}</p>}
    </div>
  )
}
