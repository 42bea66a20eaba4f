import * as z from 'zod/mini'
import { requiredField } from './common.ts'

export const contactInput = z.object({
  name: requiredField(),
  email: requiredField().check(z.email('Please enter a valid email address.')),
  subject: requiredField(),
  message: requiredField(),
})

export type ContactInput = z.infer<typeof contactInput>
