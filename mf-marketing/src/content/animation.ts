import { defineWords } from '@anyam/federation'
import { filmTexts } from './film-texts.ts'
import type { Offer, ServiceLead } from './services.ts'

const opening: ServiceLead = {
  lead: 'Animation and promotional videos with a beating heart: written, drawn, rigged, rendered and mixed by one team that sits in one room.',
}

const offers: readonly Offer[] = [
  {
    name: 'Animation',
    text: 'Series and films for children and the people who watch with them, in 2D, 3D and everything between.',
  },
  {
    name: 'Promotional video',
    text: 'Thirty seconds that explain a product, a place or a promise, made for the screen where it will be seen.',
  },
]

const english = {
  opening,
  offersTitle: 'Two ways to move people',
  offers,
  capabilities: {
    title: 'All of it in house',
    lead: 'Take the whole line or a single step of it. We fit into your pipeline.',
    items: [
      'Story and script',
      'Character design',
      'Storyboard and animatic',
      '2D animation',
      '3D animation',
      'Rigging',
      'Motion capture',
      'Motion graphics',
      'Lighting and rendering',
      'Visual effects',
      'Compositing',
      'Voice, music and mix',
    ],
  },
  portfolio: {
    title: 'On screens now',
    lead: 'Two series and two films, seen in eleven countries, and how each of them came to be.',
  },
  films: filmTexts,
}

export type AnimationWords = typeof english

export const animationWords = defineWords(english)
