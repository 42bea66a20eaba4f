import * as z from 'zod/mini'
import { emailField, textField } from './common.ts'

/** A trial lesson in a class, as it is booked on the page of the class. */
export const trialInput = z.object({
  /** Who books. */
  name: textField(200),
  phone: textField(50).check(z.regex(/^\+?[\d\s().-]{6,}$/, 'Please enter a phone number.')),
  email: emailField(),
  /** Who comes. */
  student: textField(200),
  age: textField(50).check(z.regex(/^[1-9]\d?$/, 'Please enter the age in years.')),
  /** When it suits them, in their own words. */
  day: textField(200),
})

export type TrialInput = z.infer<typeof trialInput>
