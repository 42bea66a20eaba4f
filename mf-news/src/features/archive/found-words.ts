import { defineWords } from '@anyam/federation'

const english = {
  news: 'News',
  all: (total: number) => `All ${total} articles`,
  inTheNews: (words: string) => `“${words}” in the news`,
}

export type FoundWords = typeof english

/** Texts for news results in site search. */
export const foundWords = defineWords(english)
