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
    return (await this.#begun()).filter(({ isThere }) => isThere).map(({ entry }) => entry)
  }

  /** Drops those that nobody can be working on any more, and returns those whose build has come. */
  async settle(): Promise<JournalEntry[]> {
    const begun = await this.#begun()
    for (const { entry, isThere } of begun) {
      if (isThere || Date.parse(entry.at) > Date.now() - ABANDONED_MS) continue
      await this.#place.removeBuild(entry.remote, entry.build)
      await this.end(entry)
    }
    return begun.filter(({ isThere }) => isThere).map(({ entry }) => entry)
  }

  async #begun(): Promise<{ entry: JournalEntry; isThere: boolean }[]> {
    const names = await this.#place.list(FOLDER)
    const found = names.map(async (name) => {
      const note = await this.#place.read(`${FOLDER}/${name}`)
      if (!note) return []
      const entry = JSON.parse(note.text) as JournalEntry
      return [{ entry, isThere: await this.#isThere(entry.remote, entry.build) }]
    })
    return (await Promise.all(found)).flat()
  }
}

const fileOf = ({ remote, build }: JournalEntry) => `${FOLDER}/${remote}-${build}.json`
