import type { MessageRow } from '@arunika/admin-contracts'
import { LANGUAGE_NAMES } from '@arunika/contracts'
import { longTime } from '@arunika/text'
import { ButtonAnchor, Skeleton } from '@arunika/ui'
import { ReadingDialog } from '../../../components/dialog/reading-dialog.tsx'
import { EntryProblem } from '../../../components/feedback/entry-problem.tsx'
import { useMessage } from '../api/get-messages.ts'
import { replyAddress } from '../reply-address.ts'
import styles from './message-dialog.module.css'

interface MessageDialogProps {
  /** Undefined while none is open. */
  message: MessageRow | undefined
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
            {message.language && <span>Language: {LANGUAGE_NAMES[message.language]}</span>}
          </p>
          <MessageText id={message.id} />
          <ButtonAnchor href={replyAddress(message)}>Reply by email</ButtonAnchor>
        </>
      )}
    </ReadingDialog>
  )
}

function MessageText({ id }: { id: number }) {
  const { data, error, mutate } = useMessage(id)
  if (data)
    return (
      <p className={styles.text} dir="auto">
        {data.message}
      </p>
    )
  if (!error) return <Skeleton />
  return <EntryProblem noun="message" error={error} onRetry={() => void mutate()} />
}
