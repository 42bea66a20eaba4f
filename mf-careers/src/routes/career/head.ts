import { defineWords } from '@anyam/federation'

const english = {
  title: (city: string) => `Career in ${city}: full-time jobs and internships`,
  description: (site: string, locality: string) =>
    `Work at ${site}: full-time positions and internships at the studio and the academy in ${locality}.`,
}

export type CareerHead = typeof english

export const careerHead = defineWords(english)
