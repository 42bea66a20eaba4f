import { isAdminPath } from '@anyam/federation'
import { POLLING_INTERVAL } from '@anyam/protocol/polling'
import { cacheTags, forEdges } from '@anyam/server/http'
import type { Page } from '../rendering/page-cache.ts'

/** A page is fresh as long as the lists on it. */
const PAGE = forEdges(POLLING_INTERVAL / 1_000)
/** A missing page may soon exist. */
const MISSING = forEdges(2)
/** A page with stale data is soon retried; until then an edge takes load off the shell. */
export const AS_OF = 'public, max-age=0, must-revalidate, s-maxage=1'
const BY_STATUS: Record<number, string> = {
  200: PAGE,
  301: PAGE,
  302: PAGE,
  308: PAGE,
  404: MISSING,
  410: MISSING,
}

/** Headers that control caching of a page by an edge or CDN, and the tags that purge it. */
export function edgeHeaders(
  { status, isWhole, asOf, framed, sources = [] }: Page,
  pathname: string,
): Record<string, string> {
  if (asOf) return { 'x-shown-as-of': asOf, 'cache-control': AS_OF }
  if (!isWhole) return { 'cache-control': 'no-cache', 'x-accel-expires': '0' }
  const cacheControl = BY_STATUS[status]
  if (framed || isAdminPath(pathname) || !cacheControl) return { 'cache-control': 'no-cache' }
  const tags = cacheTags(sources.map(({ url }) => url))
  return { 'cache-control': cacheControl, ...(tags && { 'cache-tag': tags }) }
}
