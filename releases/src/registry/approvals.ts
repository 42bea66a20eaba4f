import { join } from 'node:path'
import { StateFile } from './state-file.ts'

/** A request that no second person confirms expires after this time. */
const LIFETIME_MS = 24 * 3600_000

interface Requested {
  /** The command, as text. */
  command: string
  by: string
  /** ISO 8601 instant. */
  at: string
}

/** Changes that wait until a second person sends the same command. */
export class Approvals {
  readonly #file: StateFile<Requested[]>

  constructor(folder: string) {
    this.#file = new StateFile<Requested[]>(join(folder, 'approvals.json'), [])
  }

  /** @returns the first person, if this is the second; undefined while one more is needed */
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
