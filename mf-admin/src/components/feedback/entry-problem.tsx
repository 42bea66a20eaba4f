import { type ApiError, isMissing } from '@anyam/data'
import { Notice } from '@arunika/ui'

interface EntryProblemProps {
  /** Kind of the entry. */
  noun: string
  error: ApiError
  onRetry: () => void
}

/** Explains why an entry is not shown: it was deleted, or it failed to load and can be retried. */
export function EntryProblem({ noun, error, onRetry }: EntryProblemProps) {
  if (isMissing(error)) return <Notice title={`This ${noun} is no longer there`}>It has been deleted.</Notice>
  return (
    <Notice title={`The ${noun} could not be loaded`} onRetry={onRetry}>
      {error.message}
    </Notice>
  )
}
