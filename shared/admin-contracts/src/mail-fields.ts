// Kept out of the schema module, so that the list of applications does not load zod.

/** Placeholders in mails to applicants, as in `{{name}}`; `link` is the page of the vacancy. */
export const MAIL_FIELDS = ['name', 'vacancy', 'reference', 'stage', 'site', 'link'] as const
export type MailField = (typeof MAIL_FIELDS)[number]

/** The placeholders as people type them, for use in a sentence. */
export const MAIL_FIELDS_TEXT = MAIL_FIELDS.map((field) => `{{${field}}}`).join(', ')

const BRACES = /\{\{([^{}]*)\}\}/g

const isField = (name: string): name is MailField => MAIL_FIELDS.some((field) => field === name)

/** The first name in braces that is not a placeholder; undefined if all are. */
export const unknownMailField = (text: string): string | undefined =>
  [...text.matchAll(BRACES)].map(([, name = '']) => name.trim()).find((name) => !isField(name))

export const fillMailFields = (text: string, values: Readonly<Record<MailField, string>>): string =>
  text.replaceAll(BRACES, (whole, name: string) => {
    const field = name.trim()
    return isField(field) ? values[field] : whole
  })

export const MAIL_STATES = ['planned', 'waiting', 'sent', 'failed', 'cancelled'] as const
export type MailState = (typeof MAIL_STATES)[number]
