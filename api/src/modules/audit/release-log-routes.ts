import { CodedError } from '@anyam/server/errors'
import { safeEqual } from '@anyam/server/http'
import { releaseLogEntries } from '@arunika/admin-contracts'
import type { Api, Context } from '../../context.ts'
import { record } from './repository.ts'

/**
 * Route for the registry's audit log entries; the registry is a separate process without a session or database access.
 */
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
      // A bad release must be revocable even on a full disk.
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
