import { type ApplicationInput, applicationInput } from '@arunika/contracts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createFormControl } from 'react-hook-form'

export { FormErrors } from './components/form-errors.tsx'
export { LeaveDialog } from './components/leave-dialog.tsx'
export { Progress } from './components/progress.tsx'
export { formWords } from './form-words.ts'

/** Creates the form with its validation; in a separate chunk, loaded on first use. */
export const createForm = () =>
  createFormControl<ApplicationInput>({
    resolver: standardSchemaResolver(applicationInput),
    // The error summary moves the focus.
    shouldFocusError: false,
  })
