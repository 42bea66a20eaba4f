// Kept out of the schema module, so that choosing files does not load zod.

import { MAX_FILE_BYTES, MAX_FILE_MB } from './limits.ts'

export const DOCUMENT_RULES = {
  /** Name of the field for the files and their errors. */
  field: 'cv_or_portfolios',
  maxFiles: 3,
  /** In bytes. */
  maxSize: MAX_FILE_BYTES,
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'application/pdf'] as readonly string[],
  messages: {
    required: 'This field is required.',
    tooMany: 'Max 3 files allowed',
    tooLarge: `Each file must be ${MAX_FILE_MB}MB or smaller.`,
    wrongType: 'Only JPG, JPEG, PNG, WEBP, and PDF files are allowed.',
  },
} as const

/** True for types without information; the api then checks the file's contents. */
export const isUndeclared = (type: string) => type === '' || type === 'application/octet-stream'

const isAllowed = ({ name, type }: { name: string; type: string }) =>
  isUndeclared(type) ? /\.(?:jpe?g|png|webp|pdf)$/i.test(name) : DOCUMENT_RULES.types.includes(type)

/** First error of the chosen documents; undefined if there is none. */
export function documentError(
  files: readonly { name: string; size: number; type: string }[],
): string | undefined {
  const { maxFiles, maxSize, messages } = DOCUMENT_RULES
  if (files.length === 0) return messages.required
  if (files.length > maxFiles) return messages.tooMany
  if (files.some((file) => file.size > maxSize)) return messages.tooLarge
  if (!files.every(isAllowed)) return messages.wrongType
  return undefined
}
