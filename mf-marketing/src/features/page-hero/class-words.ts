import { defineWords } from '@anyam/federation'

const english = {
  academy: 'Academy',
  ask: 'Ask us a question',
}

export type ClassHeroWords = typeof english

/** Texts at the top of both programme pages. */
export const classHeroWords = defineWords(english)
