import type { OutgoingHttpHeader } from 'node:http'
import { encodingFor } from '@arunika/shared/encoding'
import { answerFirst, listed } from '@arunika/shared/kept'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { KeptAnswers } from '../lib/kept-answers.ts'
import { bodyHeaders, isKnown, tagHeaders } from '../lib/send-kept.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Where what is answered may be told to anybody, and only there. */
    kept?: KeptAnswers
  }
}

interface Options {
  kept: KeptAnswers
  isStopping: () => boolean
}

/** For public routes alone: an address whose answer is kept; its query is read the first time only. */
async function keptAddresses(scope: FastifyInstance, { kept, isStopping }: Options) {
  scope.decorate('kept', kept)
  /** Headers by the bytes that they go with: made once. */
  const prepared = new WeakMap<Buffer, OutgoingHttpHeader[]>()
  answerFirst(scope, ({ url = '', headers }) => {
    const found = isStopping() ? undefined : kept.at(url)
    if (!found) return undefined
    const { route, answer } = found
    const encoding = encodingFor(headers['accept-encoding'])
    const tagged = tagHeaders(answer.tag, encoding)
    const match = headers['if-none-match']
    if (match === tagged.etag || isKnown(match, answer.tag))
      return { route, status: 304, headers: listed(tagged) }
    const bytes = answer.text.ready(encoding)
    if (!bytes) return undefined
    const own = { ...bodyHeaders(encoding), 'content-length': bytes.length }
    const all = prepared.get(bytes) ?? listed({ ...scope.plainHeaders, ...tagged, ...own })
    prepared.set(bytes, all)
    return { route, status: 200, headers: all, bytes }
  })
}

export default fp(keptAddresses, { name: 'kept-addresses', dependencies: ['headers', 'metrics'] })
