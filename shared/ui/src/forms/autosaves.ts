/** Fields of every autosave; each form adds its own. */
export interface Autosave {
  values: object
}

interface StoredAutosave<Entry> {
  key: string
  autosave: Entry
}

/** A browser may block its storage, or it may be full: forms must work without it. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

const withoutFiles = (_: string, value: unknown) => (value instanceof File ? undefined : value)

/**
 * Unsent input in this browser. Files are excluded, because a page cannot store them.
 * @param storageOf returns `localStorage` or `sessionStorage`; called only on use, because servers have none
 * @param parse validates an entry, which may come from another build of the site or from anyone; returns
 * undefined if it is no autosave
 */
export function createAutosaves<Entry extends Autosave>(
  storageOf: () => Storage,
  parse: (stored: object) => Entry | undefined,
) {
  function read(key: string): Entry | undefined {
    const stored: unknown = attempt(() => JSON.parse(storageOf().getItem(key) ?? 'null'))
    return typeof stored === 'object' && stored !== null ? parse(stored) : undefined
  }

  return {
    read,

    write(key: string, autosave: Entry) {
      attempt(() => storageOf().setItem(key, JSON.stringify(autosave, withoutFiles)))
    },

    clear(key: string) {
      attempt(() => storageOf().removeItem(key))
    },

    /** All entries whose key starts with the prefix; unreadable ones are skipped. */
    list(prefix: string): StoredAutosave<Entry>[] {
      const keys = attempt(() => Object.keys(storageOf())) ?? []
      return keys
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          const autosave = read(key)
          return autosave ? [{ key, autosave }] : []
        })
    },
  }
}
