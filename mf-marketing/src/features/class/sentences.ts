import type { AcademyClass } from '@arunika/contracts'
import type { Site } from '@arunika/contracts/site'
import type { ClassSentences } from '../../content/class-sentences.ts'
import { rupiah } from '../../lib/rupiah.ts'
import type { FactLabels } from './fact-labels.ts'
import type { ClassPhrases } from './phrases.ts'

export const priceOf = ({ price, pricePer }: AcademyClass, { per }: Pick<ClassSentences, 'per'>) =>
  `${rupiah(price)} / ${per[pricePer]}`

/** Languages of the lessons, as text; undefined in an older api. */
export const spokenIn = ({ languages }: AcademyClass, { spoken }: Pick<FactLabels, 'spoken'>) =>
  languages?.map((language) => spoken[language]).join(', ')

/** Number of students in a class, as text. */
export function seatsOf({ seats: { from, to } }: AcademyClass, phrases: ClassPhrases): string {
  if (from && to) return phrases.between(from, to)
  return to ? phrases.atMost(to) : phrases.atLeast(from ?? 1)
}

/** URL of a chat about the class, with an opening message. */
export const chatAddress = ({ phone, academy }: Site, name: string, { question }: ClassPhrases) =>
  `${phone.whatsapp}?text=${encodeURIComponent(question(academy, name))}`
