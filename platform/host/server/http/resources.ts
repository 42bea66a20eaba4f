import { ownerOf, type ReleaseSet } from '@anyam/federation'
import { DEFAULT_LANGUAGE, languageAt, withoutLanguage } from '@anyam/protocol/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hosts } from '../rendering/last-good.ts'

/** The api address that serves a path instead of a page, with the path's language; undefined for a page's path. */
export function resourceOf({ remotes }: Pick<ReleaseSet, 'remotes'>, path: string): string | undefined {
  const pathname = withoutLanguage(path)
  const language = languageAt(path)
  const query = language === DEFAULT_LANGUAGE ? '' : `?language=${language}`
  const resources = remotes[ownerOf(remotes, pathname) ?? '']?.resources ?? {}
  for (const [pattern, target] of Object.entries(resources)) {
    const part = partFor(pattern, pathname)
    if (part !== undefined && target.startsWith('/api/')) return target.replace('*', part) + query
  }
  return undefined
}

/** The segment that the `*` of a path matches; undefined if the path does not match. */
function partFor(path: string, pathname: string): string | undefined {
  const [before = '', after] = path.split('*')
  if (after === undefined) return path === pathname ? '' : undefined
  if (!pathname.startsWith(before) || !pathname.endsWith(after)) return undefined
  const part = pathname.slice(before.length, pathname.length - after.length)
  return /^[\w-]+$/.test(part) ? part : undefined
}

/** Sends the api's response at an address of the site, or the last good response while the api is unavailable. */
export function resourceSender(hosts: Hosts, apiUrl: string) {
  return async (path: string, request: FastifyRequest, reply: FastifyReply) => {
    const { status, text, headers } = await hosts.ask({
      url: apiUrl + path,
      headers: { 'accept-encoding': 'identity', 'x-request-id': request.id },
      want: ['content-type', 'cache-control', 'etag'],
    })
    if (status === 0 || status >= 500)
      return reply.code(503).header('retry-after', '10').type('text/plain').send('Please try again.')
    reply.headers({ ...headers, 'x-content-type-options': 'nosniff' })
    const isKnown = headers?.etag !== undefined && headers.etag === request.headers['if-none-match']
    return isKnown ? reply.code(304).send() : reply.code(status).send(text)
  }
}

export type ResourceSender = ReturnType<typeof resourceSender>
