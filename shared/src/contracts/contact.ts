import * as z from 'zod/mini'
import { emailField, requiredField } from './common.ts'

export const contactInput = z.object({
  name: requiredField(200),
  email: emailField(),
  subject: requiredField(200),
  message: requiredField(),
})

export type ContactInput = z.infer<typeof contactInput>
