import { setTimeout as delay } from 'node:timers/promises'
import { CAPABILITIES_PATH } from '@arunika/contracts'
import { DEFAULT_FACTS, type ServedFacts, SITE_FACTS_PATH } from '@arunika/contracts/site'

const DEADLINE_MS = 10_000
/** Milliseconds that a request of a visitor waits for the answer; until it arrives the api counts as what it was before. */
const PATIENCE_MS = 1_000
/** Milliseconds until the next request to an api that failed to respond; until then it counts as what it was before. */
const REST_MS = 1_000

/** The facts of a site whose api has only the calls of the specification. */
export const SPECIFIED_FACTS: ServedFacts = { ...DEFAULT_FACTS, isOnlySpecified: true }

/** Resolves to true if the api has only the calls of the specification. */
export type IsSpecified = () => Promise<boolean>

/**
 * Requests the api's capabilities once. An api that has neither these nor the facts of the site has only the
 * specification's calls; older versions of the product's own api have the facts.
 * @param isPresumed until the api has responded
 */
export function capabilitiesOf(apiUrl: string, isPresumed = false): IsSpecified {
  let known: boolean | undefined
  let until = 0
  let asking: Promise<void> | undefined

  const statusOf = async (path: string) => {
    const response = await fetch(apiUrl + path, { signal: AbortSignal.timeout(DEADLINE_MS) }).catch(
      () => undefined,
    )
    await response?.body?.cancel()
    return response?.status ?? 0
  }

  async function ask(): Promise<void> {
    const status = await statusOf(CAPABILITIES_PATH)
    if (status === 200) known = false
    else if (status === 404) {
      const facts = await statusOf(SITE_FACTS_PATH)
      if (facts === 200) known = false
      if (facts === 404) known = true
    }
    until = Date.now() + REST_MS
    asking = undefined
  }

  return async () => {
    if (known === undefined && Date.now() >= until) {
      asking ??= ask()
      await Promise.race([asking, delay(PATIENCE_MS, undefined, { ref: false })])
    }
    return known ?? isPresumed
  }
}
