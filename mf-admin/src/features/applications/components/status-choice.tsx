import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '@arunika/contracts'
import { isApiError } from '@arunika/data'
import { Button, Field } from '@arunika/ui'
import { useState } from 'react'
import { whoAndWhen } from '../../../components/form/use-saving.ts'
import styles from './status-choice.module.css'

interface StatusChoiceProps {
  status: ApplicationStatus
  onChoose: (status: ApplicationStatus) => Promise<void>
  /** Fetches the stored version. */
  refresh: () => Promise<unknown>
}

/** How far the application has come. A status that another administrator has set meanwhile is replaced only on purpose. */
export function StatusChoice({ status, onChoose, refresh }: StatusChoiceProps) {
  const [error, setError] = useState<string>()
  /** What was chosen here while another administrator chose something else. */
  const [refused, setRefused] = useState<ApplicationStatus>()

  async function choose(chosen: ApplicationStatus) {
    setError(undefined)
    setRefused(undefined)
    try {
      await onChoose(chosen)
    } catch (error) {
      const isConflict = isApiError(error) && error.status === 409
      const who = isConflict ? whoAndWhen(error.body.changed) : ''
      setError(`Not saved. ${(error as Error).message} ${who}`.trim())
      if (!isConflict) return
      setRefused(chosen)
      await refresh()
    }
  }
  function keepTheirs() {
    setError(undefined)
    setRefused(undefined)
  }
  return (
    <div>
      <Field label="Status" error={error}>
        {(control) => (
          <select
            {...control}
            value={status}
            onChange={(event) => void choose(event.target.value as ApplicationStatus)}
          >
            {Object.entries(APPLICATION_STATUS_NAMES).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {refused && (
        <div className={styles.choices}>
          <Button variant="secondary" onClick={keepTheirs}>
            Keep theirs
          </Button>
          <Button variant="danger" onClick={() => void choose(refused)}>
            Replace theirs with {APPLICATION_STATUS_NAMES[refused]}
          </Button>
        </div>
      )}
    </div>
  )
}
