import { isApiError } from '@anyam/data'
import { type CountedStage, MOST_STAGES } from '@arunika/admin-contracts'
import { APPLICATION_STATUS_NAMES } from '@arunika/contracts'
import { Button, Notice, Skeleton } from '@arunika/ui'
import { type FormEvent, useState } from 'react'
import { useSWRConfig } from 'swr'
import { whoAndWhen } from '../../../components/form/use-saving.ts'
import { keysOf } from '../../../lib/use-list-page.ts'
import { applicationsPath } from '../api/get-applications.ts'
import { saveStages, stagesPath, useStages } from '../api/get-stages.ts'
import styles from './stage-editor.module.css'
import { StageRow } from './stage-row.tsx'

interface StageEditorProps {
  vacancyId: string
  onSaved: () => void
}

/** Adds, renames, sorts and removes the stages of a vacancy. */
export default function StageEditor({ vacancyId, onSaved }: StageEditorProps) {
  const { data, error, mutate } = useStages(vacancyId)
  const [version, setVersion] = useState(0)
  if (!data && error)
    return (
      <Notice title="The stages could not be loaded" onRetry={() => void mutate()}>
        {error.message}
      </Notice>
    )
  if (!data) return <Skeleton className={styles.form} />
  const reload = async () => {
    await mutate()
    setVersion(version + 1)
  }
  return (
    <StageForm
      key={version}
      vacancyId={vacancyId}
      stages={data.stages}
      onSaved={onSaved}
      reload={() => void reload()}
    />
  )
}

/** A stage in the form; one without id is new. */
export type EditedStage = Pick<CountedStage, 'name' | 'status'> & { key: string; id?: number }

interface StageFormProps extends StageEditorProps {
  stages: readonly CountedStage[]
  reload: () => void
}

function StageForm({ vacancyId, stages, onSaved, reload }: StageFormProps) {
  const cache = useSWRConfig()
  // Stages as opened, even after a poll has returned others.
  const [known] = useState(stages)
  const [rows, setRows] = useState<readonly EditedStage[]>(() =>
    known.map(({ id, name, status }) => ({ key: String(id), id, name, status })),
  )
  const [targets, setTargets] = useState<Readonly<Record<number, number>>>({})
  const [problem, setProblem] = useState<{ text: string; isConflict: boolean }>()
  const [added, setAdded] = useState(0)
  const [busy, setBusy] = useState(false)
  const remaining = known.filter(({ id }) => rows.some((row) => row.id === id))
  const removed = known.filter((stage) => !remaining.includes(stage))

  const change = (key: string, parts: Partial<EditedStage>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...parts } : row)))
  function shift(index: number, by: 1 | -1) {
    const next = [...rows]
    const [row] = next.splice(index, 1)
    if (row) next.splice(index + by, 0, row)
    setRows(next)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await saveStages(vacancyId, {
        known: known.map(({ id, name }) => ({ id, name })),
        stages: rows.map(({ id, name, status }) => ({ ...(id !== undefined && { id }), name, status })),
        moves: Object.entries(targets).map(([from, to]) => ({ from: Number(from), to })),
      })
      const isOfVacancy = keysOf(applicationsPath(vacancyId))
      await cache.mutate((key) => key === stagesPath(vacancyId) || isOfVacancy(key))
      onSaved()
    } catch (failure) {
      setProblem(problemOf(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <StageRow
            key={row.key}
            row={row}
            nth={index + 1}
            isLast={index === rows.length - 1}
            change={(parts) => change(row.key, parts)}
            shift={(by) => shift(index, by)}
            remove={
              rows.some(({ key, status }) => key !== row.key && status === row.status)
                ? () => setRows(rows.filter(({ key }) => key !== row.key))
                : undefined
            }
          />
        ))}
      </ol>
      {removed.map(({ id, name, status, applications }) => (
        <p key={id} className={styles.removed}>
          {name} is removed.{' '}
          {applications > 0 && (
            <label>
              Its {applications === 1 ? 'application goes' : `${applications} applications go`} to{' '}
              <select
                required
                value={targets[id] ?? ''}
                onChange={({ target }) => setTargets({ ...targets, [id]: Number(target.value) })}
              >
                <option value="" disabled>
                  Please choose
                </option>
                {remaining.map((stage) => (
                  <option key={stage.id} value={stage.id}>
                    {stage.name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Button
            variant="secondary"
            onClick={() => setRows([...rows, { key: String(id), id, name, status }])}
          >
            Keep {name}
          </Button>
        </p>
      ))}
      <p className={styles.hint}>
        Each stage stands for one of {Object.keys(APPLICATION_STATUS_NAMES).length} statuses, and each status
        has at least one stage. Applicants read only a status that was announced, never the name of a stage.
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.text}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          disabled={rows.length >= MOST_STAGES}
          onClick={() => {
            setRows([...rows, { key: `new ${added}`, name: '', status: 'interview' }])
            setAdded(added + 1)
          }}
        >
          Add a stage
        </Button>
        {problem?.isConflict && (
          <Button variant="danger" onClick={reload}>
            Load theirs
          </Button>
        )}
        <Button type="submit" disabled={busy}>
          Save stages
        </Button>
      </div>
    </form>
  )
}

function problemOf(failure: unknown) {
  if (!isApiError(failure)) return { text: `Not saved. ${(failure as Error).message}`, isConflict: false }
  const fields = Object.values(failure.body.errors ?? {}).flat()
  const text = fields.length > 0 ? fields.join(' ') : failure.message
  return {
    text: `Not saved. ${text} ${whoAndWhen(failure.body.changed)}`.trim(),
    isConflict: failure.status === 409,
  }
}
