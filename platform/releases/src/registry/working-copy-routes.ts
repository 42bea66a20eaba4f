import { CodedError } from '@anyam/server/errors'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { workingCopyLinks } from '../working-copy-links.ts'
import type { RegistryContext } from './context.ts'
import { logged, senderOf } from './guard.ts'
import { authorOf, parse, remoteParams } from './requests.ts'

const body = z.object({ port: z.int().min(1).max(65_535) })

/** Returns an address that displays a team's working copy inside the site, in the browser that opens it. */
export function workingCopyRoutes(app: FastifyInstance, context: RegistryContext): void {
  const { store, previewUrl } = context
  app.post('/remotes/:remote/working-copy', async (request) => {
    const { remote } = parse(remoteParams, request.params)
    const { port } = parse(body, request.body)
    const live = store.live().remotes[remote]
    if (!live || live.host) throw new CodedError('not_live')
    const links = workingCopyLinks(await store.previewKey(), previewUrl)
    const by = authorOf(senderOf(request), request.body)
    return logged(context, { request, command: `working copy of ${remote} at port ${port}` }, async () => ({
      address: links.addressOf({ remote, port, by }),
    }))
  })
}
