import { CodedError } from '@anyam/server/errors'
import { DamagedFileError } from '@anyam/server/state-files'
import * as z from 'zod'

/** Programming errors, whose messages explain nothing to a sender. */
const CODE_ERRORS = [TypeError, RangeError, ReferenceError, SyntaxError, URIError, z.core.$ZodError]

/** Maps an error to one for the sender of a command. The store explains its refusals in sentences. */
export function refusalFor(error: Error & { statusCode?: number; code?: string }): CodedError {
  if (error instanceof CodedError) return error
  if (error.statusCode === 413) return new CodedError('body_too_large')
  // If Fastify refuses a request, the sender is at fault.
  const isOfSender = error.statusCode !== undefined && error.statusCode < 500
  if (isOfSender || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return new CodedError('bad_request')
  if (error instanceof DamagedFileError) return new CodedError('state_unreadable', { message: error.message })
  // An error with a code is a system error, such as a full disk or a read-only store.
  if (error.code) return new CodedError('unavailable')
  if (CODE_ERRORS.some((kind) => error instanceof kind)) return new CodedError('internal_error')
  return new CodedError('not_possible', { message: error.message })
}
