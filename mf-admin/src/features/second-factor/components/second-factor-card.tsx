import type { FactorAdded } from '@arunika/admin-contracts'
import { recentTime } from '@arunika/text'
import { Badge, Button, Notice, Skeleton, VisuallyHidden } from '@arunika/ui'
import { useState } from 'react'
import { removePasskey, removeTotp, renewCodes, useSecondFactor } from '../api/second-factor.ts'
import { NewPasskey } from './new-passkey.tsx'
import { NewTotp } from './new-totp.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'

/** The account's second factors. */
export function SecondFactorCard() {
  const { data, error, mutate } = useSecondFactor()
  const [adding, setAdding] = useState<'totp' | 'passkey'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [problem, setProblem] = useState<string>()

  async function run(work: Promise<Partial<FactorAdded>>) {
    setProblem(undefined)
    await work.then(added, (failure: Error) => setProblem(failure.message))
  }
  function added({ recoveryCodes }: Partial<FactorAdded>) {
    setAdding(undefined)
    if (recoveryCodes) setCodes(recoveryCodes)
    void mutate()
  }

  if (!data) {
    return (
      <section className={styles.card} aria-label="Second factor">
        <h2 className={styles.title}>Second factor</h2>
        {error ? (
          <Notice title="The second factor could not be loaded" onRetry={() => void mutate()}>
            {error.message}
          </Notice>
        ) : (
          <Skeleton className={styles.placeholder} />
        )}
      </section>
    )
  }
  const { totp, recoveryCodes, passkeys } = data
  const hasOne = totp || passkeys.length > 0
  return (
    <section className={styles.card} aria-label="Second factor">
      <h2 className={styles.title}>
        Second factor {hasOne ? <Badge variant="good">On</Badge> : <Badge>Off</Badge>}
      </h2>
      <p>
        A stolen password alone then opens nothing. Exports, deletions and releases ask for it again after ten
        minutes.
      </p>
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      <ul className={styles.factors}>
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>
              <span className={styles.details}>
                Passkey, {usedAt ? `last used ${recentTime(usedAt)}` : `added ${recentTime(createdAt)}`}
              </span>
            </span>
            <Button variant="secondary" onClick={() => void run(removePasskey(id).then(() => ({})))}>
              Remove<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </li>
        ))}
        {totp && (
          <li>
            <strong>Authenticator app</strong>
            <Button variant="secondary" onClick={() => void run(removeTotp().then(() => ({})))}>
              Remove<VisuallyHidden> the authenticator app</VisuallyHidden>
            </Button>
          </li>
        )}
        {hasOne && (
          <li>
            <span>
              <strong>Recovery codes</strong>
              <span className={styles.details}>{recoveryCodes} left</span>
            </span>
            <Button variant="secondary" onClick={() => void run(renewCodes())}>
              New codes
            </Button>
          </li>
        )}
      </ul>
      {adding === 'passkey' && <NewPasskey onAdded={added} onCancel={() => setAdding(undefined)} />}
      {adding === 'totp' && <NewTotp onAdded={added} onCancel={() => setAdding(undefined)} />}
      {!adding && (
        <div className={styles.actions}>
          <Button onClick={() => setAdding('passkey')}>Add a passkey</Button>
          {!totp && (
            <Button variant="secondary" onClick={() => setAdding('totp')}>
              Add an authenticator app
            </Button>
          )}
        </div>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
