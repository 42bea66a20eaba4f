import type { Site } from '@arunika/contracts/site'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HTML_TYPE, overriddenHeaders } from '../headers.ts'
import type { RenderPool } from '../rendering/render-pool.ts'
import type { WorkingCopies } from '../shown-set.ts'
import type { Overrides } from './overrides.ts'

interface OverriddenOptions {
  site: Site
  overrides: Overrides
  /** Renders the pages of the live set. */
  pool: () => RenderPool
  /** What everybody gets from where somebody is working on it. */
  development?: Development
}

/** Origins of all that somebody is working on. */
export interface Development {
  shell: string
  remotes: WorkingCopies
}

/** Pages for a browser that takes a remote from elsewhere: made for it alone, and kept by nobody. */
export function overriddenPages({ site, overrides, pool, development }: OverriddenOptions) {
  const concerns = ({ headers }: FastifyRequest) =>
    development !== undefined || overrides.read(headers.cookie) !== undefined

  async function send({ href, pathname }: URL, request: FastifyRequest, reply: FastifyReply) {
    const own = overrides.read(request.headers.cookie)
    const copies = { ...development?.remotes, ...(own && { [own.remote]: own.origin }) }
    const override = own && {
      remote: own.remote,
      origin: own.origin,
      until: new Date(own.exp * 1000).toISOString(),
    }
    const renderer = pool()
    const page = await renderer.render(href, request.id, { copies, ...(override && { override }) })
    for (const fault of page.faults) if (fault) request.log.warn({ url: href }, fault)
    const origins = [...(development ? [development.shell] : []), ...Object.values(copies)]
    reply.headers(
      overriddenHeaders(site, pathname, origins, { framed: page.framed ?? false, set: renderer.set }),
    )
    if (page.redirect) return reply.redirect(page.redirect, page.status)
    return reply.code(page.status).type(HTML_TYPE).send(page.html)
  }
  return { concerns, send }
}
