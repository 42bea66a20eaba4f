import type { Found, Hosts, Strict } from '@anyam/host/server/rendering/last-good'
import { POLLING_INTERVAL } from '@anyam/protocol/polling'
import type { Settings } from '@anyam/server/env'
import { contentTag } from '@anyam/server/http'
import { type HighlightedPortfolio, PORTFOLIO_PATH, portfolioItem } from '@arunika/contracts'
import * as z from 'zod/mini'
import { readEntries } from '../wire/specified.ts'

/** After a failure, the host is requested again after this many milliseconds. */
const REST_MS = 1_000

const lists = z.object({ portfolios: z.array(z.unknown()) })
const group = z.object({ course_name: z.string(), portfolios: z.array(z.unknown()) })

/** A group or a work that cannot be read is left out. */
const STRICT: Strict = {
  mostBytes: 1_000_000,
  read(text) {
    const portfolio = lists.safeParse(JSON.parse(text))
    if (!portfolio.success) throw new Error('responds with something that is no portfolio')
    const groups = readEntries(group, portfolio.data.portfolios).entries.map(
      ({ course_name, portfolios }) => ({
        course_name,
        works: readEntries(portfolioItem, portfolios),
      }),
    )
    const portfolios = groups.flatMap(({ course_name, works }) =>
      works.entries.length > 0 || works.leftOut === 0 ? [{ course_name, portfolios: works.entries }] : [],
    )
    if (portfolios.length === 0 && portfolio.data.portfolios.length > 0)
      throw new Error('responds with works of which none can be read')
    return JSON.stringify({ portfolios } satisfies HighlightedPortfolio)
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
    foreign: [new URL(lmsUrl + PORTFOLIO_PATH).href],
    ask: (question) => (addresses.includes(question.url) ? gallery() : hosts.ask(question)),
  }
}
