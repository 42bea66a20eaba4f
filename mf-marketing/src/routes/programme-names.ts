import { defineWords } from '@arunika/federation'

const english = {
  kid: 'Kid Class',
  regular: 'Regular Class',
}

export type ProgrammeNames = typeof english

/** What the programmes of the academy are called, for search engines and above the pages of their classes. */
export const programmeNames = defineWords(english)
