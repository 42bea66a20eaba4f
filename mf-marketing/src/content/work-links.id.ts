import type { WorkLinkWords } from './work-links.ts'

export const words: WorkLinkWords = {
  trailerOf: (title) => `Trailer ${title}`,
  howMade: 'Cerita pembuatannya',
  visit: (title) => `Kunjungi ${title}`,
}
