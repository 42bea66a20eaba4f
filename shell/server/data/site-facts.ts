import { setTimeout as delay } from 'node:timers/promises'
import type { Found, Hosts } from '@anyam/host/server/rendering/last-good'
import type { Settings } from '@anyam/server/env'
import { contentTag } from '@anyam/server/http'
import { completeFacts, DEFAULT_FACTS, SITE_FACTS_PATH } from '@arunika/contracts/site'

/** Every page needs the facts, so they are fetched once in this many milliseconds. */
const FRESH_MS = 1_000
/**
 * Maximum wait of a page for the facts, in milliseconds. While a fetch hangs, later pages use the previous
 * facts without waiting.
 */
const PATIENCE_MS = 500

const withTag = (text: string): Found => ({ status: 200, text, etag: `"${contentTag(text)}"` })

/**
 * Wraps the hosts so that the site's facts are always available: the previous ones while the api is
 * unavailable, or the defaults. So a page that shows nothing else from the api neither waits for it nor is
 * marked as stale.
 */
export function withSiteFacts(hosts: Hosts, { apiUrl }: Pick<Settings, 'apiUrl'>): Hosts {
  const url = apiUrl + SITE_FACTS_PATH
  let known = withTag(JSON.stringify(DEFAULT_FACTS))
  let until = 0
  let asking: Promise<unknown> | undefined

  async function renew(): Promise<void> {
    const { status, text } = await hosts.ask({ url })
    if (status === 200) known = withTag(text)
    until = Date.now() + FRESH_MS
    asking = undefined
  }

  async function facts(): Promise<Found> {
    if (Date.now() >= until) {
      asking ??= Promise.race([renew(), delay(PATIENCE_MS, undefined, { ref: false })])
      await asking
    }
    return known
  }

  return {
    foreign: hosts.foreign ?? [],
    knows: (origin) => hosts.knows(origin),
    ask: (question) => (question.url === url ? facts() : hosts.ask(question)),
  }
}

/** The e-mail address of the company. */
export async function contactOf(hosts: Hosts, { apiUrl }: Pick<Settings, 'apiUrl'>): Promise<string> {
  const { text } = await hosts.ask({ url: apiUrl + SITE_FACTS_PATH })
  return completeFacts(JSON.parse(text)).email
}
