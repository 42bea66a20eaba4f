import type { AcademyClass } from '@arunika/contracts'
import type { Site } from '@arunika/contracts/site'
import type { ClassPhrases } from './phrases.ts'
import type { ClassWords } from './words.ts'

/** `Rp 450.000`, as prices are written in Indonesia; without `Intl`, whose first use takes a phone 40 ms. */
const rupiah = (amount: number) => `Rp ${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`

export const priceOf = ({ price, pricePer }: AcademyClass, { per }: ClassWords) =>
  `${rupiah(price)} / ${per[pricePer]}`

/** How many students a class has. */
export function seatsOf({ seats: { from, to } }: AcademyClass, phrases: ClassPhrases): string {
  if (from && to) return phrases.between(from, to)
  return to ? phrases.atMost(to) : phrases.atLeast(from ?? 1)
}

/** Address of a chat about the class, with its first words. */
export const chatAddress = ({ phone, academy }: Site, name: string, { question }: ClassPhrases) =>
  `${phone.whatsapp}?text=${encodeURIComponent(question(academy, name))}`
