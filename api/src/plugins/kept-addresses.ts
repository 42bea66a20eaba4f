import type { OutgoingHttpHeader } from 'node:http'
import { bodyHeaders, type Encoding, encodingFor } from '@arunika/server/encoding'
import { answerFirst, listed } from '@arunika/server/kept'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { KeptAnswer, KeptAnswers } from '../lib/kept-answers.ts'
import { isKnown, JSON_TYPE, tagHeaders } from '../lib/send-kept.ts'
import { FOR_ANY_SITE } from './headers.ts'

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

/** Headers of an answer in one encoding, made once. */
interface Form {
  etag: string
  unchanged: OutgoingHttpHeader[]
  whole?: OutgoingHttpHeader[]
}

/** For public routes alone: an address whose answer is kept; its query is read the first time only. */
async function keptAddresses(scope: FastifyInstance, { kept, isStopping }: Options) {
  scope.decorate('kept', kept)
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.headers(FOR_ANY_SITE)
    done()
  })
  const forms = new WeakMap<KeptAnswer, Map<Encoding, Form>>()

  function formOf(answer: KeptAnswer, encoding: Encoding): Form {
    const known = forms.get(answer)?.get(encoding)
    if (known) return known
    const all = forms.get(answer) ?? new Map<Encoding, Form>()
    const tagged = tagHeaders(answer.tag, encoding)
    const form = { etag: tagged.etag, unchanged: listed(tagged) }
    forms.set(answer, all.set(encoding, form))
    return form
  }

  function wholeOf(form: Form, encoding: Encoding, bytes: Buffer) {
    const own = { ...bodyHeaders(encoding, JSON_TYPE), 'content-length': bytes.length }
    form.whole = [...listed({ ...scope.plainHeaders, ...FOR_ANY_SITE, ...own }), ...form.unchanged]
    return form.whole
  }

  answerFirst(scope, ({ url = '', headers }) => {
    const found = isStopping() ? undefined : kept.at(url)
    if (!found) return undefined
    const { route, answer } = found
    const encoding = encodingFor(headers['accept-encoding'])
    const form = formOf(answer, encoding)
    const match = headers['if-none-match']
    if (match === form.etag || isKnown(match, answer.tag))
      return { route, status: 304, headers: form.unchanged }
    const bytes = answer.text.ready(encoding)
    if (!bytes) return undefined
    return { route, status: 200, headers: form.whole ?? wholeOf(form, encoding, bytes), bytes }
  })
}

export default fp(keptAddresses, { name: 'kept-addresses', dependencies: ['headers', 'metrics'] })
