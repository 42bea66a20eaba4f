import type { OutgoingHttpHeader } from 'node:http'
import { bodyHeaders, type Encoding, encodingFor } from '@anyam/server/encoding'
import { cacheTags, isKnown, JSON_TYPE, tagHeaders } from '@anyam/server/http'
import { rawHeaders, respondFromCache } from '@anyam/server/respond-from-cache'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { CachedResponse, ResponseCache } from '../lib/response-cache.ts'
import { SHARED } from '../lib/send-cached.ts'
import { FOR_ANY_SITE } from './headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Only set in scopes whose responses are public. */
    responseCache?: ResponseCache
  }
}

interface Options {
  responseCache: ResponseCache
  isStopping: () => boolean
}

/** Headers of a response in one encoding, prepared once. */
interface Form {
  etag: string
  unchanged: OutgoingHttpHeader[]
  whole?: OutgoingHttpHeader[]
}

/** For public routes only. The query of a URL with a cached response is parsed only once. */
async function cachedResponses(scope: FastifyInstance, { responseCache, isStopping }: Options) {
  scope.decorate('responseCache', responseCache)
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.headers(FOR_ANY_SITE)
    done()
  })
  const forms = new WeakMap<CachedResponse, Map<Encoding, Form>>()

  function formOf(response: CachedResponse, encoding: Encoding): Form {
    const known = forms.get(response)?.get(encoding)
    if (known) return known
    const all = forms.get(response) ?? new Map<Encoding, Form>()
    const tagged = tagHeaders(response.tag, encoding, SHARED)
    const form = { etag: tagged.etag, unchanged: rawHeaders(tagged) }
    forms.set(response, all.set(encoding, form))
    return form
  }

  function wholeOf(form: Form, encoding: Encoding, bytes: Buffer, tags: string) {
    const tagged = tags && { 'cache-tag': tags }
    const own = { ...bodyHeaders(encoding, JSON_TYPE), ...tagged, 'content-length': bytes.length }
    form.whole = [...rawHeaders({ ...scope.plainHeaders, ...FOR_ANY_SITE, ...own }), ...form.unchanged]
    return form.whole
  }

  respondFromCache(scope, ({ url = '', headers }) => {
    const found = isStopping() ? undefined : responseCache.at(url)
    if (!found) return undefined
    const { route, response } = found
    const encoding = encodingFor(headers['accept-encoding'])
    const form = formOf(response, encoding)
    const match = headers['if-none-match']
    if (match === form.etag || isKnown(match, response.tag))
      return { route, status: 304, headers: form.unchanged }
    const bytes = response.text.ready(encoding)
    if (!bytes) return undefined
    return {
      route,
      status: 200,
      headers: form.whole ?? wholeOf(form, encoding, bytes, cacheTags([url])),
      bytes,
    }
  })
}

export default fp(cachedResponses, { name: 'cached-responses', dependencies: ['headers', 'metrics'] })
