import { MAX_COUNTED } from '@arunika/admin-contracts'
import { Button, Notice, Skeleton } from '@arunika/ui'
import { useState } from 'react'
import { exportNumbers, useNumbers } from '../api/get-numbers.ts'
import { stayText } from '../stay-text.ts'
import styles from './numbers.module.css'

/** Applications per stage, the time they spend in it, and the applicants' sources. */
export default function Numbers({ vacancyId }: { vacancyId: string }) {
  const { data, error, mutate } = useNumbers(vacancyId)
  const [problem, setProblem] = useState<string>()
  if (!data && error)
    return (
      <Notice title="The numbers could not be loaded" onRetry={() => void mutate()}>
        {error.message}
      </Notice>
    )
  if (!data) return <Skeleton className={styles.tables} />
  async function save() {
    setProblem(undefined)
    await exportNumbers(vacancyId).catch((failure: Error) => setProblem(failure.message))
  }
  return (
    <div className={styles.tables}>
      <table className={styles.table}>
        <caption>Stages</caption>
        <thead>
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">Applications</th>
            <th scope="col">Median stay</th>
          </tr>
        </thead>
        <tbody>
          {data.stages.map(({ id, name, applications, medianSeconds }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{applications.toLocaleString('en-US')}</td>
              <td>{stayText(medianSeconds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>
        Of those that have left the stage. Moves undone within a minute do not count.
      </p>
      <table className={styles.table}>
        <caption>Where applicants came from</caption>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Applications</th>
          </tr>
        </thead>
        <tbody>
          {data.sources.map(({ source, applications }) => (
            <tr key={source ?? ''}>
              <th scope="row">{source ?? 'Not known'}</th>
              <td>{applications.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>
        The site that linked here, or what a link says after <code>?ref=</code>. Nobody is tracked for it.
        Counted are the newest {MAX_COUNTED.toLocaleString('en-US')} applications.
      </p>
      <div>
        <Button variant="secondary" onClick={() => void save()}>
          Export CSV
        </Button>
        {problem && (
          <p className={styles.problem} role="alert">
            Not exported. {problem}
          </p>
        )}
      </div>
    </div>
  )
}
