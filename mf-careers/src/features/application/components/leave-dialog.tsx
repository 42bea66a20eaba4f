import { useWords } from '@anyam/federation/use-words'
import { Button } from '@arunika/ui'
import { useEffect, useRef } from 'react'
import { formWords } from '../form-words.ts'
import type { useLeaveGuard } from '../hooks/use-leave-guard.ts'
import styles from './leave-dialog.module.css'

/** Asks for confirmation before leaving a page with an unsent application. */
export function LeaveDialog({ blocker }: { blocker: ReturnType<typeof useLeaveGuard> }) {
  const words = useWords(formWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const isBlocked = blocker.state === 'blocked'
  useEffect(() => {
    if (isBlocked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isBlocked])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="leave-title"
      onCancel={() => blocker.reset?.()}
    >
      <h2 id="leave-title" className={styles.title}>
        {words.leaveTitle}
      </h2>
      <p>{words.leaveText}</p>
      <div className={styles.choices}>
        <Button onClick={() => blocker.reset?.()}>{words.stay}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          {words.leave}
        </Button>
      </div>
    </dialog>
  )
}
