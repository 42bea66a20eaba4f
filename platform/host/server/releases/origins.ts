import { setTimeout as delay } from 'node:timers/promises'
import { entryAddress } from '@anyam/federation'
import type { LiveSet } from '@anyam/releases/store'

const PAUSE_MS = 1_000
/** A server that takes longer to confirm an entry counts as unavailable, because a visitor waits for the page. */
const PATIENCE_MS = 600
/** A single lost request is not a failure. */
const ATTEMPTS = 2

interface OriginsOptions {
  live: () => LiveSet
  /** Called when a server becomes unavailable or recovers. */
  changed: () => void
  log: (text: string) => void
}

/** Watches the separate servers of remotes, so that no document references a build that cannot be loaded. */
export class Origins {
  readonly #options: OriginsOptions
  readonly #away = new Set<string>()

  constructor(options: OriginsOptions) {
    this.#options = options
  }

  /** Returns whether a build's own server currently cannot deliver its entry. */
  isAway(entry: string): boolean {
    return this.#away.has(entry)
  }

  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      // The watch of the store reports an unreadable live set.
      await this.#ask(signal).catch(() => {})
      await delay(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const entries = entriesOf(this.#options.live())
    for (const known of this.#away) if (!entries.includes(known)) this.#away.delete(known)
    const found = await Promise.all(
      entries.map(async (entry) => ({ entry, isAway: !(await isThere(entry, signal)) })),
    )
    if (signal.aborted) return
    const changes = found.filter(({ entry, isAway }) => this.#away.has(entry) !== isAway)
    for (const { entry, isAway } of changes) {
      if (isAway) this.#away.add(entry)
      else this.#away.delete(entry)
      this.#options.log(`${new URL(entry).origin} ${isAway ? 'is away' : 'is back'}: ${entry}`)
    }
    if (changes.length > 0) this.#options.changed()
  }
}

function entriesOf({ remotes, canaries }: LiveSet): string[] {
  const releases = [...Object.entries(remotes), ...Object.entries(canaries)]
  const ownServers = releases.filter(([, { origin }]) => origin !== undefined)
  return [...new Set(ownServers.map(([remote, release]) => entryAddress(remote, release)))]
}

async function isThere(entry: string, ended: AbortSignal): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const signal = AbortSignal.any([ended, AbortSignal.timeout(PATIENCE_MS)])
    const response = await fetch(entry, { method: 'HEAD', redirect: 'manual', signal }).catch(() => undefined)
    if (response?.status === 200) return true
  }
  return false
}
