import { CodedError } from '@anyam/server/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { devOverriddenPages } from '../releases/dev-overridden-pages.ts'
import type { Previews } from '../releases/previews.ts'
import type { ReleaseSets } from '../releases/release-sets.ts'
import { canonicalAddress, pageAddress } from './page-address.ts'
import { type ResourceSender, resourceOf } from './resources.ts'
import type { PageSender } from './send-page.ts'

interface PageRouteOptions {
  /** Origin of the site. */
  origin: string
  sets: ReleaseSets
  previews: Previews
  devOverridden: ReturnType<typeof devOverriddenPages>
  sendPage: PageSender
  sendResource: ResourceSender
}

/** Handles every address without another route: a page, or a resource of a remote. */
export function pageRoute(app: FastifyInstance, options: PageRouteOptions): void {
  const { origin, sets, previews, devOverridden, sendPage, sendResource } = options
  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const url = pageAddress(request.url, origin)
    const address = canonicalAddress(url) ?? (await sets.live.pool.addresses.inItsCase(url))
    if (address) return reply.redirect(address, 308)
    const preview = previews.read(request.headers.cookie)
    const left = preview ? undefined : sets.left(url.pathname)
    if (left === 'gone') return reply.callNotFound()
    // Permanent for search engines; browsers revalidate, because a rollback brings the page back.
    if (left) return reply.header('cache-control', 'no-cache').redirect(left.redirect + url.search, 308)
    const resource = resourceOf(sets.live.pool.set, url.pathname)
    if (resource) return sendResource(resource, request, reply)
    if (preview) return previews.send(preview, url, request, reply)
    if (devOverridden.concerns(request)) return devOverridden.send(url, request, reply)
    // Without any remote, each address would redirect to the start page, which would redirect to itself.
    if (Object.keys(sets.live.pool.set.remotes).length === 0) throw new CodedError('unavailable')
    return sendPage(url, request, reply)
  })
}
