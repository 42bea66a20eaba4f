import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { DeletionReceipt } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { Button } from '@arunika/ui'
import { useEffect, useRef } from 'react'
import { saveFile } from '../api/my-application.ts'
import { myApplicationWords } from '../words.ts'
import styles from './my-application.module.css'

/** The receipt shown after the deletion. */
export function Receipt({ receipt: signed }: { receipt: DeletionReceipt }) {
  const language = useLanguage()
  const words = useWords(myApplicationWords)
  const { message, receipt, signature } = signed
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus(), [])
  const save = () =>
    saveFile(
      new Blob([JSON.stringify({ receipt, signature }, null, 2)], { type: 'application/json' }),
      'receipt.json',
    )
  return (
    <section className={styles.card} aria-label={words.receipt} ref={region} tabIndex={-1}>
      <h2>{words.deleted(message)}</h2>
      <p lang={langIn(signed.language, language)}>{receipt}</p>
      <p className={styles.signature}>
        {words.signature} <code>{signature}</code>
      </p>
      <div className={styles.actions}>
        <Button onClick={save}>{words.saveReceipt}</Button>
      </div>
    </section>
  )
}
