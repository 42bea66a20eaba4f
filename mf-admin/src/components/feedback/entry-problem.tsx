import { type ApiError, isMissing } from '@arunika/data'
import { Notice } from '@arunika/ui'

interface EntryProblemProps {
  /** Kind of the entry. */
  noun: string
  error: ApiError
  onRetry: () => void
}

/** Why an entry is not shown: it was deleted, or it could not be loaded, which can be tried again. */
export function EntryProblem({ noun, error, onRetry }: EntryProblemProps) {
  if (isMissing(error)) return <Notice title={`This ${noun} is no longer there`}>It has been deleted.</Notice>
  return (
    <Notice title={`The ${noun} could not be loaded`} onRetry={onRetry}>
      {error.message}
    </Notice>
  )
}
