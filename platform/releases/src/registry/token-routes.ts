import { newToken } from '@anyam/protocol'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { collectGarbage } from '../collect-garbage.ts'
import type { RegistryContext } from './context.ts'
import { logged, senderOf } from './guard.ts'
import { parse } from './requests.ts'

const tokenParams = z.object({ id: z.string().regex(/^[0-9a-f]{12}$/) })

/** Routes only for administrators and operators: tokens of teams, and garbage collection. */
export function tokenRoutes(app: FastifyInstance, context: RegistryContext): void {
  const { tokens, store } = context

  app.get('/tokens', () => tokens.list())
  app.post('/tokens', async (request, reply) => {
    const wanted = parse(newToken, request.body)
    const { remote, name, scopes, days } = wanted
    const command = `token create ${remote} ${name} ${scopes} ${days}`
    const by = senderOf(request).name
    const created = await logged(context, { request, command, isRecord: true }, (entry) =>
      tokens.create(wanted, by, entry),
    )
    return reply.code(201).send(created)
  })
  app.delete('/tokens/:id', async (request) => {
    const { id } = parse(tokenParams, request.params)
    const { remote, name } = await tokens.find(id)
    const command = `token revoke ${id} (${remote}/${name})`
    return logged(context, { request, command, mayWait: true, isRecord: true }, (entry) =>
      tokens.revoke(id, senderOf(request).name, entry),
    )
  })
  app.post('/gc', (request) =>
    logged(context, { request, command: 'gc' }, () =>
      collectGarbage(store, new Date(), { by: senderOf(request).name }),
    ),
  )
}
