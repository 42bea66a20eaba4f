import { defineWords } from '@anyam/federation'
import type { ServiceLead } from './services.ts'

const opening: ServiceLead = {
  lead: 'Before there is a budget, there is a picture. Ours are made to be believed: by investors, by children, by the team that has to build them.',
}

const english = {
  opening,
  offersTitle: 'Four ways to draw it',
  offers: {
    illustration: {
      name: 'Illustration',
      text: 'Covers, campaigns, picture books and murals, with one voice from thumbnail to print.',
    },
    concept: {
      name: 'Concept Art',
      text: 'People, creatures, props and places, explored in dozens and settled in one.',
    },
    storyboard: {
      name: 'Storyboard',
      text: 'Shots, cuts and timing on paper, so that the expensive part holds no surprises.',
    },
    solid: {
      name: '3D Design',
      text: 'Models, sets and products with materials that answer to light, for screen or for print in plastic.',
    },
  },
  worksTitle: 'Two from the drawer',
  works: {
    market: {
      name: 'Monsoon Market',
      text: 'Endpapers of a picture book: a floating market in the first rain.',
    },
    express: {
      name: 'Garuda Express',
      text: 'A travel poster of a bird that carries the evening post over the rice terraces.',
    },
  },
}

export type IllustrationWords = typeof english

export const illustrationWords = defineWords(english)
