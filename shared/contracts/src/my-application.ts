import { messageResponse } from '@anyam/protocol/common'
import * as z from 'zod/mini'
import { applicationFile } from './applications.ts'
import { emailField, textField } from './common.ts'
import { languageField } from './translations.ts'

/** Maximum number of documents of an application, including those that its owner added. */
export const MOST_DOCUMENTS = 6

/** Standing of an application for its applicant: unread, read, or decided, also by the applicant. */
export const STANDINGS = [
  'arrived',
  'read',
  'shortlisted',
  'interview',
  'offered',
  'rejected',
  'withdrawn',
] as const

/** An application as shown to its applicant, through the link in the mail. */
export const myApplication = z.object({
  reference: z.string(),
  name: z.string(),
  vacancy: z.string(),
  /** Language of the vacancy's name. */
  language: languageField,
  /** ISO 8601 instant. */
  createdAt: z.string(),
  /** The status as a sentence. */
  status: z.string(),
  /** The status for programs; missing in an older api. */
  standing: z.optional(z.enum(STANDINGS)),
  /** False for an application that is decided or withdrawn, to which nothing can be added. */
  isOpen: z.boolean(),
  documents: z.array(applicationFile),
  /** ISO 8601 instant after which it is deleted; null if it is stored forever. */
  deletedAfter: z.nullable(z.string()),
  /** The interview to come; missing if there is none. */
  interview: z.optional(
    z.object({
      isChosen: z.boolean(),
      /** The chosen time, or the free ones to choose from: ISO 8601 instants, and in words with the office's zone. */
      times: z.array(z.object({ at: z.string(), when: z.string() })),
      venue: z.string(),
      /** Path of the page on which it is chosen, moved and cancelled. */
      path: z.string(),
    }),
  ),
})

/** The field of the form that chooses the time of an interview: an ISO 8601 instant. */
export const interviewChoice = z.object({ time: z.iso.datetime('Please choose a time.') })

/** Requests a new link. The response is the same if nothing matches. */
export const myApplicationLink = z.object({ reference: textField(20), email: emailField() })

/** Text fields of a form with one document: the id of the document to replace, if any. */
export const addedDocument = z.object({ replaces: z.optional(z.string().check(z.regex(/^\d{1,9}$/))) })

/** Time and subject of a deletion, signed (Ed25519, base64url) with the key of `/api/my-application/receipt-key`. */
export const deletionReceipt = z.extend(messageResponse, {
  receipt: z.string(),
  signature: z.string(),
  /** Language of the receipt. */
  language: languageField,
})
/** A public key in PEM. */
export const receiptKey = z.string()

export type Standing = (typeof STANDINGS)[number]
export type MyApplication = z.infer<typeof myApplication>
export type DeletionReceipt = z.infer<typeof deletionReceipt>
