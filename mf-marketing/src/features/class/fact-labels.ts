import { defineWords } from '@anyam/federation'
import type { AcademyClass, ClassLevel } from '@arunika/contracts'
import type { Language } from '@arunika/contracts/site'

const english = {
  ages: 'Ages',
  days: 'Days',
  length: 'Length',
  price: 'Price',
  teacher: 'Teacher',
  seats: 'Seats',
  level: 'Level',
  languages: 'Taught in',
  starts: 'Starts',
  terms: 'Terms',
  makes: 'What you make',
  tools: 'Tools',
  included: 'Included',
  entry: 'What you need to know',
  /** Headings of the syllabus, by the length of its parts. */
  syllabus: { Monthly: 'Month by month', Weekly: 'Week by week', Daily: 'Day by day' } as Readonly<
    Record<AcademyClass['schedule']['repeatFrequency'], string>
  >,
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' } as Readonly<
    Record<ClassLevel, string>
  >,
  /** Languages of lessons. */
  spoken: { id: 'Indonesian', en: 'English' } as Readonly<Record<Language, string>>,
}

export type FactLabels = typeof english

/** Names of the facts of a class, and of those with a fixed set of values. */
export const factLabels = defineWords(english)
