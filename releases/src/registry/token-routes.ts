import { newToken } from '@arunika/admin-contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { collectGarbage } from '../collect-garbage.ts'
import type { RegistryContext } from './context.ts'
import { RegistryError } from './errors.ts'
import { badRequest, parse } from './requests.ts'

const tokenParams = z.object({ id: z.string().regex(/^[0-9a-f]{12}$/) })

/** What administrators and operators alone may do: tokens of teams, and removing what is no longer needed. */
export function tokenRoutes(app: FastifyInstance, { tokens, store, identify }: RegistryContext): void {
  async function manager(request: FastifyRequest): Promise<string> {
    const identity = await identify(request)
    if (identity.kind === 'operator') return identity.name
    if (identity.kind !== 'administrator') throw new RegistryError('not_allowed')
    // A token opens a remote for as long as it is valid: who hands it out may do everything.
    if (!identity.rights.roles.includes('administrator')) throw new RegistryError('forbidden')
    return identity.name
  }

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
