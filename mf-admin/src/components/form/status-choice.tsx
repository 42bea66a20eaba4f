import { Field } from '@arunika/ui'
import { StatusConflict } from './status-conflict.tsx'
import { useStatusChoice } from './use-status-choice.ts'

interface StatusChoiceProps<Status extends string> {
  status: Status
  /** Every status with its label, in order. */
  names: Record<Status, string>
  /** Rejects with a 409 if another administrator has changed it meanwhile. */
  onChoose: (status: Status) => Promise<void>
  /** Fetches the stored version. */
  refresh: () => Promise<unknown>
}

/** The status of an entry, as a select. */
export function StatusChoice<Status extends string>({ status, names, ...rules }: StatusChoiceProps<Status>) {
  const { error, refused, choose, keepTheirs } = useStatusChoice<Status>(rules)
  return (
    <div>
      <Field label="Status" error={error}>
        {(control) => (
          <select {...control} value={status} onChange={(event) => void choose(event.target.value as Status)}>
            {Object.entries<string>(names).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {refused && (
        <StatusConflict refused={names[refused]} onKeep={keepTheirs} onReplace={() => void choose(refused)} />
      )}
    </div>
  )
}
