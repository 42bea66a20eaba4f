import * as z from 'zod/mini'
import { applicationFile } from './applications.ts'
import { emailField, messageResponse, textField } from './common.ts'
import { languageField } from './translations.ts'

/** Documents that an application may have after its owner has added some. */
export const MOST_DOCUMENTS = 6

/** How an application stands for its applicant: unread, read, or what was decided, also by the applicant. */
export const STANDINGS = [
  'arrived',
  'read',
  'shortlisted',
  'interview',
  'offered',
  'rejected',
  'withdrawn',
] as const

/** An application as its applicant sees it, by the link in the mail. */
export const myApplication = z.object({
  reference: z.string(),
  name: z.string(),
  vacancy: z.string(),
  /** Of the vacancy's name. */
  language: languageField,
  /** ISO 8601 instant. */
  createdAt: z.string(),
  /** The status, as a sentence. */
  status: z.string(),
  /** The same for programs; missing from an older api. */
  standing: z.optional(z.enum(STANDINGS)),
  /** Nothing more can be added to an application that is decided or withdrawn. */
  isOpen: z.boolean(),
  documents: z.array(applicationFile),
  /** ISO 8601 instant from which on it is deleted; null when it is stored forever. */
  deletedAfter: z.nullable(z.string()),
})

/** Asks for a new link; where nothing fits, the response is the same. */
export const myApplicationLink = z.object({ reference: textField(20), email: emailField() })

/** Text fields of a form with one document: the id of the one that it replaces, if any. */
export const addedDocument = z.object({ replaces: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) })

/** What was deleted and when, signed (Ed25519, base64url) by the key of `/api/my-application/receipt-key`. */
export const deletionReceipt = z.extend(messageResponse, {
  receipt: z.string(),
  signature: z.string(),
  /** Of the receipt. */
  language: languageField,
})
/** A public key, PEM. */
export const receiptKey = z.string()

export type Standing = (typeof STANDINGS)[number]
export type MyApplication = z.infer<typeof myApplication>
export type DeletionReceipt = z.infer<typeof deletionReceipt>
