import type { FastifyRequest } from 'fastify'

/**
 * True if a page of this site sent the request. Browsers set these headers themselves, so no page of another
 * site can forge them.
 */
export function isFromSite(
  { headers, protocol, host }: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>,
  publicUrl: string,
): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin === publicUrl || headers.origin === `${protocol}://${host}`
}
