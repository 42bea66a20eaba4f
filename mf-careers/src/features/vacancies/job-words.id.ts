import type { JobWords } from './job-words.ts'

export const words: JobWords = { types: { internship: 'Magang', fulltime: 'Penuh Waktu' } }
