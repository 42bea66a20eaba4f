const keyOf = (path: string) => `draft:${path}`

/** What was typed in a form whose session ended. */
export interface Draft {
  values: object
  /** Whether files were chosen, which cannot be kept. */
  hadFiles: boolean
}

/** Keeps for this tab what was typed in the form at a path. */
export function keepDraft(path: string, values: object) {
  let hadFiles = false
  const kept = JSON.stringify(values, (_, value) => {
    if (!(value instanceof File)) return value
    hadFiles = true
    return undefined
  })
  const text = `{"values":${kept},"hadFiles":${hadFiles}}`
  try {
    sessionStorage.setItem(keyOf(path), text)
  } catch {
    // The tab's storage is full: then the draft is lost, as it would be without this.
  }
}

/** What was kept for the form at a path; it is given out once. */
export function takeDraft(path: string): Draft | undefined {
  const text = sessionStorage.getItem(keyOf(path))
  sessionStorage.removeItem(keyOf(path))
  return text === null ? undefined : (JSON.parse(text) as Draft)
}
