import type { ContactMessage } from '@arunika/shared/contracts'
import { longTime } from '@arunika/shared/text'
import { ButtonAnchor } from '@arunika/shared/ui'
import { ReadingDialog } from '../../../kit/dialog/reading-dialog.tsx'
import { replyAddress } from '../reply-address.ts'
import styles from './message-dialog.module.css'

interface MessageDialogProps {
  /** Undefined while nobody reads one. */
  message: ContactMessage | undefined
  onClose: () => void
}

export function MessageDialog({ message, onClose }: MessageDialogProps) {
  return (
    <ReadingDialog open={message !== undefined} title={message?.subject ?? 'Message'} onClose={onClose}>
      {message && (
        <>
          <p className={styles.from}>
            <strong>{message.name}</strong> <a href={`mailto:${message.email}`}>{message.email}</a>
            <time dateTime={message.createdAt}>{longTime(message.createdAt)}</time>
          </p>
          <p className={styles.text}>{message.message}</p>
          <ButtonAnchor href={replyAddress(message)}>Reply by email</ButtonAnchor>
        </>
      )}
    </ReadingDialog>
  )
}
