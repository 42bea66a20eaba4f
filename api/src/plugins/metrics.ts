import { CodedError } from '@anyam/server/errors'
import { createMetrics, isOperator, type Metrics } from '@anyam/server/metrics'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { Gauge } from 'prom-client'
import type { Context } from '../context.ts'
import { documentBytes, MEGABYTE } from '../lib/budgets.ts'
import { countMails, oldestWaitingSeconds } from '../modules/mail/repository.ts'
import { readQueue } from '../modules/publications/repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    observeRequest: Metrics['observeRequest']
  }
}

interface MetricsOptions extends Pick<Context, 'db' | 'reads' | 'settings' | 'responseCache'> {
  /** Open connections of the version stream. */
  streamSize: () => number
}

interface Figure {
  name: string
  help: string
  /** Name of its only label. */
  label?: string
  /** Values by label, or the single value; undefined while there is none. */
  read: () =>
    | Record<string, number>
    | number
    | undefined
    | Promise<Record<string, number> | number | undefined>
}

/** Metrics of the api other than its requests. */
function figuresOf({ db, reads, settings, responseCache, streamSize }: MetricsOptions): Figure[] {
  const pool = db.$client
  return [
    {
      name: 'outgoing_mails',
      help: 'Mails in the outbox, by state: waiting or failed',
      label: 'state',
      read: () => countMails(db),
    },
    {
      name: 'outgoing_mail_oldest_seconds',
      help: 'Age of the oldest unsent mail; 0 if there is none',
      read: () => oldestWaitingSeconds(db),
    },
    {
      name: 'outgoing_webhooks',
      help: 'Events of publications that wait for their receiver',
      read: async () => (await readQueue(db)).waiting,
    },
    {
      name: 'outgoing_webhook_oldest_seconds',
      help: 'Age of the oldest of them; 0 if there is none',
      read: async () => (await readQueue(db)).oldestSeconds,
    },
    {
      name: 'documents_bytes',
      help: "Bytes of all applicants' documents",
      read: () => documentBytes(db),
    },
    {
      name: 'documents_limit_bytes',
      help: "Bytes that applicants' documents may have together; 0 for no limit",
      read: () => settings.budgets.documentsMegabytes * MEGABYTE,
    },
    {
      name: 'database_connections',
      help: 'Connections of this process to the database',
      label: 'state',
      read: () => ({ open: pool.totalCount, idle: pool.idleCount }),
    },
    {
      name: 'database_connections_limit',
      help: 'Most connections that this process may open',
      read: () => pool.options.max,
    },
    {
      name: 'database_queue_length',
      help: 'Queries that wait for a connection',
      read: () => pool.waitingCount,
    },
    {
      name: 'database_public_reads',
      help: 'Public lists and articles since the start that were read from the primary, or a replica',
      label: 'server',
      read: () => ({ ...reads.counts }),
    },
    {
      name: 'response_cache_requests',
      help: 'Public lists and articles since the start: found in the cache (hits), or made (misses)',
      label: 'result',
      read: () => {
        const { hits, misses } = responseCache.figures
        return { hit: hits, miss: misses }
      },
    },
    {
      name: 'response_cache_responses',
      help: 'Responses that the cache holds',
      read: () => responseCache.figures.responses,
    },
    { name: 'response_cache_bytes', help: 'Bytes that they take', read: () => responseCache.figures.bytes },
    {
      name: 'version_stream_connections',
      help: 'Browsers that are told which lists changed instead of polling them',
      read: streamSize,
    },
  ]
}

/** Counts requests, and serves the metrics to direct requests from a private network. */
async function metrics(app: FastifyInstance, options: MetricsOptions) {
  const { registry, observeRequest, text } = createMetrics('api')
  app.decorate('observeRequest', observeRequest)
  for (const { name, help, label, read } of figuresOf(options))
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      async collect() {
        const found = await read()
        if (typeof found === 'number') this.set(found)
        else
          for (const [value, count] of Object.entries(found ?? {})) this.set({ [label ?? '']: value }, count)
      },
    })
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
