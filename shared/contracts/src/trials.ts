import * as z from 'zod/mini'
import { emailField, textField } from './common.ts'

/** A trial lesson in a class, as booked on the page of the class. */
export const trialInput = z.object({
  /** The person who books. */
  name: textField(200),
  phone: textField(50).check(z.regex(/^\+?[\d\s().-]{6,}$/, 'Please enter a phone number.')),
  email: emailField(),
  /** The student. */
  student: textField(200),
  age: textField(50).check(z.regex(/^[1-9]\d?$/, 'Please enter the age in years.')),
  /** Preferred time, in free text. */
  day: textField(200),
})

export type TrialInput = z.infer<typeof trialInput>
