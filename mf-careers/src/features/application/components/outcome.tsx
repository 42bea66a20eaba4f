import type { ApplicationResponse } from '@arunika/contracts'
import { useEffect, useRef } from 'react'
import styles from './outcome.module.css'

/** What the api said to an application that has arrived; takes the focus, since it stands above the form. */
export function Outcome({ answer }: { answer: ApplicationResponse }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className={styles.outcome} ref={place} role="status" tabIndex={-1}>
      <p className={styles.message}>{answer.message}</p>
      {answer.reference && (
        <p className={styles.reference}>
          Your reference: <strong>{answer.reference}</strong>. Please name it when you write to us.
        </p>
      )}
    </div>
  )
}
