import type { Offer } from './services.ts'

export const illustrationServices: readonly Offer[] = [
  {
    name: 'Illustration',
    text: 'Covers, campaigns, picture books and murals, with one voice from thumbnail to print.',
  },
  {
    name: 'Concept Art',
    text: 'People, creatures, props and places, explored in dozens and settled in one.',
  },
  {
    name: 'Storyboard',
    text: 'Shots, cuts and timing on paper, so that the expensive part holds no surprises.',
  },
  {
    name: '3D Design',
    text: 'Models, sets and products with materials that answer to light, for screen or for print in plastic.',
  },
]
