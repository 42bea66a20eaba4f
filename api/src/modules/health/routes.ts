import { CodedError } from '@anyam/server/errors'
import { VERSION } from '@anyam/server/version'
import { sql } from 'drizzle-orm'
import type { Api, Context } from '../../context.ts'

/** @param isStopping true once the process should end */
export function healthRoutes(api: Api, { db, reads }: Context, isStopping: () => boolean) {
  const schema = { hide: true }
  api.get('/health/live', { schema, logLevel: 'warn' }, () => ({ status: 'alive' }))
  api.get('/health', { schema, logLevel: 'warn' }, () => ({ version: VERSION }))
  api.get('/health/ready', { schema, logLevel: 'warn' }, async () => {
    if (isStopping()) throw new CodedError('unavailable')
    await db.execute(sql`select 1`).catch(async (cause: unknown) => {
      // Without the primary an api can still show public data.
      if (!(await reads.isReachable())) throw new CodedError('unavailable', { cause })
    })
    return { status: 'ready' }
  })
}
