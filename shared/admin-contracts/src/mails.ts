import {
  applicationStatus,
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

/** Maximum number of templates. */
export const MOST_TEMPLATES = 50
/** Maximum number of days ahead for which a mail may be scheduled. */
export const MOST_DAYS_AHEAD = 30
/** Mails per page of a thread. */
export const THREAD_PAGE_SIZE = 20

/** A text in which every placeholder is known. */
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

/** The text of one or many mails, with placeholders. */
export const mailText = z.object({
  subject: withFields(requiredText(REQUIRED.subject, 200)),
  text: withFields(required(REQUIRED.text)),
})

/** The same with texts for applicants who use another language; empty to send them the English text. */
export const mailTexts = z.extend(
  mailText,
  fieldsInLanguages({
    subject: z.optional(
      withFields(z.string().check(z.overwrite(toSingleLine), z.trim(), z.maxLength(200, tooLong(200)))),
    ),
    text: z.optional(withFields(z.string().check(z.trim(), z.maxLength(10_000, tooLong(10_000))))),
  }),
)
/** In each language, subject and text must be set together. */
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
/** Sorted by name. */
export const mailTemplates = z.object({ templates: z.array(mailTemplate) })

/** The mail as it will be sent. */
export const mailPreview = z.object({ to: z.string(), subject: z.string(), text: z.string() })

/** An open vacancy that people are invited to apply for; it takes the place of the one that they applied for. */
const invitation = { invites_to: z.optional(z.int().check(z.gte(1), z.lte(2_147_483_647))) }
/** A text to preview. */
export const mailPreviewInput = z.extend(mailText, invitation)

/** Each applicant gets the text in their language, or the English one if there is none. */
export const mailInput = z
  .extend(mailTexts, {
    ids: z.array(z.int().check(z.gte(1), z.lte(2_147_483_647))).check(z.minLength(1), z.maxLength(MAX_BULK)),
    /**
     * `in a day` (after 24 hours, with time to cancel) or an ISO 8601 instant. By default, applications in a
     * stage that stands for rejected get theirs in a day, and all others at once.
     */
    when: z.optional(
      z.union([z.enum(['now', 'in a day']), z.iso.datetime({ offset: true })], 'Please choose a time.'),
    ),
    /** True to show the status on the applicant's own page once the mail is sent; the default. */
    announces: z.optional(z.boolean()),
    /**
     * The decision to announce: applications with another one, whose applicants know it, or that have a waiting mail
     * about it are left out, so that of two people who announce it only one does.
     */
    if_status: z.optional(applicationStatus),
    /**
     * Each person is invited once, with one application of theirs. Those who have applied for the vacancy, were invited to
     * it, have withdrawn or refused invitations are left out; by default an invitation leaves in a day.
     */
    ...invitation,
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
  /** ISO 8601 instants of creation, due time and sending; null if not set or unknown. */
  createdAt: z.string(),
  sendAt: z.string(),
  sentAt: z.nullable(z.string()),
  state: z.enum(MAIL_STATES),
})
/** Mails of an application, the newest first. */
export const mailThread = z.object({
  mails: z.array(writtenMail),
  /** Value for `before`; null on the last page. */
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
