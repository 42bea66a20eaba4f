import type { JournalEntry } from './live-set.ts'
import { ConflictError, type StoreBackend } from './store-backend.ts'

export const JOURNAL = 'journal.ndjson'

/** The store's journal: one line per change, in order and exactly once, even after a crash. */
export class Journal {
  readonly #backend: StoreBackend

  constructor(backend: StoreBackend) {
    this.#backend = backend
  }

  async text(): Promise<string> {
    return (await this.#backend.read(JOURNAL))?.text ?? ''
  }

  async read(): Promise<JournalEntry[]> {
    return (await this.text()).split('\n').flatMap(entryOf)
  }

  /** Drops the entries after a given one, if that one exists, because no signed live set covers them. */
  async endWith(entry: JournalEntry): Promise<void> {
    const before = await this.#backend.read(JOURNAL)
    const lines = (before?.text ?? '').split('\n').filter(Boolean)
    const at = lines.lastIndexOf(JSON.stringify(entry))
    if (at === -1 || at === lines.length - 1) return
    await this.#backend.write(JOURNAL, `${lines.slice(0, at + 1).join('\n')}\n`, before)
  }

  /** Appends the entries that are missing. */
  async add(entries: readonly JournalEntry[]): Promise<void> {
    if (entries.length === 0) return
    const before = await this.#backend.read(JOURNAL)
    const text = before?.text ?? ''
    const known = new Set(text.split('\n'))
    const lines = entries.map((entry) => JSON.stringify(entry)).filter((line) => !known.has(line))
    if (lines.length === 0) return
    // A process of an older version may have died in the middle of its line.
    const whole = text === '' || text.endsWith('\n') ? text : `${text}\n`
    try {
      await this.#backend.write(JOURNAL, `${whole}${lines.join('\n')}\n`, before)
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error
      await this.add(entries)
    }
  }
}

function entryOf(line: string): JournalEntry[] {
  try {
    return line ? [JSON.parse(line) as JournalEntry] : []
  } catch {
    return []
  }
}
