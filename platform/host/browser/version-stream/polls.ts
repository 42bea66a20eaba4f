import { type ListVersions, VERSION_PARAMETER } from '@anyam/protocol/version-stream'
import { type Report, SILENCE_MS } from './connection.ts'

/** Browsers fetch a changed list within this long, spread over time. Milliseconds. */
export const SPREAD_MS = 400
/**
 * The same for all lists after the stream breaks. Together with the preceding silence it is less than a
 * polling interval.
 */
const TAKE_OVER_MS = 2_000

/** Name of an address's list, as in the stream. */
const listOf = (key: unknown) => /^\/api\/([\w-]+)/.exec(String(key))?.[1] ?? ''

/** The page's interface, as `window.polls`. */
export interface Polls {
  /** Fetches the page's data. */
  source: { load(key: string): Promise<unknown> }
  /** SWR's function; refetches the displayed data of these keys. */
  mutate: (matches: (key?: unknown) => boolean) => unknown
}

interface Loaded {
  version: string
  data: unknown
}

/**
 * Makes polls wait for the version stream: while it works and a list has the announced version, a poll
 * returns the loaded data.
 * Nothing else changes, so polls continue as before when the stream breaks.
 * @returns the callback for the stream
 */
export function waitForVersions({ source, mutate }: Polls): Report {
  const { load } = source
  const loaded = new Map<string, Loaded>()
  /** Known since the first message of the stream, even while it is broken. */
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
    // A tab that becomes visible again refetches stale data itself.
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

declare global {
  interface Window {
    polls: Polls
  }
}
