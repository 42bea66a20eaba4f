import { createMetrics, isOperator, type Metrics } from '@arunika/server/metrics'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Gauge } from 'prom-client'
import type { Context } from '../context.ts'
import { documentBytes, MEGABYTE } from '../lib/budgets.ts'
import { CodedError } from '../lib/errors.ts'
import { countMails } from '../modules/mail/repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request. */
    observeRequest: Metrics['observeRequest']
  }
}

/** Counts requests, and tells operators, who come from an own network and through no proxy. */
async function metrics(app: FastifyInstance, { db, settings }: Pick<Context, 'db' | 'settings'>) {
  const { registry, observeRequest, text } = createMetrics('api')
  app.decorate('observeRequest', observeRequest)
  const registers = [registry]
  new Gauge({
    name: 'outgoing_mails',
    help: 'Mails in the outbox: waiting to be sent, or failed and given up',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await countMails(db))) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'documents_bytes',
    help: "Bytes of all applicants' documents",
    registers,
    async collect() {
      this.set(await documentBytes(db))
    },
  })
  new Gauge({
    name: 'documents_limit_bytes',
    help: "Bytes that applicants' documents may have together; 0 for no limit",
    registers,
  }).set(settings.budgets.documentsMegabytes * MEGABYTE)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    observeRequest({ method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime })
    done()
  })
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!isOperator(request.socket.remoteAddress, request.headers)) throw new CodedError('not_found')
    return reply.type(registry.contentType).send(await text())
  })
}

export default fp(metrics, { name: 'metrics' })
