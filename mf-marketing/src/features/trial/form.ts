import { slotTrialInput, type TrialInput, trialInput } from '@arunika/contracts'
import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'

export { ErrorSummary } from '@arunika/ui/forms/error-summary'

/** Creates the form with its validation; in a separate chunk, loaded on first use. */
export const createForm = (offersSlots: boolean) =>
  createFormControl<TrialInput>({
    resolver: zodResolver<TrialInput, unknown, TrialInput>(offersSlots ? slotTrialInput : trialInput),
    // The error summary moves the focus.
    shouldFocusError: false,
  })
