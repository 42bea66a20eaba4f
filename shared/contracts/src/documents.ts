// Apart from the schemas, so that choosing files does not need a validator.

import { MAX_FILE_BYTES, MAX_FILE_MB } from './limits.ts'

export const DOCUMENT_RULES = {
  /** The field under which each of them is sent, and their errors are reported. */
  field: 'cv_or_portfolios',
  maxFiles: 3,
  /** Bytes. */
  maxSize: MAX_FILE_BYTES,
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'application/pdf'] as readonly string[],
  messages: {
    required: 'This field is required.',
    tooMany: 'Max 3 files allowed',
    tooLarge: `Each file must be ${MAX_FILE_MB}MB or smaller.`,
    wrongType: 'Only JPG, JPEG, PNG, WEBP, and PDF files are allowed.',
  },
} as const

/** First error of a choice of documents, undefined when there is none. */
export function documentError(files: readonly { size: number; type: string }[]): string | undefined {
  const { maxFiles, maxSize, types, messages } = DOCUMENT_RULES
  if (files.length === 0) return messages.required
  if (files.length > maxFiles) return messages.tooMany
  if (files.some((file) => file.size > maxSize)) return messages.tooLarge
  if (files.some((file) => !types.includes(file.type))) return messages.wrongType
  return undefined
}
