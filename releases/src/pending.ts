import type { JournalEntry } from './live-set.ts'
import type { StorePlace } from './place.ts'

const FOLDER = 'pending'
/** Longer than any publication takes. */
const ABANDONED_MS = 3600_000

/**
 * Publications, written down before the build comes and struck out after its line is in the journal: what a
 * process that died in between has left behind is found here.
 */
export class Pending {
  readonly #place: StorePlace
  readonly #isThere: (remote: string, build: string) => Promise<boolean>

  constructor(place: StorePlace, isThere: (remote: string, build: string) => Promise<boolean>) {
    this.#place = place
    this.#isThere = isThere
  }

  async begin(entry: JournalEntry): Promise<void> {
    await this.#place.write(fileOf(entry), JSON.stringify(entry), await this.#place.read(fileOf(entry)))
  }

  async end(entry: JournalEntry): Promise<void> {
    await this.#place.erase(fileOf(entry))
  }

  /** Those whose build has come. */
  async happened(): Promise<JournalEntry[]> {
    const entries = await this.#begun()
    const there = await Promise.all(entries.map(({ remote, build }) => this.#isThere(remote, build)))
    return entries.filter((_, at) => there[at])
  }

  /** Drops those that nobody can be working on any more, and returns those whose build has come. */
  async settle(): Promise<JournalEntry[]> {
    const happened = await this.happened()
    for (const entry of await this.#begun()) {
      const isOld = Date.parse(entry.at) < Date.now() - ABANDONED_MS
      if (!isOld || happened.some(({ build }) => build === entry.build)) continue
      await this.#place.removeBuild(entry.remote, entry.build)
      await this.end(entry)
    }
    return happened
  }

  async #begun(): Promise<JournalEntry[]> {
    const names = await this.#place.list(FOLDER)
    const notes = await Promise.all(names.map((name) => this.#place.read(`${FOLDER}/${name}`)))
    return notes.flatMap((note) => (note ? [JSON.parse(note.text) as JournalEntry] : []))
  }
}

const fileOf = ({ remote, build }: JournalEntry) => `${FOLDER}/${remote}-${build}.json`
