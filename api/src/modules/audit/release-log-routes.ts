import { releaseLogEntries } from '@arunika/admin-contracts'
import { CodedError } from '@arunika/server/errors'
import { safeEqual } from '@arunika/server/http'
import type { Api, Context } from '../../context.ts'
import { record } from './repository.ts'

/** Where the registry writes its entries of the audit log: a process of its own, without a session or the database. */
export function releaseLogRoutes(api: Api, { db, settings }: Context) {
  const { registryLogToken } = settings
  api.post(
    '/api/release-log',
    {
      // Without the token a sender learns nothing about the body.
      onRequest: async ({ headers }) => {
        const isRegistry =
          registryLogToken !== undefined &&
          safeEqual(headers.authorization ?? '', `Bearer ${registryLogToken}`)
        if (!isRegistry) throw new CodedError('unauthenticated')
      },
      schema: { hide: true, body: releaseLogEntries },
      // A bad release must be taken back even then.
      config: { worksOnFullDisk: true },
    },
    async ({ body }, reply) => {
      await db.transaction(async (transaction) => {
        for (const { actor, action, title } of body.entries)
          await record(transaction, { name: actor }, { action, subject: 'release', title })
      })
      return reply.code(204).send()
    },
  )
}
