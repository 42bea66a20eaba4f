import { CAPABILITIES_PATH } from '@arunika/contracts'
import { SITE_FACTS_PATH } from '@arunika/contracts/site'

const DEADLINE_MS = 1_000
/** An api that did not answer is asked again after this; meanwhile it counts as the product's own. */
const REST_MS = 1_000

/** Whether the api answers only the calls of the specification. */
export type IsSpecified = () => Promise<boolean>

/**
 * Asks the api once for its capabilities. One without them that also has no facts of the site answers only the specification's
 * calls; older versions of the product's own api have the facts.
 */
export function capabilitiesOf(apiUrl: string): IsSpecified {
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
      await asking
    }
    return known ?? false
  }
}
