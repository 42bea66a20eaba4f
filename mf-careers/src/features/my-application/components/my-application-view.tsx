import type { DeletionReceipt, MyApplication } from '@arunika/contracts'
import { longDate } from '@arunika/text'
import { Button, Notice, Skeleton } from '@arunika/ui'
import { useCallback, useEffect, useState } from 'react'
import { loadMine, saveCopy, withdraw } from '../api/my-application.ts'
import { Deletion } from './deletion.tsx'
import { LinkForm } from './link-form.tsx'
import styles from './my-application.module.css'
import { MyDocuments } from './my-documents.tsx'
import { Receipt } from './receipt.tsx'

/**
 * An application as its applicant sees it.
 * @param token of the link that led here
 */
export function MyApplicationView({ token }: { token: string }) {
  const [application, setApplication] = useState<MyApplication>()
  const [problem, setProblem] = useState<string>()
  const [status, setStatus] = useState('')
  const [receipt, setReceipt] = useState<DeletionReceipt>()

  const load = useCallback(
    () => loadMine(token).then(setApplication, (error: Error) => setProblem(error.message)),
    [token],
  )
  useEffect(() => void load(), [load])

  async function run(work: Promise<{ message: string }>) {
    await work.then(
      ({ message }) => setStatus(message),
      (error: Error) => setStatus(error.message),
    )
    await load()
  }

  if (receipt) return <Receipt receipt={receipt} />
  if (problem) {
    return (
      <>
        <Notice title="This link does not work">{problem}</Notice>
        <LinkForm />
      </>
    )
  }
  if (!application) return <Skeleton className={styles.placeholder} />
  const { reference, vacancy, createdAt, isOpen, deletedAfter } = application
  return (
    <>
      <section className={styles.card} aria-label="How it stands">
        <p className={styles.status}>{application.status}</p>
        <dl className={styles.facts}>
          <div>
            <dt>Position</dt>
            <dd>{vacancy}</dd>
          </div>
          <div>
            <dt>Reference</dt>
            <dd>{reference}</dd>
          </div>
          <div>
            <dt>Sent</dt>
            <dd>
              <time dateTime={createdAt}>{longDate(createdAt)}</time>
            </dd>
          </div>
          {deletedAfter && (
            <div>
              <dt>Deleted on</dt>
              <dd>
                <time dateTime={deletedAfter}>{longDate(deletedAfter)}</time>
              </dd>
            </div>
          )}
        </dl>
      </section>
      <div role="status">{status && <p className={styles.message}>{status}</p>}</div>
      <MyDocuments token={token} application={application} onDone={(work) => void run(work)} />
      <section className={styles.card} aria-label="Your data">
        <h2>Your data</h2>
        <div className={styles.actions}>
          <Button
            variant="secondary"
            onClick={() =>
              void run(saveCopy(token, reference).then(() => ({ message: 'Your copy is ready.' })))
            }
          >
            Take a copy of everything
          </Button>
          {isOpen && (
            <Button variant="secondary" onClick={() => void run(withdraw(token))}>
              Withdraw the application
            </Button>
          )}
        </div>
        <Deletion token={token} onDeleted={setReceipt} />
      </section>
    </>
  )
}
