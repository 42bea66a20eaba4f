import * as z from 'zod/mini'
import { emailField, textField } from './common.ts'

const fields = {
  /** The person who books. */
  name: textField(200),
  phone: textField(50).check(z.regex(/^\+?[\d\s().-]{6,}$/, 'Please enter a phone number.')),
  email: emailField(),
  /** The student. */
  student: textField(200),
  age: textField(50).check(z.regex(/^[1-9]\d?$/, 'Please enter the age in years.')),
}

/** `value` of one of the class's trials. */
const slotField = textField(50)

/** A trial lesson in a class, as booked on the page of the class: at one of its trials, or at a preferred time. */
export const trialInput = z
  .object({
    ...fields,
    /** Preferred time, in free text. */
    day: z.optional(textField(200)),
    slot: z.optional(slotField),
  })
  .check(
    z.refine(({ day, slot }) => day !== undefined || slot !== undefined, {
      path: ['day'],
      error: 'This field is required.',
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )

/** The same for a class whose page offers trials to choose from. */
export const slotTrialInput = z.object({ ...fields, slot: slotField })

export const slotInput = z.object({ slot: slotField })

export type TrialInput = z.infer<typeof trialInput>
