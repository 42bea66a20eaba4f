import type { DeletionReceipt } from '@arunika/contracts'
import { Button } from '@arunika/ui'
import { useEffect, useRef } from 'react'
import { saveFile } from '../api/my-application.ts'
import styles from './my-application.module.css'

/** The receipt after the deletion. */
export function Receipt({ receipt: { message, receipt, signature } }: { receipt: DeletionReceipt }) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus(), [])
  const save = () =>
    saveFile(
      new Blob([JSON.stringify({ receipt, signature }, null, 2)], { type: 'application/json' }),
      'receipt.json',
    )
  return (
    <section className={styles.card} aria-label="Receipt" ref={region} tabIndex={-1}>
      <h2>{message}</h2>
      <p>{receipt}</p>
      <p className={styles.signature}>
        Signature: <code>{signature}</code>
      </p>
      <div className={styles.actions}>
        <Button onClick={save}>Save the receipt</Button>
      </div>
    </section>
  )
}
