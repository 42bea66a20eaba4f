import { LANGUAGES } from '@anyam/protocol/languages'
import * as z from 'zod/mini'
import { WEEKDAYS } from './names.ts'
import { languageField } from './translations.ts'

/** Facts of a class that are samples, not settled by the academy yet; to be replaced before the launch. */
const sampledFact = z.enum(['days', 'price', 'teacher', 'level', 'languages', 'tools'])

/** From the easiest. */
const classLevel = z.enum(['beginner', 'intermediate', 'advanced'])

const isoDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** A term of a class that has not ended. */
const classTerm = z.object({
  id: z.number(),
  /** First and last day. */
  startsOn: isoDay,
  endsOn: isoDay,
  weekdays: z.array(z.enum(WEEKDAYS)),
  /** First and last day, and days and hours, in the reader's language. */
  dates: z.string(),
  days: z.string(),
  teacher: z.string(),
  /** All places, and those that are still free. */
  seats: z.number(),
  left: z.number(),
})

/** A lesson that a trial can be booked for. */
const trialSlot = z.object({
  /** Sent with the booking. */
  value: z.string(),
  /** ISO 8601 instant. */
  at: z.string(),
  /** The same for its end; missing in an older api. */
  ends: z.optional(z.string()),
  /** Day and hours at the academy, in the reader's language. */
  day: z.string(),
  hours: z.string(),
  /** Places that are still free. */
  left: z.number(),
  /** Price of the trial in rupiah; 0 if it is free. */
  price: z.number(),
})

/** A class of the academy, as shown on its page. */
export const academyClass = z.object({
  /** Path of its page: `/academy/kid-class/roblox`. */
  path: z.string(),
  name: z.string(),
  kind: z.enum(['class', 'mini course', 'workshop', 'open day']),
  /** In the format of schema.org's `typicalAgeRange`: `6-12`, `13-`. */
  ages: z.string(),
  days: z.string(),
  /** In rupiah. */
  price: z.number(),
  pricePer: z.enum(['month', 'course', 'participant']),
  teacher: z.string(),
  /** Number of participants; no upper limit for classes that groups book. */
  seats: z.object({ from: z.optional(z.number()), to: z.optional(z.number()) }),
  /** Schedule of the class. */
  schedule: z.object({
    repeatFrequency: z.enum(['Monthly', 'Weekly', 'Daily']),
    repeatCount: z.number(),
  }),
  // The following facts are missing in an older api.
  level: z.optional(classLevel),
  /** Languages of the lessons. */
  languages: z.optional(z.array(z.enum(LANGUAGES))),
  /** Requirements for the first lesson. */
  entry: z.optional(z.string()),
  tools: z.optional(z.string()),
  /** Things that the price includes. */
  included: z.optional(z.string()),
  /** Result that students take home. */
  makes: z.optional(z.string()),
  /** Parts of a course, one for each month or week of `schedule`. Only in the response for one class. */
  syllabus: z.optional(z.array(z.string())),
  /** Times of year in which a course begins: `In January and July`. */
  starts: z.optional(z.string()),
  terms: z.optional(z.array(classTerm)),
  /** Only in the response for one class. */
  trials: z.optional(z.array(trialSlot)),
  /** The facts in one or two sentences, for search engines and messengers. */
  summary: z.string(),
  /** Names of the facts that are samples. */
  sampled: z.array(sampledFact),
  language: languageField,
})
export const academyClassList = z.array(academyClass)

/** The path of a class below `/academy`, and of its call below `/api/classes`. */
export const classParams = z.object({ programme: z.string(), slug: z.string() })

export type AcademyClass = z.infer<typeof academyClass>
export type ClassTerm = z.infer<typeof classTerm>
export type TrialSlot = z.infer<typeof trialSlot>
export type ClassLevel = z.infer<typeof classLevel>
