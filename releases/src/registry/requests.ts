import * as z from 'zod'
import { RegistryError } from './errors.ts'
import type { Identity } from './identity.ts'

const name = z.string().regex(/^[\w-]{1,60}$/)
export const buildName = z.string().regex(/^\w{1,60}$/)
export const remoteParams = z.object({ remote: name })
export const buildParams = remoteParams.extend({ build: buildName })

/** @throws RegistryError that names what is wrong */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { data, error } = schema.safeParse(value)
  if (error) throw badRequest(error.issues)
  return data as z.infer<Schema>
}

export function badRequest([issue]: readonly { path: PropertyKey[]; message: string }[]): RegistryError {
  return new RegistryError('bad_request', `${issue?.path.map(String).join('.')}: ${issue?.message}`)
}

/** An operator acts for the person that is named; everyone else for themselves. */
export function authorOf({ kind, name }: Identity, body: unknown): string {
  const { by } = Object(body) as { by?: unknown }
  return kind === 'operator' && typeof by === 'string' && by ? by.slice(0, 100) : name
}

/** The store explains its refusals in a sentence; what Fastify refuses is the caller's error. */
export function refusalFor(error: Error & { statusCode?: number; code?: string }): RegistryError {
  if (error instanceof RegistryError) return error
  if (error.statusCode === 413) return new RegistryError('too_large')
  const isOfCaller = error.statusCode !== undefined && error.statusCode < 500
  if (isOfCaller || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return new RegistryError('bad_request')
  // With a code it is the system's: a full disk, a store that may not be written to.
  return error.code ? new RegistryError('unavailable') : new RegistryError('not_possible', error.message)
}
