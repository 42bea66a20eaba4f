import { longTime, recentTime } from '@arunika/text'
import { Badge, Button, Notice, Skeleton, VisuallyHidden } from '@arunika/ui'
import { useState } from 'react'
import { endAllOthers, endOtherSession, type useSessions } from '../api/account.ts'
import { browserName } from '../browser-name.ts'
import styles from './account.module.css'

/** The administrator's open sessions. */
export function SessionList({ sessions }: { sessions: ReturnType<typeof useSessions> }) {
  const { data, error, mutate } = sessions
  const [problem, setProblem] = useState<string>()

  async function end(ending: Promise<unknown>) {
    setProblem(undefined)
    await ending.catch((failure: Error) => setProblem(`Not ended. ${failure.message}`))
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
              <span className={styles.details}>
                {session.network && `${session.network}, `}last used{' '}
                <time dateTime={session.usedAt}>{recentTime(session.usedAt)}</time>, logged in{' '}
                <time dateTime={session.createdAt}>{longTime(session.createdAt)}</time>
              </span>
            </span>
            {!session.isCurrent && (
              <Button variant="secondary" onClick={() => void end(endOtherSession(session.id))}>
                End
                <VisuallyHidden> the session in {browserName(session.userAgent)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(data?.length ?? 0) > 1 && (
        <Button variant="secondary" onClick={() => void end(endAllOthers())}>
          End all others
        </Button>
      )}
      {problem && (
        <p role="alert" data-error>
          {problem}
        </p>
      )}
    </section>
  )
}
