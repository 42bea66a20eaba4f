import { defineWords } from '@anyam/federation'

const english = {
  kid: 'Kid Class',
  regular: 'Regular Class',
}

export type ProgrammeNames = typeof english

/** Names of the academy's programmes, for search engines and for the parent link of class pages. */
export const programmeNames = defineWords(english)
