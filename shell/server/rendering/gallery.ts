import { highlightedPortfolio, POLLING_INTERVAL, PORTFOLIO_PATH } from '@arunika/contracts'
import type { Settings } from '@arunika/server/env'
import { contentTag } from '@arunika/server/http'
import type { Found, LastGood, Strict } from './last-good.ts'

export type Hosts = Pick<LastGood, 'ask' | 'knows'>

/** After a failure, the host is requested again after this many milliseconds. */
const REST_MS = 1_000

const STRICT: Strict = {
  mostBytes: 1_000_000,
  read(text) {
    const portfolio = highlightedPortfolio.safeParse(JSON.parse(text))
    if (!portfolio.success) throw new Error('responds with something that is no portfolio')
    return JSON.stringify(portfolio.data)
  },
}

interface Check {
  until: number
  found: Promise<Found>
}

/**
 * Wraps the hosts so that the gallery's host is requested once per polling interval, regardless of the number
 * of pages and visitors. Its response is validated strictly: a missing, too long or invalid one does not
 * change the last good data.
 */
export function withGallery(hosts: Hosts, { apiUrl, lmsUrl }: Pick<Settings, 'apiUrl' | 'lmsUrl'>): Hosts {
  // Older builds request the gallery's host; all others, an address of the site.
  const addresses = [apiUrl + PORTFOLIO_PATH, lmsUrl + PORTFOLIO_PATH]
  let check: Check | undefined

  async function ask(began: Check): Promise<Found> {
    const { etag: _ofHost, ...found } = await hosts.ask({ url: lmsUrl + PORTFOLIO_PATH, strict: STRICT })
    if (found.status !== 200) began.until = Date.now() + REST_MS
    return found.status === 200 ? { ...found, etag: `"${contentTag(found.text)}"` } : found
  }

  function gallery(): Promise<Found> {
    if (check && Date.now() < check.until) return check.found
    const next: Check = {
      until: Date.now() + POLLING_INTERVAL,
      found: Promise.resolve({ status: 0, text: '' }),
    }
    check = next
    next.found = ask(next)
    return next.found
  }

  return {
    knows: (origin) => hosts.knows(origin),
    ask: (question) => (addresses.includes(question.url) ? gallery() : hosts.ask(question)),
  }
}
