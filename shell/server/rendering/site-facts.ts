import { setTimeout as delay } from 'node:timers/promises'
import { DEFAULT_FACTS, SITE_FACTS_PATH, type Site, withFacts } from '@arunika/contracts/site'
import type { Settings } from '@arunika/server/env'
import { contentTag } from '@arunika/server/http'
import type { Hosts } from './gallery.ts'
import type { Found } from './last-good.ts'

/** Every page is made with the facts: they are asked for once in so long. Milliseconds. */
const FRESH_MS = 1_000
/** No page waits longer for them, and none that comes later waits again: those of before do. Milliseconds. */
const PATIENCE_MS = 500

const withTag = (text: string): Found => ({ status: 200, text, etag: `"${contentTag(text)}"` })

/**
 * The hosts, of which the api always has the facts of the site: while it is away they are those of before, or those
 * that the site is delivered with. A page that shows nothing else of the api does not wait for it, nor is it marked
 * as old.
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
    knows: (origin) => hosts.knows(origin),
    ask: (question) => (question.url === url ? facts() : hosts.ask(question)),
  }
}

/** The site with the facts as they are now. */
export async function siteNow(hosts: Hosts, site: Site, apiUrl: string): Promise<Site> {
  const { text } = await hosts.ask({ url: apiUrl + SITE_FACTS_PATH })
  return withFacts(site, JSON.parse(text))
}
