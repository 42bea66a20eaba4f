const keyOf = (path: string) => `autosave:${path}`

/** What was typed in a form and never sent. */
export interface Autosaved {
  /** ISO 8601 instant. */
  at: string
  values: object
}

/** Keeps on this device what was typed in the form at a path; files cannot be kept. */
export function autosave(path: string, values: object, now = new Date()) {
  const text = JSON.stringify({ at: now.toISOString(), values }, (_, value) =>
    value instanceof File ? undefined : value,
  )
  try {
    localStorage.setItem(keyOf(path), text)
  } catch {
    // The device's storage is full: then nothing is kept, as it would be without this.
  }
}

export const forgetAutosaved = (path: string) => localStorage.removeItem(keyOf(path))

/** What was kept for the form at a path; undefined when there is none, or none that can be read. */
export function readAutosaved(path: string): Autosaved | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(path)) ?? 'null')
    return isAutosaved(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isAutosaved = (kept: unknown): kept is Autosaved =>
  typeof kept === 'object' &&
  kept !== null &&
  'at' in kept &&
  typeof kept.at === 'string' &&
  'values' in kept &&
  typeof kept.values === 'object' &&
  kept.values !== null
