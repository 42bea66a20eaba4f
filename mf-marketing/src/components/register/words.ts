import { defineWords } from '@anyam/federation'

const english = {
  register: 'Register for a class',
}

export type RegisterWords = typeof english

/** Text of the link to the academy's registration. */
export const registerWords = defineWords(english)
