import type { ReleaseStore } from '@anyam/releases/store'
import { WORKING_COPIES_PATH, workingCopyLinks } from '@anyam/releases/working-copy-links'
import { CodedError } from '@anyam/server/errors'
import type { FastifyInstance } from 'fastify'
import type { DevOverrides } from './dev-overrides.ts'

interface WorkingCopyOptions {
  store: ReleaseStore
  devOverrides: DevOverrides
  previewUrl: string
}

/** Route for links from the registry. The browser that opens one loads the remote from the developer's own machine. */
export function workingCopyRoute(
  app: FastifyInstance,
  { store, devOverrides, previewUrl }: WorkingCopyOptions,
): void {
  app.get<{ Querystring: { link?: unknown } }>(WORKING_COPIES_PATH, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const link = workingCopyLinks(await store.previewKey(), previewUrl).read(String(request.query.link))
    if (!link) throw new CodedError('invalid_signature')
    const { remote, port, by } = link
    const live = store.live().remotes[remote]
    if (!live || live.host) throw new CodedError('not_live')
    const origin = `http://localhost:${port}`
    request.log.warn({ remote, origin, by }, 'override given')
    reply.header('set-cookie', devOverrides.give({ remote, origin, by }))
    return reply.redirect(live.owns[0] ?? '/', 303)
  })
}
