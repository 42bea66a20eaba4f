import { diffQuery, releaseOrders } from '@arunika/admin-contracts'
import { diff } from '@arunika/releases/diff'
import type { ReleaseStore } from '@arunika/releases/store'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'
import { isFromSite } from '../http/is-from-site.ts'
import { administratorsAt } from './administrators.ts'
import { DeskError } from './errors.ts'
import { ordersFor } from './orders.ts'
import type { Overrides } from './overrides.ts'
import { type HealthOf, releaseState } from './state.ts'

interface DeskOptions {
  store: ReleaseStore
  apiUrl: string
  publicUrl: string
  healthOf: HealthOf
  overrides: Overrides
}

/** Where administrators see and change what is live; the api says who is one. */
export async function releaseDesk(app: FastifyInstance, options: DeskOptions): Promise<void> {
  const { store, apiUrl, publicUrl, healthOf, overrides } = options
  const administrator = administratorsAt(apiUrl)
  const orders = ordersFor(store)

  await app.register(async (desk) => {
    desk.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const known = error instanceof DeskError ? error : refusalFor(error)
      if (known.status >= 500) request.log.error(error)
      return reply.code(known.status).send({ message: known.message, code: known.code })
    })
    desk.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (request.method !== 'GET' && !isFromSite(request, publicUrl)) throw new DeskError('cross_site')
      // Whoever has an override may end it: it concerns nobody else.
      if (request.method !== 'DELETE') await administrator(request.headers.authorization)
    })

    desk.get('/releases/state', () => releaseState(store, healthOf))
    desk.get('/releases/diff', async (request) => {
      const { remote, from, to } = read(diffQuery, request.query)
      const [a, b] = await Promise.all([from, to].map((build) => store.manifest(remote, build))).catch(() => {
        throw new DeskError('build_not_found')
      })
      return a && b ? diff(a, b) : []
    })

    function order<Order>(
      name: string,
      contract: z.ZodMiniType<Order>,
      give: (order: Order, by: string) => Promise<string>,
    ) {
      desk.post(`/releases/${name}`, async (request) => {
        const by = await administrator(request.headers.authorization)
        return { message: await give(read(contract, request.body), by) }
      })
    }
    order('promote', releaseOrders.promote, orders.promote)
    order('rollback', releaseOrders.rollback, orders.rollback)
    order('canary', releaseOrders.canary, orders.canary)
    order('halt', releaseOrders.halt, orders.halt)
    order('pin', releaseOrders.pin, orders.pin)
    order('unpin', releaseOrders.unpin, orders.unpin)

    desk.post('/releases/override', async (request, reply) => {
      const { remote, origin } = read(releaseOrders.override, request.body)
      if (!overrides.allows(origin)) throw new DeskError('origin_not_listed')
      if (!store.live().remotes[remote]) throw new DeskError('not_live')
      const by = await administrator(request.headers.authorization)
      request.log.warn({ remote, origin, by }, 'override given')
      reply.header('set-cookie', overrides.give({ remote, origin, by }))
      return { message: `In this browser ${remote} comes from ${origin}.` }
    })
    desk.delete('/releases/override', async (_request, reply) =>
      reply.header('set-cookie', overrides.ended).send({ message: 'The override has ended.' }),
    )
  })
}

function read<T>(contract: z.ZodMiniType<T>, given: unknown): T {
  const parsed = contract.safeParse(given)
  if (parsed.success) return parsed.data
  const [fault] = parsed.error.issues
  throw new DeskError('bad_request', `${fault?.path.join('.')}: ${fault?.message}`)
}

/** What the store refuses it says in a sentence; what Fastify refuses is the caller's fault. */
function refusalFor(error: Error & { statusCode?: number; code?: string }): DeskError {
  if (error.statusCode !== undefined && error.statusCode < 500) return new DeskError('bad_request')
  // With a code it is the system's: a full disk, a store that may not be written to.
  return error.code ? new DeskError('unavailable') : new DeskError('not_possible', error.message)
}
