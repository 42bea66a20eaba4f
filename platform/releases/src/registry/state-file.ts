import { mkdir, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  DamagedFileError,
  parseState,
  readIfThere,
  withChecksum,
  writeWhole,
} from '@anyam/server/state-files'
import type * as z from 'zod'

const REMEDY = 'Restore it from a backup; releases are refused until then. Nothing was overwritten.'

/** A small file of the registry that only its owner may read. A crash leaves either the old or the new content. */
export class StateFile<T> {
  readonly #path: string
  readonly #schema: z.core.$ZodType<T>
  readonly #empty: T
  #last: Promise<unknown> = Promise.resolve()

  /**
   * @param schema of its content; it must accept unknown properties, which newer versions write
   * @param empty its content before the first write
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

  /** Reads it; a damaged file is set aside and replaced, because what it holds must not hinder a rollback. */
  async readOr(replacement: T): Promise<T> {
    try {
      return await this.read()
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error
      await rename(this.#path, `${this.#path}.damaged-${Date.now()}`)
      return this.change(() => ({ next: replacement, result: replacement }))
    }
  }

  /** Writes it; a damaged file is set aside first. */
  async replace(next: T): Promise<T> {
    await this.readOr(next)
    return this.change(() => ({ next, result: next }))
  }

  /**
   * Runs changes sequentially.
   * @param decide returns the file's new content and the result
   * @throws DamagedFileError
   */
  change<Result>(decide: (held: T) => { next: T; result: Result }): Promise<Result> {
    const work = async () => {
      const { next, result } = decide(await this.read())
      await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 })
      await writeWhole(this.#path, withChecksum(JSON.stringify(next, null, 2)), { mode: 0o600 })
      return result
    }
    const done = this.#last.then(work, work)
    this.#last = done.catch(() => {})
    return done
  }
}
