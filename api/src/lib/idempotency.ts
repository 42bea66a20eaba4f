import { createHash } from 'node:crypto'
import { CodedError } from '@anyam/server/errors'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../db/database.ts'
import { idempotencyKeys } from '../db/schema/index.ts'

/** The response to repeat for a repeated request. */
export interface StoredResponse {
  message: string
  reference?: string
}

/** One submission of a form, which may arrive more than once. */
export interface Send {
  /** The form that the key belongs to; another form may reuse the key. */
  scope: string
  key: string
  fingerprint: string
}

/** @throws CodedError 400 if the header is present but invalid */
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
 * @throws CodedError 409 if that request had different contents
 */
export async function earlierResponse(executor: Executor, send: Send): Promise<StoredResponse | undefined> {
  const row = await find(executor, send)
  if (row && row.fingerprint !== send.fingerprint) throw new CodedError('idempotency_key_reused')
  return row?.response
}

/**
 * Claims the key within the transaction that does the work. One of several concurrent requests claims it; the others
 * wait here until its transaction ends.
 * @returns undefined if claimed, otherwise the other request's response
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
