/**
 * Changes of this process that it is still to hear of itself. It forgets what they concern when they are committed, and
 * need not do so again when the database tells of them. A change is known by the connection that made it, which says so in
 * its notification: what is told stays what processes of the version before understand.
 */
export class OwnChanges {
  readonly #awaited = new Map<string, number>()

  /** Before the commit, since the notification may come before its answer. */
  await(backend: number, topic: string): void {
    this.#add(`${backend} ${topic}`, 1)
  }

  /** When it is not certain that the change was made: then it is heard of like any other. */
  giveUp(backend: number, topic: string): void {
    this.#add(`${backend} ${topic}`, -1)
  }

  /** True for a change that was awaited, once. */
  isHeard(backend: number, topic: string): boolean {
    const isOwn = this.#awaited.has(`${backend} ${topic}`)
    this.giveUp(backend, topic)
    return isOwn
  }

  /** When notifications may have been missed. */
  clear(): void {
    this.#awaited.clear()
  }

  #add(key: string, more: number): void {
    const count = (this.#awaited.get(key) ?? 0) + more
    if (count > 0) this.#awaited.set(key, count)
    else this.#awaited.delete(key)
  }
}
