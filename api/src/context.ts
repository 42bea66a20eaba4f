import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Database } from './db/database.ts'
import type { PublicReads } from './db/public-reads.ts'
import type { ResponseCache } from './lib/response-cache.ts'
import type { Secrets } from './lib/secrets.ts'
import type { ApiSettings } from './settings.ts'
import type { FileStore } from './storage/file-store.ts'
import type { AddressSigner } from './storage/signed-address.ts'

/** The dependencies of the services. */
export interface Context {
  settings: ApiSettings
  db: Database
  /** A few connections for what reads whole tables, so that it takes none from other calls. */
  lists: Database
  /** Used for everything that visitors read. */
  reads: PublicReads
  store: FileStore
  responseCache: ResponseCache
  secrets: Secrets
  signer: AddressSigner
}

/** A Fastify instance whose route schemas are zod contracts. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>
