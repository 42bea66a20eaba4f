import { Button } from '@arunika/ui'
import * as Alert from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { BusyOverlay } from '../feedback/busy-overlay.tsx'
import styles from './confirm-dialog.module.css'
import { useReturnFocus } from './use-return-focus.ts'

interface ConfirmDialogProps {
  open: boolean
  question: string
  /** Subject and consequences of the decision. */
  children?: ReactNode
  /** A choice submitted with the action. */
  choice?: ReactNode
  confirmLabel: string
  /** `danger` if something is lost. */
  confirmVariant?: 'danger' | 'primary'
  refuseLabel: string
  onConfirm: () => void
  onRefuse: () => void
  busy?: boolean
  /** Error of the last attempt. */
  error?: string | undefined
}

/** Asks for confirmation before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    question,
    children,
    choice,
    confirmLabel,
    confirmVariant = 'danger',
    refuseLabel,
    onConfirm,
    onRefuse,
    busy = false,
    error,
  } = props
  const returnFocus = useReturnFocus()
  return (
    <Alert.Root open={open} onOpenChange={(next) => !next && !busy && onRefuse()}>
      <Alert.Portal>
        <Alert.Overlay className={styles.shade}>
          <Alert.Content className={styles.dialog} {...returnFocus} {...(!children && undescribed)}>
            <Alert.Title className={styles.question}>{question}</Alert.Title>
            {children && (
              <Alert.Description asChild>
                <div className={styles.text}>{children}</div>
              </Alert.Description>
            )}
            {choice}
            {error && (
              <p className={styles.error} role="alert">
                {error}
              </p>
            )}
            <div className={styles.buttons}>
              {/* Receives the initial focus, which would otherwise stay below the dialog. */}
              <Alert.Cancel asChild>
                <Button variant="secondary" disabled={busy}>
                  {refuseLabel}
                </Button>
              </Alert.Cancel>
              <Button variant={confirmVariant} onClick={onConfirm} disabled={busy}>
                {error ? 'Try again' : confirmLabel}
              </Button>
            </div>
            <BusyOverlay busy={busy} />
          </Alert.Content>
        </Alert.Overlay>
      </Alert.Portal>
    </Alert.Root>
  )
}

const undescribed = { 'aria-describedby': undefined }
