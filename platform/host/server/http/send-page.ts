import { hostBuildAt, type ReleaseSet } from '@anyam/federation'
import { bodyHeaders, encodingFor } from '@anyam/server/encoding'
import { CodedError } from '@anyam/server/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReleaseSets } from '../releases/release-sets.ts'
import { cohortCookie, NO_COHORT, newSeed, readVisitor } from '../releases/visitor.ts'
import { countDocuments } from '../telemetry/documents.ts'
import type { EvidencePool } from '../telemetry/evidence-pool.ts'
import { edgeHeaders } from './edge-headers.ts'
import { HTML_TYPE, type PolicySite, preparedPageHeaders } from './headers.ts'

/** A page missing data or its build may recover at the next poll. Seconds. */
const RETRY_AFTER_S = 10
/** For a page that other visitors would not get. */
const PERSONAL = 'private, no-cache'

/** Sends each visitor the pages of their release set, in an encoding that the browser accepts. */
export function pageSender(sets: ReleaseSets, site: PolicySite, pool: EvidencePool, key: Buffer) {
  const countDocument = countDocuments(pool, key)
  const headersOf = preparedPageHeaders(site)
  return async (url: URL, request: FastifyRequest, reply: FastifyReply) => {
    const visitor = readVisitor(request.headers.cookie)
    const seed = sets.hasCanaries ? (visitor.seed ?? newSeed()) : undefined
    const pages = sets.for(seed)
    const avoid = visitor.avoid.filter((name) => isIn(pages.pool.set, name))
    const host = hostBuildAt(pages.pool.set.remotes, url.pathname)
    const page = await pages.get({ url: url.href, id: request.id, avoid }).catch((error: unknown) => {
      // An overloaded server is not the build's fault.
      if (host && !(error instanceof CodedError)) pool.served({ ...host, failed: true })
      throw error
    })
    if (page.meant) pool.served(page.meant)
    if (host) pool.served({ ...host, failed: false })
    for (const slot of page.servedSlots) pool.served(slot)
    if (seed !== undefined) countDocument({ url, request, page, set: pages.pool.set, avoid })
    reply
      .headers(headersOf(pages.pool.set, url.pathname, page.framed))
      .headers(edgeHeaders(page, url.pathname))
    if (page.status === 503) reply.header('retry-after', RETRY_AFTER_S)
    if (avoid.length > 0) reply.header('cache-control', PERSONAL)
    if (seed === undefined && visitor.seed !== undefined)
      reply.headers({ 'set-cookie': NO_COHORT, 'cache-control': PERSONAL })
    // The first page sets the visitor's seed, so an edge must not share it.
    if (seed !== undefined && visitor.seed === undefined)
      reply.headers({ 'set-cookie': cohortCookie(seed), 'cache-control': PERSONAL })
    // This repository's edge distinguishes visitors by their cohorts; any other edge, by all of their
    // cookies.
    if (seed !== undefined) reply.header('vary', 'accept-encoding, cookie')
    if (page.redirect) return reply.redirect(page.redirect, page.status)
    const encoding = encodingFor(request.headers['accept-encoding'])
    const html = await page.html.in(encoding)
    return reply.code(page.status).headers(bodyHeaders(encoding, HTML_TYPE)).send(html)
  }
}

/** Only builds of the set affect the page. */
const isIn = ({ remotes }: ReleaseSet, name: string) =>
  Object.entries(remotes).some(([remote, { build }]) => name === `${remote}@${build}`)

export type PageSender = ReturnType<typeof pageSender>
