import * as z from 'zod/mini'
import { emailField, requiredField, textField } from './common.ts'
import { senderLanguage } from './translations.ts'

export const contactInput = z.object({
  name: textField(200),
  email: emailField(),
  subject: textField(200),
  message: requiredField(),
})

/** A message as shown to administrators. */
export const contactMessage = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** 0 means unread. */
  is_read: z.number(),
  /** ISO 8601 instant. */
  createdAt: z.string(),
  language: senderLanguage,
})
export const contactMessageList = z.array(contactMessage)

export type ContactMessage = z.infer<typeof contactMessage>
export type ContactInput = z.infer<typeof contactInput>
