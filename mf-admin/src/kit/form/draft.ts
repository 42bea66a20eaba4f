const keyOf = (path: string) => `draft:${path}`

/** Keeps for this tab what was typed in the form at a path; files cannot be kept. */
export function keepDraft(path: string, values: object) {
  const text = JSON.stringify(values, (_, value) => (value instanceof File ? undefined : value))
  try {
    sessionStorage.setItem(keyOf(path), text)
  } catch {
    // The tab's storage is full: then the draft is lost, as it would be without this.
  }
}

/** What was kept for the form at a path; it is given out once. */
export function takeDraft(path: string): object | undefined {
  const text = sessionStorage.getItem(keyOf(path))
  sessionStorage.removeItem(keyOf(path))
  return text === null ? undefined : (JSON.parse(text) as object)
}
