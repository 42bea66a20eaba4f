import { newToken } from '@arunika/admin-contracts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { collectGarbage } from '../collect-garbage.ts'
import type { RegistryContext } from './context.ts'
import { badRequest, parse } from './requests.ts'

const tokenParams = z.object({ id: z.string().regex(/^[0-9a-f]{12}$/) })

/** Routes for administrators and operators only: tokens of teams, and garbage collection. */
export function tokenRoutes(app: FastifyInstance, { tokens, store, manager }: RegistryContext): void {
  app.get('/tokens', async (request) => {
    await manager(request)
    return tokens.list()
  })
  app.post('/tokens', async (request, reply) => {
    const by = await manager(request)
    const { data, error } = newToken.safeParse(request.body)
    if (!data) throw badRequest(error?.issues ?? [])
    return reply.code(201).send(await tokens.create(data, by))
  })
  app.delete('/tokens/:id', async (request) => {
    const by = await manager(request)
    return tokens.revoke(parse(tokenParams, request.params).id, by)
  })
  app.post('/gc', async (request) => {
    const by = await manager(request)
    return collectGarbage(store, new Date(), { by })
  })
}
