import type { MailText } from '@arunika/admin-contracts'
import type { OtherLanguage } from '@arunika/contracts/site'

/** Texts of a mail or a template in a form; empty for a language without a text. */
export type MailValues = MailText & Record<`${keyof MailText}@${OtherLanguage}`, string>

/** Its fields in English. */
export const MAIL_TEXTS = [
  { name: 'subject', label: 'Subject', kind: 'single-line' },
  { name: 'text', label: 'Text', kind: 'multi-line', rows: 12 },
] as const

export const NO_MAIL: Readonly<MailValues> = { subject: '', text: '', 'subject@id': '', 'text@id': '' }
export const MAIL_INPUTS = Object.keys(NO_MAIL) as (keyof MailValues)[]

/** True if nothing was written. */
export const isBlankMail = (values: MailValues): boolean => Object.values(values).join('').trim() === ''

/** @param textOf returns the text of a field; undefined if it has none */
export function mailValues(textOf: (field: keyof MailValues) => string | undefined): MailValues {
  const values = { ...NO_MAIL }
  for (const field of MAIL_INPUTS) values[field] = textOf(field) ?? ''
  return values
}
