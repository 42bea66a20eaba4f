import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseState, readIfThere, writeWhole } from '@arunika/server/state-files'
import type * as z from 'zod'

const REMEDY = 'Restore it from a backup; releases are refused until then. Nothing was overwritten.'

/** A small file of the registry's own, which only its owner may read. A crash leaves the old one or the new one. */
export class StateFile<T> {
  readonly #path: string
  readonly #schema: z.core.$ZodType<T>
  readonly #empty: T
  #last: Promise<unknown> = Promise.resolve()

  /**
   * @param schema of what it holds; it lets properties pass that it does not know, which newer versions write
   * @param empty what it holds before it is first written
   */
  constructor(path: string, schema: z.core.$ZodType<T>, empty: T) {
    this.#path = path
    this.#schema = schema
    this.#empty = empty
  }

  /** @throws DamagedFileError */
  async read(): Promise<T> {
    const text = readIfThere(this.#path)?.toString()
    return text === undefined ? this.#empty : parseState(text, this.#schema, this.#path, REMEDY)
  }

  /**
   * Changes run one after the other.
   * @param decide returns the file's new content and the result
   * @throws DamagedFileError
   */
  change<Result>(decide: (held: T) => { next: T; result: Result }): Promise<Result> {
    const work = async () => {
      const { next, result } = decide(await this.read())
      await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 })
      await writeWhole(this.#path, JSON.stringify(next, null, 2), { mode: 0o600 })
      return result
    }
    const done = this.#last.then(work, work)
    this.#last = done.catch(() => {})
    return done
  }
}
