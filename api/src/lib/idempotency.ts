import { createHash } from 'node:crypto'
import { CodedError } from '@arunika/server/errors'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../db/database.ts'
import { idempotencyKeys } from '../db/schema/index.ts'

/** The response that a repeated request gets again. */
export interface StoredResponse {
  message: string
  reference?: string
}

/** One send of a form that may arrive more than once. */
export interface Send {
  /** The form that the key belongs to: another form may use the same key. */
  scope: string
  key: string
  fingerprint: string
}

/** @throws CodedError 400 when the header is there and unfit */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && /^[\x21-\x7e]{8,200}$/.test(header)) return header
  throw new CodedError('invalid_idempotency_key')
}

export const fingerprintOf = (sent: unknown) =>
  createHash('sha256').update(JSON.stringify(sent)).digest('base64url')

async function find(executor: Executor, { scope, key }: Pick<Send, 'scope' | 'key'>) {
  const [row] = await executor
    .select({ fingerprint: idempotencyKeys.fingerprint, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
  return row
}

export const isKnownSend = async (executor: Executor, send: Pick<Send, 'scope' | 'key'>) =>
  (await find(executor, send)) !== undefined

/**
 * The response to an earlier request with this key.
 * @throws CodedError 409 when that request had other contents
 */
export async function earlierResponse(executor: Executor, send: Send): Promise<StoredResponse | undefined> {
  const row = await find(executor, send)
  if (row && row.fingerprint !== send.fingerprint) throw new CodedError('idempotency_key_reused')
  return row?.response
}

/**
 * Claims the key within the transaction that does the work. Of concurrent requests one claims it; the others
 * wait here until its transaction ends.
 * @returns undefined when claimed, otherwise the other request's response
 */
export async function claimKey(
  transaction: Executor,
  send: Send,
  response: StoredResponse,
): Promise<StoredResponse | undefined> {
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values({ ...send, response })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return claimed.length > 0 ? undefined : earlierResponse(transaction, send)
}
