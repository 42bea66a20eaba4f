/**
 * Notifications this process sent and has not yet received back. It drops what they concern on commit, and
 * need not do so again when the database notifies it. A change is identified by the connection that made it,
 * which is in the notification; its format must stay readable for processes of the previous version.
 */
export class OwnChanges {
  readonly #awaited = new Map<string, number>()

  /** Before the commit, since the notification may arrive before the response. */
  await(backend: number, topic: string): void {
    this.#add(`${backend} ${topic}`, 1)
  }

  /** When it is not certain that the change was made: then it is heard of like any other. */
  giveUp(backend: number, topic: string): void {
    this.#add(`${backend} ${topic}`, -1)
  }

  /** True for a change that was awaited, once. */
  isOwn(backend: number, topic: string): boolean {
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
