import type { WrittenMail } from '@arunika/admin-contracts'
import type { Application } from '@arunika/contracts'
import { Badge, Button, VisuallyHidden } from '@arunika/ui'
import { useState } from 'react'
import { cancelMail, getEarlier, useThread } from '../api/mails.ts'
import { MAIL_VARIANTS, mailStateText } from '../mail-state.ts'
import { LaterMailDialog } from './later-mail-dialog.tsx'
import styles from './mails.module.css'

/** Sent and scheduled mails to an applicant. */
export function Mails({ application }: { application: Application }) {
  const { id, withdrawnAt } = application
  const { data, error, mutate } = useThread(id)
  const [earlier, setEarlier] = useState<{ mails: readonly WrittenMail[]; next: number | null }>()
  const [isWriting, setWriting] = useState(false)
  const [status, setStatus] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const newest = data?.mails ?? []
  const older = earlier?.mails.filter((mail) => newest.every((shown) => shown.id !== mail.id)) ?? []
  const next = earlier ? earlier.next : data?.next

  async function run(call: () => Promise<void>) {
    setProblem(undefined)
    setStatus(undefined)
    await call().catch((failure: Error) => setProblem(failure.message))
  }
  const cancel = (mail: WrittenMail) =>
    run(async () => {
      const { message } = await cancelMail(id, mail.id).finally(() => mutate())
      setStatus(message)
    })
  const showEarlier = (before: number) =>
    run(async () => {
      const page = await getEarlier(id, before)
      setEarlier({ mails: [...older, ...page.mails], next: page.next })
    })

  return (
    <section aria-label="Mail">
      <h3 className={styles.title}>Mail</h3>
      {error && !data && <p className={styles.problem}>The mails could not be loaded. {error.message}</p>}
      <ul className={styles.list}>
        {[...newest, ...older].map((mail) => (
          <li key={mail.id} className={styles.mail}>
            <details>
              <summary className={styles.subject}>{mail.subject}</summary>
              <p className={styles.text}>{mail.text}</p>
            </details>
            <p className={styles.facts}>
              <Badge variant={MAIL_VARIANTS[mail.state]}>{mailStateText(mail)}</Badge> to {mail.to}, by{' '}
              {mail.by}
            </p>
            {(mail.state === 'planned' || mail.state === 'waiting') && (
              <Button variant="secondary" onClick={() => void cancel(mail)}>
                Cancel<VisuallyHidden> the mail “{mail.subject}”</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {next != null && (
        <Button variant="secondary" onClick={() => void showEarlier(next)}>
          Show earlier mails
        </Button>
      )}
      <p className={styles.status} role="status">
        {status}
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {withdrawnAt ? (
        <p className={styles.facts}>The applicant has withdrawn, so no mail can be sent.</p>
      ) : (
        <Button variant="secondary" onClick={() => setWriting(true)}>
          Write a mail
        </Button>
      )}
      {isWriting && (
        <LaterMailDialog
          applications={[application]}
          onClose={() => setWriting(false)}
          onSent={(message) => {
            setWriting(false)
            setProblem(undefined)
            setStatus(message)
            void mutate()
          }}
        />
      )}
    </section>
  )
}
