import { type ListVersions, VERSION_PARAMETER } from '@arunika/contracts'
import { type Report, SILENCE_MS } from './connection.ts'

/** Browsers fetch a changed list within this long, not all in the same moment. Milliseconds. */
export const SPREAD_MS = 400
/** The same for all lists once the stream has broken: with the silence before it, less than a polling interval. */
const TAKE_OVER_MS = 2_000

/** The list that an address is of, as the stream names it. */
const listOf = (key: unknown) => /^\/api\/([\w-]+)/.exec(String(key))?.[1] ?? ''

/** What the page offers in `window.polls`. */
export interface Polls {
  /** How the page fetches data. */
  source: { load(key: string): Promise<unknown> }
  /** SWR's: fetches again what is on show of these keys. */
  mutate: (matches: (key?: unknown) => boolean) => unknown
}

interface Loaded {
  version: string
  data: unknown
}

/**
 * Has polls wait for the version stream: while it works, and a list is of the version that it names, a poll is served what was fetched.
 * Nothing else changes, so polls go on as they were when the stream breaks.
 * @returns what the stream reports to
 */
export function waitForVersions({ source, mutate }: Polls): Report {
  const { load } = source
  const loaded = new Map<string, Loaded>()
  /** Known since a message of the stream, also while it is broken. */
  let versions: ListVersions = {}
  let isWorking = false
  let silence: ReturnType<typeof setTimeout>

  source.load = async (key) => {
    const version = versions[listOf(key)]
    if (version === undefined) return load(key)
    const present = loaded.get(key)
    if (isWorking && present?.version === version) return present.data
    const data = await load(`${key}${key.includes('?') ? '&' : '?'}${VERSION_PARAMETER}=${version}`)
    loaded.set(key, { version, data })
    return data
  }

  function fetchAgain(matches: (key: unknown) => boolean, withinMs: number) {
    // A tab that is shown again fetches stale data itself.
    setTimeout(() => document.hidden || mutate(matches), withinMs * Math.random())
  }
  function onBreak() {
    if (!isWorking) return
    isWorking = false
    fetchAgain((key) => listOf(key) in versions, TAKE_OVER_MS)
  }

  return (next) => {
    clearTimeout(silence)
    if (!next) return onBreak()
    silence = setTimeout(onBreak, SILENCE_MS)
    const changed = Object.keys(next).filter((list) => next[list] !== versions[list])
    versions = next
    isWorking = true
    if (changed.length > 0) fetchAgain((key) => changed.includes(listOf(key)), SPREAD_MS)
  }
}
