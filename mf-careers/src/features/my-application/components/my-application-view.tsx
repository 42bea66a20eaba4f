import type { ApiError } from '@anyam/data'
import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { DeletionReceipt, MyApplication } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { longDate } from '@arunika/text'
import { Button, Notice, Skeleton } from '@arunika/ui'
import { useCallback, useEffect, useState } from 'react'
import { explain } from '../../../lib/problem-words.ts'
import { loadMine, saveCopy, withdraw } from '../api/my-application.ts'
import { myApplicationWords } from '../words.ts'
import { Deletion } from './deletion.tsx'
import { LinkForm } from './link-form.tsx'
import styles from './my-application.module.css'
import { MyDocuments } from './my-documents.tsx'
import { MyInterview } from './my-interview.tsx'
import { Receipt } from './receipt.tsx'

/**
 * An application as its applicant sees it.
 * @param token from the applicant's link
 */
export function MyApplicationView({ token }: { token: string }) {
  const language = useLanguage()
  const words = useWords(myApplicationWords)
  const [application, setApplication] = useState<MyApplication>()
  const [problem, setProblem] = useState<string>()
  const [status, setStatus] = useState('')
  const [receipt, setReceipt] = useState<DeletionReceipt>()

  const load = useCallback(
    () =>
      loadMine(token, language).then(setApplication, async (error: ApiError) =>
        setProblem(await explain(error, language)),
      ),
    [token, language],
  )
  useEffect(() => void load(), [load])

  /** @param inWords translates the api's message */
  async function run(work: Promise<{ message: string }>, inWords: (message: string) => string) {
    await work.then(
      ({ message }) => setStatus(inWords(message)),
      async (error: ApiError) => setStatus(await explain(error, language)),
    )
    await load()
  }

  if (receipt) return <Receipt receipt={receipt} />
  if (problem) {
    return (
      <>
        <Notice title={words.badLink}>{problem}</Notice>
        <LinkForm />
      </>
    )
  }
  if (!application) return <Skeleton className={styles.placeholder} />
  const { reference, vacancy, createdAt, isOpen, deletedAfter } = application
  return (
    <>
      <section className={styles.card} aria-label={words.howItStands}>
        <p className={styles.status}>{words.status(application)}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{words.position}</dt>
            <dd lang={langIn(application.language, language)}>{vacancy}</dd>
          </div>
          <div>
            <dt>{words.reference}</dt>
            <dd>{reference}</dd>
          </div>
          <div>
            <dt>{words.sent}</dt>
            <dd>
              <time dateTime={createdAt}>{longDate(createdAt, language)}</time>
            </dd>
          </div>
          {deletedAfter && (
            <div>
              <dt>{words.deletedOn}</dt>
              <dd>
                <time dateTime={deletedAfter}>{longDate(deletedAfter, language)}</time>
              </dd>
            </div>
          )}
        </dl>
      </section>
      {application.interview && <MyInterview interview={application.interview} />}
      <div role="status">{status && <p className={styles.message}>{status}</p>}</div>
      <MyDocuments token={token} application={application} onDone={(work) => void run(work, words.arrived)} />
      <section className={styles.card} aria-label={words.data}>
        <h2>{words.data}</h2>
        <div className={styles.actions}>
          <Button
            variant="secondary"
            onClick={() =>
              void run(
                saveCopy(token, reference).then(() => ({ message: words.copied })),
                (message) => message,
              )
            }
          >
            {words.copy}
          </Button>
          {isOpen && (
            <Button variant="secondary" onClick={() => void run(withdraw(token), words.withdrawn)}>
              {words.withdraw}
            </Button>
          )}
        </div>
        <Deletion token={token} onDeleted={setReceipt} />
      </section>
    </>
  )
}
