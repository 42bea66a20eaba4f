import { CodedError, ERRORS, type ErrorCode, type FieldErrors } from '@anyam/server/errors'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { groupMessages, invalidFields } from './field-errors.ts'

const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_REQ_FILE_TOO_LARGE: 'body_too_large',
  FST_PARTS_LIMIT: 'body_too_large',
  FST_FIELDS_LIMIT: 'body_too_large',
  FST_FILES_LIMIT: 'body_too_large',
}

/** PostgreSQL's SQLSTATE (Appendix A of its manual) and the codes of Node's system errors. */
const SYSTEM_CODES: Record<string, ErrorCode> = {
  '22021': 'bad_request', // a NUL character in a text
  '22P05': 'bad_request',
  '22007': 'bad_request', // an invalid date
  '22008': 'bad_request',
  '53100': 'storage_full',
  '53300': 'unavailable',
  '40P01': 'unavailable', // a deadlock
  '57014': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  // A former primary is now a standby, or a standby is not promoted yet.
  '25006': 'unavailable',
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ENETUNREACH: 'unavailable',
  ENOTFOUND: 'unavailable',
  EAI_AGAIN: 'unavailable',
  ETIMEDOUT: 'unavailable',
  EPIPE: 'unavailable',
}

/** Connection exceptions; a pooler reports every failure behind it as one of them. */
const CONNECTION_CLASS = /^08[0-9A-Z]{3}$/

/** The driver reports these without a code. */
const LOST_CONNECTION = /connection terminated|timeout exceeded when trying to connect|not queryable/i

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function codeFor(code: string): ErrorCode | undefined {
  return (
    FASTIFY_CODES[code] ?? SYSTEM_CODES[code] ?? (CONNECTION_CLASS.test(code) ? 'unavailable' : undefined)
  )
}

function* causes(error: unknown) {
  let current = error
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    yield current
    current = current.cause
  }
}

/** Messages of a failed validation by field; `/categories[]/0` counts as `categories[]`. */
function fieldErrors(issues: readonly { instancePath: string; message?: string | undefined }[]): FieldErrors {
  return groupMessages(
    issues.map(({ instancePath, message }) => ({
      field: instancePath.split('/')[1] || 'body',
      message: message ?? ERRORS.validation_failed[1],
    })),
  )
}

/** Maps any thrown value to an error of the table; details of unknown errors stay hidden. */
export function mapError(error: unknown): CodedError {
  if (error instanceof CodedError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    // Every id is a number, so any other path parameter finds nothing.
    if (error.validationContext === 'params') return new CodedError('not_found', { cause: error })
    return invalidFields(fieldErrors(error.validation))
  }
  for (const cause of causes(error)) {
    const code = codeOf(cause)
    const known = code === undefined ? undefined : codeFor(code)
    if (known) return new CodedError(known, { cause: error })
    if (LOST_CONNECTION.test(cause.message)) return new CodedError('unavailable', { cause: error })
    if ('statusCode' in cause && typeof cause.statusCode === 'number' && cause.statusCode < 500) {
      return new CodedError(cause.statusCode === 413 ? 'body_too_large' : 'bad_request', { cause: error })
    }
  }
  return new CodedError('internal_error', { cause: error })
}
