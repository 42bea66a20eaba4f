/**
 * A bounded queue in which groups take turns: a thousand requests for one kind of page delay another kind by
 * only one entry. When it is full, the longest group loses its newest entry.
 */
export class FairQueue<Entry extends { group: string }> {
  /** In the order of their turns; no group is empty. */
  readonly #groups = new Map<string, Entry[]>()
  readonly #most: number
  #size = 0

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#size
  }

  /** Number of entries in a group. */
  sizeOf(group: string): number {
    return this.#groups.get(group)?.length ?? 0
  }

  /** @returns the entry that was dropped, this or another one */
  push(entry: Entry): Entry | undefined {
    const group = this.#groups.get(entry.group) ?? []
    this.#groups.set(entry.group, group)
    group.push(entry)
    this.#size += 1
    return this.#size > this.#most ? this.#dropOne() : undefined
  }

  /**
   * Removes and returns the first entry of the next group.
   * @param isReady returns false to skip a group
   */
  shift(isReady: (group: string) => boolean = () => true): Entry | undefined {
    for (const [name, group] of this.#groups) {
      if (!isReady(name)) continue
      const entry = group.shift()
      this.#size -= 1
      if (group.length === 0) this.#groups.delete(name)
      this.endTurn(name)
      return entry
    }
    return undefined
  }

  /** Moves the group to the end of the round. */
  endTurn(name: string): void {
    const group = this.#groups.get(name)
    if (!group) return
    this.#groups.delete(name)
    this.#groups.set(name, group)
  }

  /** Removes an entry from any position. */
  remove(entry: Entry): void {
    const group = this.#groups.get(entry.group)
    if (group?.includes(entry)) this.#take(group, group.indexOf(entry))
  }

  /** Among several longest groups, drops from the one whose turn comes last. */
  #dropOne(): Entry | undefined {
    const [longest] = [...this.#groups.values()].toReversed().toSorted((a, b) => b.length - a.length)
    return longest && this.#take(longest, longest.length - 1)
  }

  #take(group: Entry[], at: number): Entry | undefined {
    const [entry] = group.splice(at, 1)
    if (entry && group.length === 0) this.#groups.delete(entry.group)
    this.#size -= 1
    return entry
  }
}
