import * as z from 'zod/mini'
import { languageField } from './translations.ts'

/** What an academy says of its classes without having settled it yet: a sample, to be replaced before the launch. */
const sampledFact = z.enum(['days', 'price', 'teacher'])

/** A class of the academy, as its page shows it. */
export const academyClass = z.object({
  /** Path of its page: `/academy/kid-class/roblox`. */
  path: z.string(),
  name: z.string(),
  kind: z.enum(['class', 'mini course', 'workshop']),
  /** The form of schema.org's `typicalAgeRange`: `6-12`, `13-`. */
  ages: z.string(),
  days: z.string(),
  /** Rupiah. */
  price: z.number(),
  pricePer: z.enum(['month', 'course', 'participant']),
  teacher: z.string(),
  /** How many make a class; no upper limit for what is booked by a group. */
  seats: z.object({ from: z.optional(z.number()), to: z.optional(z.number()) }),
  /** How long it runs. */
  schedule: z.object({
    repeatFrequency: z.enum(['Monthly', 'Weekly', 'Daily']),
    repeatCount: z.number(),
  }),
  /** The facts in a sentence or two, for search engines and messengers. */
  summary: z.string(),
  /** Which of these facts are samples. */
  sampled: z.array(sampledFact),
  language: languageField,
})
export const academyClassList = z.array(academyClass)

/** The path of a class below `/academy`, and of its call below `/api/classes`. */
export const classParams = z.object({ programme: z.string(), slug: z.string() })

export type AcademyClass = z.infer<typeof academyClass>
