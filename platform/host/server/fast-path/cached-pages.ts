import type { OutgoingHttpHeader } from 'node:http'
import { bodyHeaders, type Encoding, encodingFor } from '@anyam/server/encoding'
import { requestIdOf } from '@anyam/server/metrics'
import { rawHeaders, respondFromCache } from '@anyam/server/respond-from-cache'
import type { FastifyInstance } from 'fastify'
import { edgeHeaders } from '../http/edge-headers.ts'
import { HTML_TYPE, type PolicySite, plainHeaders, preparedPageHeaders } from '../http/headers.ts'
import type { ReleaseSets } from '../releases/release-sets.ts'
import type { Page } from '../rendering/page-cache.ts'
import type { EvidencePool } from '../telemetry/evidence-pool.ts'
import type { ShellMetrics } from '../telemetry/shell-metrics.ts'

interface CachedPagesOptions {
  sets: ReleaseSets
  site: PolicySite
  pool: EvidencePool
  metrics: ShellMetrics
  isStopping: () => boolean
  /** Returns whether a host is that of previews. */
  isPreview: (host: string | undefined) => boolean
}

/** Serves cached, fresh, non-personalised pages before Fastify routes the request. */
export function cachedPages(app: FastifyInstance, options: CachedPagesOptions): void {
  const { sets, site, pool, metrics, isStopping, isPreview } = options
  const { origin } = new URL(site.publicUrl)
  const plain = plainHeaders(site)
  const pageHeaders = preparedPageHeaders(site)
  /** Headers by the page bytes that they belong to, built only once. */
  const prepared = new WeakMap<Buffer, OutgoingHttpHeader[]>()

  function headersOf(url: string, page: Page, encoding: Encoding, bytes: Buffer) {
    const { set } = sets.live.pool
    const own = { ...bodyHeaders(encoding, HTML_TYPE), 'content-length': bytes.length }
    const { pathname } = new URL(url, origin)
    // Only the request id differs between responses; it is inserted when they are sent.
    const forPage = { ...pageHeaders(set, pathname, page.framed), ...edgeHeaders(page, pathname) }
    const all = rawHeaders({ ...plain, ...forPage, ...own, 'x-request-id': '' })
    prepared.set(bytes, all)
    return all
  }

  respondFromCache(
    { server: app.server, log: app.log, observeRequest: metrics.observeRequest },
    ({ url = '', headers }) => {
      if (isStopping() || sets.hasCanaries || headers.cookie !== undefined || isPreview(headers.host))
        return undefined
      const page = sets.live.cached(origin + url)
      const encoding = encodingFor(headers['accept-encoding'])
      const bytes = page?.html.ready(encoding)
      if (!page || !bytes) return undefined
      if (page.meant) pool.served(page.meant)
      for (const slot of page.servedSlots) pool.served(slot)
      const all = prepared.get(bytes) ?? headersOf(url, page, encoding, bytes)
      const id = requestIdOf(headers)
      all[all.length - 1] = id
      return { route: '/*', status: page.status, headers: all, bytes, id }
    },
  )
}
