import { Button } from '@arunika/ui'
import { useEffect, useRef } from 'react'
import type { useLeaveGuard } from '../hooks/use-leave-guard.ts'
import styles from './leave-dialog.module.css'

/** Asks before a page with an unsent application is left. */
export function LeaveDialog({ blocker }: { blocker: ReturnType<typeof useLeaveGuard> }) {
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
        Leave without sending?
      </h2>
      <p>Your application has not been sent. Your answers stay on this device, the files you chose do not.</p>
      <div className={styles.choices}>
        <Button onClick={() => blocker.reset?.()}>Stay here</Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </div>
    </dialog>
  )
}
