import type { OutgoingHttpHeaders } from 'node:http'
import { CodedError } from '@anyam/server/errors'
import { VERSIONS_PATH } from '@arunika/contracts'
import type { Api } from '../../context.ts'
import type { VersionHub } from './hub.ts'

interface RouteOptions {
  hub: VersionHub
  isStopping: () => boolean
}

/** Notifies browsers of changed lists with server-sent events. */
export function versionRoutes(api: Api, { hub, isStopping }: RouteOptions) {
  api.get(
    VERSIONS_PATH,
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['Versions'],
        summary: 'Which lists changed, as server-sent events; 404 unless VERSION_STREAM_CONNECTIONS is set',
        produces: ['text/event-stream'],
      },
    },
    (_request, reply) => {
      if (isStopping() || !hub.isConnected) throw new CodedError('unavailable')
      if (hub.isFull) throw new CodedError('too_many_requests')
      reply.header('content-type', 'text/event-stream').header('cache-control', 'no-store')
      // Disables buffering in any nginx in between.
      reply.header('x-accel-buffering', 'no')
      // When the stream ends, its connection must not be reused for another response, which would delay shutdown.
      reply.header('connection', 'close')
      reply.hijack()
      reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
      hub.add(reply.raw)
    },
  )
  // Runs before the server waits for open connections.
  api.addHook('preClose', async () => hub.close())
}
