/** What every autosave holds; what else it holds is up to its form. */
export interface Autosave {
  values: object
}

interface StoredAutosave<Entry> {
  key: string
  autosave: Entry
}

/** A browser may forbid its storage, and it may be full: forms work without it. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

const withoutFiles = (_: string, value: unknown) => (value instanceof File ? undefined : value)

/**
 * Unsent input in this browser. Files are left out: a page cannot store a visitor's files.
 * @param storageOf `localStorage` or `sessionStorage`; called only when it is used, as servers have none
 * @param parse what is read may come from another build of the site, or from anyone: undefined if it is no autosave
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

    /** All whose key begins so; what cannot be read is skipped. */
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
