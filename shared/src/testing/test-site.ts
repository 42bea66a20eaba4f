import { createSite } from '../site/index.ts'

export const testSite = createSite({
  name: 'Arunika',
  lmsUrl: 'https://learning.test',
  publicUrl: 'https://arunika.test',
})
