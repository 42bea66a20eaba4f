import { longTime } from '@arunika/text'
import { Badge, Button, Notice, Skeleton } from '@arunika/ui'
import { useState } from 'react'
import { commandOutbox, useOutbox } from '../api/outbox.ts'
import { reasonOf } from '../reason.ts'
import styles from './outbox-list.module.css'

/** Mail that waits or was given up, and a test of the mail server. */
export function OutboxList() {
  const { data, error, mutate } = useOutbox()
  const [status, setStatus] = useState('')

  async function run(command: Parameters<typeof commandOutbox>[0]) {
    await commandOutbox(command).then(
      ({ message }) => setStatus(message),
      (failure: Error) => setStatus(`Not sent. ${failure.message}`),
    )
    await mutate()
  }

  if (!data && error)
    return (
      <Notice title="The outbox could not be loaded" onRetry={() => void mutate()}>
        {error.message}
      </Notice>
    )
  if (!data) return <Skeleton className={styles.placeholder} />
  const { hasServer, waiting, failed, mails, webhooks } = data
  return (
    <>
      {!hasServer && (
        <p className={styles.missing}>
          No mail server is set up, so all mail waits here, also links for forgotten passwords. It is sent
          once whoever runs the server has set SMTP_URL.
        </p>
      )}
      {webhooks && (
        <p className={styles.missing}>
          {webhooks.waiting === 1 ? 'One event waits' : `${webhooks.waiting} events wait`} for the site that
          hears of new articles. {webhooks.lastError} Each is tried for a day and a half.
        </p>
      )}
      <div className={styles.top}>
        <Button onClick={() => void run('test')}>Send a test mail</Button>
        {failed > 0 && (
          <Button variant="secondary" onClick={() => void run('send-again')}>
            Try to send again what was given up
          </Button>
        )}
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
      <p className={styles.counts}>
        {waiting} waiting, {failed} given up
        {mails.length < waiting + failed && `; the first ${mails.length} of them:`}
      </p>
      <ul className={styles.mails} aria-label="Mails">
        {mails.map((mail) => (
          <li key={mail.id} className={styles.mail}>
            <strong>{mail.subject}</strong> {mail.failedAt && <Badge variant="bad">Given up</Badge>}
            <br />
            To {mail.recipient}, due on <time dateTime={mail.dueAt}>{longTime(mail.dueAt)}</time>
            <br />
            {reasonOf(mail, hasServer)}
          </li>
        ))}
      </ul>
    </>
  )
}
