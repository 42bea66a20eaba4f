import { IconButton } from '@arunika/ui'
import { X } from 'lucide-react'
import * as Dialog from 'radix-ui/dialog'
import type { KeyboardEventHandler, ReactNode, RefObject } from 'react'
import { UndoBar } from '../feedback/undo-bar.tsx'
import styles from './reading-dialog.module.css'
import { useReturnFocus } from './use-return-focus.ts'

interface ReadingDialogProps {
  open: boolean
  title: string
  /** Omit it for a dialog that cannot be closed. */
  onClose?: () => void
  onKeyDown?: KeyboardEventHandler
  /** Called before Esc closes the dialog; `preventDefault` keeps it open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  /** Receives the initial focus, in place of the first control. */
  firstFocus?: RefObject<HTMLElement | null>
  /** Shown between the title and the close button. */
  tools?: ReactNode
  /** As large as the window permits. */
  large?: boolean
  /** Wide enough for two columns. */
  wide?: boolean
  /** Above another dialog and its busy overlay. */
  onTop?: boolean
  /** Stays in view below the contents of a large dialog. */
  foot?: ReactNode
  children: ReactNode
}

/** A dialog that shows something in full. */
export function ReadingDialog(props: ReadingDialogProps) {
  const { open, title, onClose, onKeyDown, onEscapeKeyDown, firstFocus } = props
  const { tools, large, wide, onTop, foot, children } = props
  const returnFocus = useReturnFocus(firstFocus)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Dialog.Portal>
        <Dialog.Overlay className={onTop ? styles.shadeOnTop : styles.shade}>
          <Dialog.Content
            className={large ? styles.large : wide ? styles.wide : styles.dialog}
            aria-describedby={undefined}
            onKeyDown={onKeyDown}
            {...(onEscapeKeyDown && { onEscapeKeyDown })}
            {...returnFocus}
          >
            <div className={styles.head}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              {tools}
              {onClose && (
                <Dialog.Close asChild>
                  <IconButton label="Close">
                    <X aria-hidden />
                  </IconButton>
                </Dialog.Close>
              )}
            </div>
            {children}
            {/* The undo bar outside cannot be reached while a dialog is open. */}
            {foot ? (
              <div className={styles.foot}>
                <UndoBar />
                {foot}
              </div>
            ) : (
              <UndoBar />
            )}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
