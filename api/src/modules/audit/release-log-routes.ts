import { releaseLogEntries, releaseMails } from '@anyam/protocol'
import { CodedError } from '@anyam/server/errors'
import { safeEqual } from '@anyam/server/http'
import { and, isNotNull, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Api, Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { administrators } from '../../db/schema/index.ts'
import { insertMails } from '../mail/repository.ts'
import { listRecords, writeRecord } from './registry-records.ts'
import { record } from './repository.ts'

/** @throws CodedError token_revoked if the account with this address is disabled */
async function assertEnabled(executor: Executor, email: string): Promise<void> {
  const isDisabled = and(
    sql`lower(${administrators.email}) = lower(${email})`,
    isNotNull(administrators.disabledAt),
  )
  if ((await executor.$count(administrators, isDisabled)) === 0) return
  throw new CodedError('token_revoked', {
    message: `This token was made by ${email}, whose account is disabled. Ask for a new one on the Releases screen.`,
  })
}

/** Routes for the registry, a separate process without a session or database access. */
export function releaseLogRoutes(api: Api, { db, settings }: Context) {
  const { registryLogToken } = settings
  /** Runs before the body is read, so that a sender without the token learns nothing about it. */
  const assertRegistry = async ({ headers }: FastifyRequest) => {
    const isRegistry =
      registryLogToken !== undefined && safeEqual(headers.authorization ?? '', `Bearer ${registryLogToken}`)
    if (!isRegistry) throw new CodedError('unauthenticated')
  }

  api.post(
    '/api/release-log',
    {
      onRequest: assertRegistry,
      schema: { hide: true, body: releaseLogEntries },
      // A bad release must be revocable even on a full disk.
      config: { worksOnFullDisk: true },
    },
    async ({ body }, reply) => {
      await db.transaction(async (transaction) => {
        for (const { actor, action, title, tokenOf } of body.entries) {
          if (tokenOf !== undefined) await assertEnabled(transaction, tokenOf)
          await record(transaction, { name: actor }, { action, subject: 'release', title })
        }
        for (const change of body.records ?? []) await writeRecord(transaction, change)
      })
      return reply.code(204).send()
    },
  )

  api.get('/api/release-records', { onRequest: assertRegistry, schema: { hide: true } }, () =>
    listRecords(db),
  )

  api.post(
    '/api/release-mails',
    { onRequest: assertRegistry, schema: { hide: true, body: releaseMails } },
    async ({ body }, reply) => {
      await insertMails(db, body.mails)
      return reply.code(204).send()
    },
  )
}
