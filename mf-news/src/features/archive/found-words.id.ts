import type { FoundWords } from './found-words.ts'

export const words: FoundWords = {
  news: 'Berita',
  all: (total) => `Semua ${total} artikel`,
  inTheNews: (words) => `“${words}” dalam berita`,
}
