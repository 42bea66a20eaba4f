import { BUILD_ID, REMOTE_NAME } from '@anyam/protocol/names'
import { CodedError } from '@anyam/server/errors'
import * as z from 'zod'
import type { Identity } from './identity.ts'

export const remoteName = z.string().regex(REMOTE_NAME)
export const buildId = z.string().regex(BUILD_ID)
export const remoteParams = z.object({ remote: remoteName })
export const buildParams = remoteParams.extend({ build: buildId })

/** @throws CodedError that describes the invalid input */
export function parse<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = z.safeParse(schema, value)
  if (!error) return data as z.output<Schema>
  const [issue] = error.issues
  throw new CodedError('bad_request', { message: `${issue?.path.map(String).join('.')}: ${issue?.message}` })
}

/** An operator may act for a named person; all others act for themselves. */
export function authorOf({ kind, name }: Identity, body: unknown): string {
  const { by } = Object(body) as { by?: unknown }
  return kind === 'operator' && typeof by === 'string' && by ? by.slice(0, 100) : name
}
