import { parseState, withChecksum } from '@anyam/server/state-files'
import * as z from 'zod'
import type { JournalEntry } from './live-set.ts'
import type { StoreBackend } from './store-backend.ts'

const FOLDER = 'pending'
const REMEDY = 'Delete it, and publish the build that it is named after again.'
const begun = z.object({ at: z.string(), action: z.string(), remote: z.string(), build: z.string() })
/** Longer than any publication takes. */
const ABANDONED_MS = 3600_000

/**
 * Publications in progress. Each is recorded before its build arrives and removed once its line is in the
 * journal, so that a publication survives the death of its process.
 */
export class Pending {
  readonly #backend: StoreBackend
  readonly #isThere: (remote: string, build: string) => Promise<boolean>

  constructor(backend: StoreBackend, isThere: (remote: string, build: string) => Promise<boolean>) {
    this.#backend = backend
    this.#isThere = isThere
  }

  async begin(entry: JournalEntry): Promise<void> {
    const text = withChecksum(JSON.stringify(entry))
    await this.#backend.write(fileOf(entry), text, await this.#backend.read(fileOf(entry)))
  }

  async end(entry: JournalEntry): Promise<void> {
    await this.#backend.erase(fileOf(entry))
  }

  /** Entries whose build has arrived. */
  async happened(): Promise<JournalEntry[]> {
    return (await this.#begun()).filter(({ isThere }) => isThere).map(({ entry }) => entry)
  }

  /** Drops abandoned entries with their builds, and returns those whose build has arrived. */
  async settle(): Promise<JournalEntry[]> {
    const begun = await this.#begun()
    for (const { entry, isThere } of begun) {
      if (isThere || Date.parse(entry.at) > Date.now() - ABANDONED_MS) continue
      await this.#backend.removeBuild(entry.remote, entry.build)
      await this.end(entry)
    }
    return begun.filter(({ isThere }) => isThere).map(({ entry }) => entry)
  }

  async #begun(): Promise<{ entry: JournalEntry; isThere: boolean }[]> {
    const names = await this.#backend.list(FOLDER)
    const found = names.map(async (name) => {
      const file = await this.#backend.read(`${FOLDER}/${name}`)
      if (!file) return []
      const entry = parseState(file.text, begun, `${FOLDER}/${name}`, REMEDY) as JournalEntry
      return [{ entry, isThere: await this.#isThere(entry.remote, entry.build) }]
    })
    return (await Promise.all(found)).flat()
  }
}

const fileOf = ({ remote, build }: JournalEntry) => `${FOLDER}/${remote}-${build}.json`
