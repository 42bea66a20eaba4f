import type { FormKey } from './autosave.ts'

const keyOf = ({ administrator, path }: FormKey) => `draft:${administrator}:${path}`

/** What was typed in a form whose session ended. */
export interface SessionAutosave {
  values: object
  /** Whether files were chosen, which cannot be stored. */
  hadFiles: boolean
}

/** Keeps for this tab what was typed in a form. */
export function keepAutosave(formKey: FormKey, values: object) {
  let hadFiles = false
  const stored = JSON.stringify(values, (_, value) => {
    if (!(value instanceof File)) return value
    hadFiles = true
    return undefined
  })
  const text = `{"values":${stored},"hadFiles":${hadFiles}}`
  try {
    sessionStorage.setItem(keyOf(formKey), text)
  } catch {
    // The tab's storage is full: the input is lost, as without autosave.
  }
}

/** What was stored for a form; it is returned once. */
export function takeAutosave(formKey: FormKey): SessionAutosave | undefined {
  const text = sessionStorage.getItem(keyOf(formKey))
  sessionStorage.removeItem(keyOf(formKey))
  return text === null ? undefined : (JSON.parse(text) as SessionAutosave)
}
