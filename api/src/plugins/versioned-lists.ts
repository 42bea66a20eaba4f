import { VERSION_PARAMETER } from '@arunika/contracts'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { ResponseCache } from '../lib/response-cache.ts'
import { LISTS } from '../modules/versions/open-hub.ts'
import type { VersionTokens } from '../modules/versions/version-tokens.ts'

interface Options {
  responseCache: Pick<ResponseCache, 'forget'>
  tokens: VersionTokens
}

/**
 * A browser may learn of another process's change before this process does. The version in its request reveals that, so
 * that no cache stores an old list under a new version.
 */
async function versionedLists(scope: FastifyInstance, { responseCache, tokens }: Options) {
  scope.addHook('onRequest', (request, _reply, done) => {
    const { [VERSION_PARAMETER]: version } = request.query as Record<string, unknown>
    const [, list = ''] = /^\/api\/([\w-]+)/.exec(request.url) ?? []
    const topic = LISTS[list]
    if (topic && typeof version === 'string' && tokens.isNews(list, version)) responseCache.forget(topic)
    done()
  })
}

export default fp(versionedLists, { name: 'versioned-lists', dependencies: ['cached-responses'] })
