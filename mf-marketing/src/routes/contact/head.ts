import { defineWords } from '@anyam/federation'

const english = {
  title: (city: string) => `Contact us in ${city}`,
  description: (site: string, where: string) => `Write to ${site}, call us or come by: ${where}.`,
}

export type ContactHead = typeof english

/** Title and description of the contact page. */
export const contactHead = defineWords(english)
