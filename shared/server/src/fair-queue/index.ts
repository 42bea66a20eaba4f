/**
 * A bounded queue in which groups take turns: a thousand requests for one kind of page delay another kind by one place.
 * When it is full the longest group loses its newest entry.
 */
export class FairQueue<Entry extends { group: string }> {
  /** In the order of their turns; none is empty. */
  readonly #groups = new Map<string, Entry[]>()
  readonly #most: number
  #size = 0

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#size
  }

  /** Entries of one group. */
  sizeOf(group: string): number {
    return this.#groups.get(group)?.length ?? 0
  }

  /** @returns the entry that finds no place: this one or another */
  push(entry: Entry): Entry | undefined {
    const group = this.#groups.get(entry.group) ?? []
    this.#groups.set(entry.group, group)
    group.push(entry)
    this.#size += 1
    return this.#size > this.#most ? this.#dropOne() : undefined
  }

  /**
   * The first entry of the group whose turn it is.
   * @param isReady false for a group that misses its turn
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

  /** Makes the group the last of the round. */
  endTurn(name: string): void {
    const group = this.#groups.get(name)
    if (!group) return
    this.#groups.delete(name)
    this.#groups.set(name, group)
  }

  /** Takes an entry out, wherever it is. */
  remove(entry: Entry): void {
    const group = this.#groups.get(entry.group)
    if (group?.includes(entry)) this.#take(group, group.indexOf(entry))
  }

  /** Of several longest groups it is the one whose turn comes last. */
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
