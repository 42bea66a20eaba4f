import { type ApplicationInput, applicationInput } from '@arunika/contracts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createFormControl } from 'react-hook-form'

export { ErrorSummary } from '@arunika/ui/forms/error-summary'
export { LeaveDialog } from './components/leave-dialog.tsx'
export { Progress } from './components/progress.tsx'

/** The form's code and its validation; a separate chunk, loaded on first use. */
export const createForm = () =>
  createFormControl<ApplicationInput>({
    resolver: standardSchemaResolver(applicationInput),
    // The summary moves it.
    shouldFocusError: false,
  })
