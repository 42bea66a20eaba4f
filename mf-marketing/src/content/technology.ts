import { defineWords } from '@anyam/federation'
import type { ServiceLead } from './services.ts'

const opening: ServiceLead = {
  lead: 'Games, films and interactive rooms for clients who want people to feel something, and then to tell somebody about it.',
}

const english = {
  title: 'Technology with a pulse.',
  opening,
  showcases: {
    games: {
      name: 'Game Development',
      text: 'From a paper prototype to a live service with seasons: design, art and engineering for games that sell, and for games that teach without saying so.',
      figures: [
        { figure: '2.7 million', text: 'units sold of one title that we co-developed' },
        { figure: '37', text: 'local artists on one platform' },
      ],
    },
    animation: {
      name: 'Animation',
      text: 'Series, films and promotional videos, from the first joke in the writers’ room to the last mix. We deliver on time, and in seven languages.',
      figures: [
        { figure: '88', text: 'episodes of Little Harbor, in 2 seasons' },
        { figure: '104', text: 'episodes of Robo Kampung, in 2 seasons' },
      ],
    },
  },
  others: 'And everything around it',
  callToAction: 'Bring us half an idea. We like that half.',
}

export type TechnologyWords = typeof english

export const technologyWords = defineWords(english)
