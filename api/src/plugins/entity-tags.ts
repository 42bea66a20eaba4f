import { contentTag } from '@anyam/server/http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Responses for administrators only. Other caches never store them, and browsers revalidate them each time with an
 * ETag, which is weak because the response is compressed afterwards.
 */
async function entityTags(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const tag = `W/"${contentTag(payload)}"`
    reply.header('etag', tag).header('cache-control', 'no-cache, private')
    const known = request.headers['if-none-match']?.split(/\s*,\s*/)
    if (!known?.includes(tag)) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return null
  })
}

export default fp(entityTags, { name: 'entity-tags' })
