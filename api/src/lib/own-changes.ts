/**
 * Notifications this process sent and has not yet received back, for changes whose responses it already dropped on
 * commit. The connection id in the notification identifies a change; its format must stay readable for processes of the
 * previous version.
 */
export class OwnChanges {
  readonly #awaited = new Map<string, number>()

  /** Call before the commit, since the notification may arrive before the response. */
  await(backend: number, topic: string): void {
    this.#add(`${backend} ${topic}`, 1)
  }

  /** Call when the outcome of the change is unknown, so that its notification is handled like any other. */
  giveUp(backend: number, topic: string): void {
    this.#add(`${backend} ${topic}`, -1)
  }

  /** True once for each awaited change. */
  isOwn(backend: number, topic: string): boolean {
    const isOwn = this.#awaited.has(`${backend} ${topic}`)
    this.giveUp(backend, topic)
    return isOwn
  }

  /** Call when notifications may have been missed. */
  clear(): void {
    this.#awaited.clear()
  }

  #add(key: string, more: number): void {
    const count = (this.#awaited.get(key) ?? 0) + more
    if (count > 0) this.#awaited.set(key, count)
    else this.#awaited.delete(key)
  }
}
