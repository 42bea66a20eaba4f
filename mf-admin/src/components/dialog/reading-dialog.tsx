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
  onClose: () => void
  onKeyDown?: KeyboardEventHandler
  /** Before Esc closes it; `preventDefault` prevents that. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void
  /** Has the focus at first, in place of the first control. */
  firstFocus?: RefObject<HTMLElement | null>
  /** Between title and the way out. */
  tools?: ReactNode
  /** As large as the window lets it be. */
  large?: boolean
  /** With room for two things side by side. */
  wide?: boolean
  /** Above another dialog and what covers it while it works. */
  onTop?: boolean
  /** Stays in view below a large one. */
  foot?: ReactNode
  children: ReactNode
}

/** Shows something in full, above the screen. */
export function ReadingDialog(props: ReadingDialogProps) {
  const { open, title, onClose, onKeyDown, onEscapeKeyDown, firstFocus } = props
  const { tools, large, wide, onTop, foot, children } = props
  const returnFocus = useReturnFocus(firstFocus)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
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
              <Dialog.Close asChild>
                <IconButton label="Close">
                  <X aria-hidden />
                </IconButton>
              </Dialog.Close>
            </div>
            {children}
            {/* The one outside cannot be reached while a dialog is open. */}
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
