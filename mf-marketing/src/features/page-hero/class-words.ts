import { defineWords } from '@arunika/federation'

const english = {
  academy: 'Academy',
  ask: 'Ask us a question',
}

export type ClassHeroWords = typeof english

/** Texts at the top of the pages of both programmes. */
export const classHeroWords = defineWords(english)
