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

  /** @returns the entry that finds no place: this one or another */
  push(entry: Entry): Entry | undefined {
    const group = this.#groups.get(entry.group) ?? []
    this.#groups.set(entry.group, group)
    group.push(entry)
    this.#size += 1
    return this.#size > this.#most ? this.#dropOne() : undefined
  }

  /** The first entry of the group whose turn it is. */
  shift(): Entry | undefined {
    const [turn] = this.#groups
    if (!turn) return undefined
    const [name, group] = turn
    const entry = group.shift()
    this.#groups.delete(name)
    // The last of the round.
    if (group.length > 0) this.#groups.set(name, group)
    this.#size -= 1
    return entry
  }

  #dropOne(): Entry | undefined {
    const [longest] = [...this.#groups].toSorted(([, a], [, b]) => b.length - a.length)
    if (!longest) return undefined
    const [name, group] = longest
    const entry = group.pop()
    if (group.length === 0) this.#groups.delete(name)
    this.#size -= 1
    return entry
  }
}
