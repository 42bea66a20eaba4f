import { messageResponse, required, tooLong } from '@anyam/protocol/common'
import * as z from 'zod/mini'
import { CAPABILITIES } from './names.ts'

/** The saved entry and its new version; in the first version of the contract only the message. */
export const savedResponse = z.extend(messageResponse, {
  id: z.optional(z.number()),
  /** ISO 8601 instant. */
  updatedAt: z.optional(z.string()),
  /** Parts of the texts that were not stored, as words: `2 pictures`. */
  lost: z.optional(z.array(z.string())),
  /** Parts of the texts that were stored as links. */
  linked: z.optional(z.array(z.string())),
})

/** `updatedAt` of the edited version: if there is a newer one, nothing is overwritten (409). */
export const knownVersion = z.optional(z.string().check(z.maxLength(40)))

/** Fields of a form whose input is stored while somebody types. */
export const documentFields = {
  /** Version of the newest unsaved field that the form has merged: everything typed until then is saved with it. */
  merged_edits: knownVersion,
  /** Id that was reserved for a new entry when somebody began to type it. */
  reserved_id: z.optional(z.string().check(z.regex(/^(?:[1-9]\d{0,8})?$/))),
}

/** Id in an address: decimal digits only, within PostgreSQL's `integer`. */
export const idParams = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
    z.coerce.number<string>().check(z.int(), z.positive(), z.lte(2_147_483_647)),
  ),
})

/** Signature that makes the address of a private file valid for a few minutes. */
export const signedQuery = z.object({ expires: z.optional(z.string()), signature: z.optional(z.string()) })

/** Control characters, line breaks, and characters that change the direction of text. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** A text on one line: invisible characters become spaces, so that none can add lines to a mail. */
export const toSingleLine = (text: string) =>
  // Keep a NUL, so that the api refuses the text.
  text.replace(UNSEEN, (found) => (found.includes('\0') ? found : ' '))

/** As `required`, on one line. */
export const requiredText = (message: string, limit: number) =>
  z
    .string(message)
    .check(
      z.overwrite(toSingleLine),
      z.trim(),
      z.minLength(1, { error: message, abort: true }),
      z.maxLength(limit, tooLong(limit)),
    )

/** A text on one line that may be empty. */
export const optionalText = (limit: number) =>
  z.optional(z.string().check(z.overwrite(toSingleLine), z.trim(), z.maxLength(limit, tooLong(limit))))

export const requiredField = (limit = 10_000) => required('This field is required.', limit)

export const textField = (limit: number) => requiredText('This field is required.', limit)

/** An address of letters of any script, before and after the `@`, without quotes, brackets and separators. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu

export const isEmail = (error: string) => z.email({ pattern: EMAIL, error })

export const emailField = () => requiredField(254).check(isEmail('Please enter a valid email address.'))

/** Response at `CAPABILITIES_PATH`. */
export const capabilities = z.object({ capabilities: z.array(z.enum(CAPABILITIES)) })

export type SavedResponse = z.infer<typeof savedResponse>
