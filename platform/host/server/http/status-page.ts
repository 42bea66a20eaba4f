import type { FastifyInstance } from 'fastify'
import type { Hosts } from '../rendering/last-good.ts'
import type { ErrorSite } from './errors.ts'
import { escapeHtml } from './escape-html.ts'
import { HTML_TYPE } from './headers.ts'

/** A check of the hosts is reused for this long, however many requests arrive. */
const FRESH_MS = 5_000

interface Part {
  name: string
  works: boolean
  /** ISO 8601 instant of the stale data shown instead. */
  shownAsOf?: string
}

/** A part of the site that works while an address responds. */
export interface StatusCheck {
  name: string
  url: string
  /** True if the last good response is shown while there is no current one. */
  isStored?: true
}

interface StatusPageOptions {
  site: ErrorSite
  checks: readonly StatusCheck[]
  hosts: Pick<Hosts, 'ask'>
  /** Returns whether visitors get the live builds. */
  servesLive: () => boolean
}

/** Reports which parts of the site work now: `/status` for people, `/status.json` for programs. */
export function statusPage(app: FastifyInstance, options: StatusPageOptions): void {
  let known: { at: number; parts: Promise<Part[]> } | undefined
  const check = () => {
    if (!known || Date.now() - known.at > FRESH_MS) known = { at: Date.now(), parts: partsOf(options) }
    return known.parts
  }
  app.get('/status.json', async (_request, reply) => {
    const parts = await check()
    return reply.header('cache-control', 'no-cache').send({ works: parts.every(({ works }) => works), parts })
  })
  app.get('/status', async (_request, reply) => {
    const parts = await check()
    const title = parts.every(({ works }) => works) ? 'Everything works' : 'Part of the site does not work'
    const lines = parts.map((part) => `<li>${escapeHtml(describe(part))}</li>`).join('\n')
    const body = `<main>\n<h1>${title}</h1>\n</main>\n<ul>\n${lines}\n</ul>\n<nav aria-label="Where to go"><a href="/">Go to the start page</a></nav>`
    return reply
      .type(HTML_TYPE)
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'")
      .send(options.site.plainPages.page(options.site, title, body))
  })
}

async function partsOf({ checks, hosts, servesLive }: StatusPageOptions): Promise<Part[]> {
  const checked = checks.map(async ({ name, url, isStored }): Promise<Part> => {
    const { status, asOf } = await hosts.ask({ url })
    const works = asOf === undefined && status >= 200 && status < 400
    return { name, works, ...(isStored && asOf && { shownAsOf: asOf }) }
  })
  return [{ name: 'Pages', works: servesLive() }, ...(await Promise.all(checked))]
}

function describe({ name, works, shownAsOf }: Part): string {
  if (works) return `✓ ${name}: works`
  return shownAsOf ? `! ${name}: shown as of ${shownAsOf}` : `✗ ${name}: does not work at the moment`
}
