import {
  fieldsInLanguages,
  idParams,
  knownVersion,
  required,
  requiredText,
  tooLong,
  toSingleLine,
  translationsOf,
  wholeTranslations,
} from '@arunika/contracts'
import * as z from 'zod/mini'
import { MAX_BULK } from './bulk.ts'
import { MAIL_FIELDS_TEXT, MAIL_STATES, unknownMailField } from './mail-fields.ts'

/** Templates that there may be at most. */
export const MOST_TEMPLATES = 50
/** Days ahead for which a mail may be planned. */
export const MOST_DAYS_AHEAD = 30
/** Mails of a thread on one page. */
export const THREAD_PAGE_SIZE = 20

/** A text of which each field between braces is known. */
const withFields = <Text extends z.ZodMiniString>(text: Text): Text =>
  text.check(
    z.superRefine((value, context) => {
      const name = unknownMailField(value)
      if (name === undefined) return
      const message = `There is no field {{${name}}}. There are ${MAIL_FIELDS_TEXT}.`
      context.addIssue({ code: 'custom', message })
    }),
  )

const REQUIRED = { subject: 'Please enter a subject.', text: 'Please write something.' }

/** What is written: the same for one and for many, with fields. */
export const mailText = z.object({
  subject: withFields(requiredText(REQUIRED.subject, 200)),
  text: withFields(required(REQUIRED.text)),
})

/** The same with texts for applicants who are written to in another language; empty if they get the English one. */
export const mailTexts = z.extend(
  mailText,
  fieldsInLanguages({
    subject: z.optional(
      withFields(z.string().check(z.overwrite(toSingleLine), z.trim(), z.maxLength(200, tooLong(200)))),
    ),
    text: z.optional(withFields(z.string().check(z.trim(), z.maxLength(10_000, tooLong(10_000))))),
  }),
)
/** Subject and text come together in each language. */
export const wholeMailTexts = wholeTranslations(REQUIRED)

export const mailTemplateInput = z
  .extend(mailTexts, {
    name: requiredText('Please name the template.', 80),
    if_updated_at: knownVersion,
  })
  .check(wholeMailTexts)
export const mailTemplate = z.object({
  id: z.number(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  translations: translationsOf(z.object({ subject: z.string(), text: z.string() })),
  /** ISO 8601 instant of the last change. */
  updatedAt: z.string(),
})
/** By name. */
export const mailTemplates = z.object({ templates: z.array(mailTemplate) })

/** How the mail will be. */
export const mailPreview = z.object({ to: z.string(), subject: z.string(), text: z.string() })

/** Each applicant gets the text in their language, or the English one if there is none. */
export const mailInput = z
  .extend(mailTexts, {
    ids: z.array(z.int().check(z.gte(1), z.lte(2_147_483_647))).check(z.minLength(1), z.maxLength(MAX_BULK)),
    /**
     * `in a day`: after 24 hours, until when it can be cancelled. Without it, that goes for applications whose stage
     * stands for rejected, and all others get theirs now. Or an ISO 8601 instant.
     */
    when: z.optional(
      z.union([z.enum(['now', 'in a day']), z.iso.datetime({ offset: true })], 'Please choose a time.'),
    ),
    /** Whether the applicant's own page shows the status once the mail is sent; without it, it does. */
    announces: z.optional(z.boolean()),
  })
  .check(wholeMailTexts)

/** A mail that was written to an applicant. */
export const writtenMail = z.object({
  id: z.number(),
  subject: z.string(),
  text: z.string(),
  /** E-mail addresses. */
  to: z.string(),
  by: z.string(),
  /** ISO 8601 instants: when it was written, is due, and was sent; null if not, or not known. */
  createdAt: z.string(),
  sendAt: z.string(),
  sentAt: z.nullable(z.string()),
  state: z.enum(MAIL_STATES),
})
/** Mails of an application, the newest first. */
export const mailThread = z.object({
  mails: z.array(writtenMail),
  /** For `before`; null on the last page. */
  next: z.nullable(z.number()),
})
export const mailThreadQuery = z.object({ before: z.optional(idParams.shape.id) })
export const mailParams = z.extend(idParams, { mailId: idParams.shape.id })

export type MailText = z.infer<typeof mailText>
export type MailTexts = z.infer<typeof mailTexts>
export type MailTemplate = z.infer<typeof mailTemplate>
export type MailTemplateInput = z.infer<typeof mailTemplateInput>
export type MailTemplates = z.infer<typeof mailTemplates>
export type MailPreview = z.infer<typeof mailPreview>
export type MailInput = z.infer<typeof mailInput>
export type WrittenMail = z.infer<typeof writtenMail>
export type MailThread = z.infer<typeof mailThread>
