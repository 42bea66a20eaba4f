import { defineWords } from '@arunika/federation'

const english = {
  career: (city: string) => `Career in ${city}: full-time jobs and internships`,
  careerText: (site: string, locality: string) =>
    `Work at ${site}: full-time positions and internships at the studio and the academy in ${locality}.`,
  apply: 'Apply',
  applyText: (site: string) => `Apply for a position at ${site}.`,
  myApplication: 'Your Application',
  myApplicationText: 'How your application stands; add a document, withdraw it, take a copy or delete it.',
  privacy: 'Privacy',
  privacyText: (site: string) =>
    `What ${site} keeps of people who apply for a position, for how long, and how to have it deleted.`,
}

export type HeadWords = typeof english

/** Texts of the titles and descriptions of pages. */
export const headWords = defineWords(english)
