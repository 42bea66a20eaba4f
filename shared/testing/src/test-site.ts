import { createSite } from '@arunika/contracts/site'

export const testSite = createSite({
  name: 'Arunika',
  lmsUrl: 'https://learning.test',
  publicUrl: 'https://arunika.test',
})
