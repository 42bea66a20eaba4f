import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '@arunika/shared/contracts'
import { Field } from '@arunika/shared/ui'
import { useState } from 'react'

interface StatusChoiceProps {
  status: ApplicationStatus
  onChoose: (status: ApplicationStatus) => Promise<void>
}

/** How far the application has come. */
export function StatusChoice({ status, onChoose }: StatusChoiceProps) {
  const [fault, setFault] = useState<string>()
  async function choose(chosen: ApplicationStatus) {
    setFault(undefined)
    await onChoose(chosen).catch((error: Error) => setFault(`Not saved. ${error.message}`))
  }
  return (
    <Field label="Status" fault={fault}>
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
  )
}
