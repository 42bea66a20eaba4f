import { join } from 'node:path'
import { StateFile } from './state-file.ts'

/** A request that no second person has confirmed lapses after so long. */
const LIFETIME_MS = 24 * 3600_000

interface Requested {
  /** What is to be done, as text. */
  command: string
  by: string
  /** ISO 8601 instant. */
  at: string
}

/** Changes that wait for a second person, who sends the same command. */
export class Approvals {
  readonly #file: StateFile<Requested[]>

  constructor(folder: string) {
    this.#file = new StateFile<Requested[]>(join(folder, 'approvals.json'), [])
  }

  /** @returns who asked for it first, when this is the second person; undefined while one more is needed */
  async confirm(command: string, by: string): Promise<string | undefined> {
    const now = Date.now()
    return this.#file.change((held) => {
      const open = held.filter(({ at }) => Date.parse(at) > now - LIFETIME_MS)
      const first = open.find((request) => request.command === command)
      if (first && first.by !== by)
        return { next: open.filter((request) => request !== first), result: first.by }
      const request = { command, by, at: new Date(now).toISOString() }
      return { next: first ? open : [...open, request], result: undefined }
    })
  }
}
