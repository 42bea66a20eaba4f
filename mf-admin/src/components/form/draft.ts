import type { FormPlace } from './autosave.ts'

const keyOf = ({ administrator, path }: FormPlace) => `draft:${administrator}:${path}`

/** What was typed in a form whose session ended. */
export interface Draft {
  values: object
  /** Whether files were chosen, which cannot be kept. */
  hadFiles: boolean
}

/** Keeps for this tab what was typed in a form. */
export function keepDraft(place: FormPlace, values: object) {
  let hadFiles = false
  const kept = JSON.stringify(values, (_, value) => {
    if (!(value instanceof File)) return value
    hadFiles = true
    return undefined
  })
  const text = `{"values":${kept},"hadFiles":${hadFiles}}`
  try {
    sessionStorage.setItem(keyOf(place), text)
  } catch {
    // The tab's storage is full: then the draft is lost, as it would be without this.
  }
}

/** What was kept for a form; it is given out once. */
export function takeDraft(place: FormPlace): Draft | undefined {
  const text = sessionStorage.getItem(keyOf(place))
  sessionStorage.removeItem(keyOf(place))
  return text === null ? undefined : (JSON.parse(text) as Draft)
}
