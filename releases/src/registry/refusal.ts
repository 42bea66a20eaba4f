import { CodedError } from '@arunika/server/errors'

/** The error that a sender of commands sees: the store explains its refusals in a sentence. */
export function refusalFor(error: Error & { statusCode?: number; code?: string }): CodedError {
  if (error instanceof CodedError) return error
  if (error.statusCode === 413) return new CodedError('body_too_large')
  // A request that Fastify refuses is the sender's error.
  const isOfSender = error.statusCode !== undefined && error.statusCode < 500
  if (isOfSender || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return new CodedError('bad_request')
  // An error with a code is the system's: a full disk, a store that may not be written to.
  return error.code
    ? new CodedError('unavailable')
    : new CodedError('not_possible', { message: error.message })
}
