import type { Site } from '@arunika/contracts/site'
import { hostBuildAt, type ReleaseSet } from '@arunika/federation'
import { bodyHeaders, encodingFor } from '@arunika/server/encoding'
import { CodedError } from '@arunika/server/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReleaseSets } from '../releases/release-sets.ts'
import { cohortCookie, NO_COHORT, newSeed, readVisitor } from '../releases/visitor.ts'
import { countDocuments } from '../telemetry/documents.ts'
import type { EvidencePool } from '../telemetry/evidence-pool.ts'
import { edgeHeaders } from './edge-headers.ts'
import { HTML_TYPE, preparedPageHeaders } from './headers.ts'

/** A page that lacks its data, or its build, may be whole again when the next of its data is polled. Seconds. */
const RETRY_AFTER_S = 10
/** Of a page that another visitor would not get. */
const PERSONAL = 'private, no-cache'

/** Sends pages: each visitor those of its release set, in the form that it accepts. */
export function pageSender(sets: ReleaseSets, site: Site, pool: EvidencePool, key: Buffer) {
  const countDocument = countDocuments(pool, key)
  const headersOf = preparedPageHeaders(site)
  return async (url: URL, request: FastifyRequest, reply: FastifyReply) => {
    const visitor = readVisitor(request.headers.cookie)
    const seed = sets.hasCanaries ? (visitor.seed ?? newSeed()) : undefined
    const pages = sets.for(seed)
    const avoid = visitor.avoid.filter((name) => isIn(pages.pool.set, name))
    const host = hostBuildAt(pages.pool.set.remotes, url.pathname)
    const page = await pages.get({ url: url.href, id: request.id, avoid }).catch((error: unknown) => {
      // A server that has too much to do says nothing of the build.
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
    // A visitor gets a seed with the first page, which no edge may give to others.
    if (seed !== undefined && visitor.seed === undefined)
      reply.headers({ 'set-cookie': cohortCookie(seed), 'cache-control': PERSONAL })
    // The edge of this repository tells visitors apart by their cohorts; any other by all of their cookies.
    if (seed !== undefined) reply.header('vary', 'accept-encoding, cookie')
    if (page.redirect) return reply.redirect(page.redirect, page.status)
    const encoding = encodingFor(request.headers['accept-encoding'])
    const html = await page.html.in(encoding)
    return reply.code(page.status).headers(bodyHeaders(encoding, HTML_TYPE)).send(html)
  }
}

/** Only what the set holds makes a page different. */
const isIn = ({ remotes }: ReleaseSet, name: string) =>
  Object.entries(remotes).some(([remote, { build }]) => name === `${remote}@${build}`)

export type PageSender = ReturnType<typeof pageSender>
