/**
 * Runs work of the same name one after the other. `async-mutex` has no names: a map of its mutexes would need the
 * same code to remove those that are idle.
 */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Runs the work once all earlier work of this name has ended, however it ended. */
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
