import { randomUUID } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeWhole } from '../disk-backend.ts'

/** A small file of the registry's own, which only its owner may read. A crash leaves the old one or the new one. */
export class StateFile<T> {
  readonly #path: string
  readonly #empty: T
  #last: Promise<unknown> = Promise.resolve()

  /** @param empty what it holds before it is first written */
  constructor(path: string, empty: T) {
    this.#path = path
    this.#empty = empty
  }

  async read(): Promise<T> {
    try {
      return JSON.parse(await readFile(this.#path, 'utf8')) as T
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return this.#empty
      throw error
    }
  }

  /** Changes run one after the other. @param decide returns the file's new content and the result */
  change<Result>(decide: (held: T) => { next: T; result: Result }): Promise<Result> {
    const work = async () => {
      const { next, result } = decide(await this.read())
      await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 })
      const text = JSON.stringify(next, null, 2)
      await writeWhole(this.#path, text, `${this.#path}.${randomUUID()}`, 0o600)
      return result
    }
    const done = this.#last.then(work, work)
    this.#last = done.catch(() => {})
    return done
  }
}
