import type { AcademyClass } from '@arunika/contracts'
import type { Site } from '@arunika/contracts/site'

/** `Rp 450.000`, as prices are written in Indonesia; without `Intl`, whose first use takes a phone 40 ms. */
const rupiah = (amount: number) => `Rp ${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`

export const priceOf = ({ price, pricePer }: AcademyClass) => `${rupiah(price)} / ${pricePer}`

/** How many students a class has. */
export function seatsOf({ seats: { from, to } }: AcademyClass): string {
  if (from && to) return `${from} to ${to} in a class`
  return to ? `At most ${to} in a class` : `From ${from ?? 1} participants`
}

/** Address of a chat about the class, with its first words. */
export const chatAddress = ({ phone, academy }: Site, name: string) =>
  `${phone.whatsapp}?text=${encodeURIComponent(`Hello ${academy}, I have a question about the class ${name}.`)}`
