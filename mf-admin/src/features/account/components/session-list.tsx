import type { AdminSession } from '@arunika/admin-contracts'
import { longTime } from '@arunika/text'
import { Badge, Button, Notice, Skeleton, VisuallyHidden } from '@arunika/ui'
import { useState } from 'react'
import { endOtherSession, type useSessions } from '../api/account.ts'
import { browserName } from '../browser-name.ts'
import styles from './account.module.css'

/** Where the administrator is logged in. */
export function SessionList({ sessions }: { sessions: ReturnType<typeof useSessions> }) {
  const { data, error, mutate } = sessions
  const [problem, setProblem] = useState<string>()

  async function end({ id }: AdminSession) {
    setProblem(undefined)
    await endOtherSession(id).catch((failure: Error) => setProblem(`Not ended. ${failure.message}`))
    await mutate()
  }
  return (
    <section className={styles.card} aria-label="Sessions">
      <h2 className={styles.title}>Where you are logged in</h2>
      {!data && error && (
        <Notice title="The sessions could not be loaded" onRetry={() => void mutate()}>
          {error.message}
        </Notice>
      )}
      {!data && !error && <Skeleton className={styles.placeholder} />}
      <ul className={styles.sessions}>
        {data?.map((session) => (
          <li key={session.id} className={styles.session}>
            <span>
              <strong>{browserName(session.userAgent)}</strong>
              {session.isCurrent && <Badge variant="good">This one</Badge>}
              <br />
              since <time dateTime={session.createdAt}>{longTime(session.createdAt)}</time>
            </span>
            {!session.isCurrent && (
              <Button variant="secondary" onClick={() => void end(session)}>
                End
                <VisuallyHidden> the session in {browserName(session.userAgent)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" data-error>
          {problem}
        </p>
      )}
    </section>
  )
}
