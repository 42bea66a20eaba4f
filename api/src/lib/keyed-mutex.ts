/**
 * Runs work of the same name in sequence. `async-mutex` has no names, and a map of its mutexes would need the same code
 * to remove idle ones.
 */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Runs the work once all earlier work of this name has settled. */
  async runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name) ?? Promise.resolve()
    const own = before.then(work, work)
    const settled = own.catch(() => {})
    this.#last.set(name, settled)
    try {
      return await own
    } finally {
      if (this.#last.get(name) === settled) this.#last.delete(name)
    }
  }
}
