import type { ApplicationResponse } from '@arunika/contracts'
import { useEffect, useRef } from 'react'
import styles from './outcome.module.css'

/** The api's message about a received application; takes the focus, since it is above the form. */
export function Outcome({ response }: { response: ApplicationResponse }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    region.current?.focus({ preventScroll: true })
    region.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className={styles.outcome} ref={region} role="status" tabIndex={-1}>
      <p className={styles.message}>{response.message}</p>
      {response.reference && (
        <p className={styles.reference}>
          Your reference: <strong>{response.reference}</strong>. Please name it when you write to us.
        </p>
      )}
    </div>
  )
}
