import { isApiError } from '@anyam/data'
import { useState } from 'react'
import { whoAndWhen } from './use-saving.ts'

interface StatusChoiceRules<Status> {
  /** Id of the entry; a different entry resets the errors. */
  id?: number | undefined
  /** Rejects with a 409 if another administrator has changed it meanwhile. */
  onChoose: (status: Status) => Promise<void>
  /** Fetches the stored version. */
  refresh: () => Promise<unknown>
}

/** Sets a status. A status that another administrator has set meanwhile is replaced only after confirmation. */
export function useStatusChoice<Status>({ id, onChoose, refresh }: StatusChoiceRules<Status>) {
  const [shown, setShown] = useState(id)
  const [error, setError] = useState<string>()
  /** Status chosen here while another administrator chose a different one. */
  const [refused, setRefused] = useState<Status>()

  function keepTheirs() {
    setError(undefined)
    setRefused(undefined)
  }
  if (shown !== id) {
    setShown(id)
    keepTheirs()
  }

  /** @returns true if the status was saved */
  async function choose(chosen: Status): Promise<boolean> {
    keepTheirs()
    try {
      await onChoose(chosen)
      return true
    } catch (error) {
      const isConflict = isApiError(error) && error.status === 409
      const who = isConflict ? whoAndWhen(error.body.changed) : ''
      setError(`Not saved. ${(error as Error).message} ${who}`.trim())
      if (isConflict) {
        setRefused(chosen)
        await refresh()
      }
      return false
    }
  }
  return { error, refused, choose, keepTheirs }
}
