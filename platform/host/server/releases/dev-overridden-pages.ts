import type { FastifyReply, FastifyRequest } from 'fastify'
import { devOverriddenHeaders, HTML_TYPE, type PolicySite } from '../http/headers.ts'
import type { PagePool } from '../rendering/host-pools.ts'
import type { WorkingCopies } from './client-release-set.ts'
import type { DevOverrides } from './dev-overrides.ts'

interface DevOverriddenOptions {
  site: PolicySite
  devOverrides: DevOverrides
  /** Returns the pool that renders the live set. */
  pool: () => PagePool
  /** Working copies that all visitors get, in development only. */
  development?: Development
}

/** Origins of all working copies. */
export interface Development {
  shell: string
  remotes: WorkingCopies
}

/** Pages for a browser with a development override, rendered only for it and never cached. */
export function devOverriddenPages({ site, devOverrides, pool, development }: DevOverriddenOptions) {
  const concerns = ({ headers }: FastifyRequest) =>
    development !== undefined || devOverrides.read(headers.cookie) !== undefined

  async function send({ href, pathname }: URL, request: FastifyRequest, reply: FastifyReply) {
    const own = devOverrides.read(request.headers.cookie)
    const copies = { ...development?.remotes, ...(own && { [own.remote]: own.origin }) }
    const devOverride = own && {
      remote: own.remote,
      origin: own.origin,
      until: new Date(own.exp * 1000).toISOString(),
    }
    const renderer = pool()
    const page = await renderer.render(href, request.id, { copies, ...(devOverride && { devOverride }) })
    for (const error of page.problems) if (error) request.log.warn({ url: href }, error)
    const origins = [...(development ? [development.shell] : []), ...Object.values(copies)]
    reply.headers(
      devOverriddenHeaders(site, pathname, origins, { framed: page.framed ?? false, set: renderer.set }),
    )
    if (page.redirect) return reply.redirect(page.redirect, page.status)
    return reply.code(page.status).type(HTML_TYPE).send(page.html)
  }
  return { concerns, send }
}
