import { defineWords } from '@anyam/federation'
import { gameTexts } from './game-texts.ts'
import type { Offer, ServiceLead } from './services.ts'

const opening: ServiceLead = {
  lead: 'We design and build games for phone, PC, console and headset, alone or beside your team, and we play them with children, grandmothers and strangers before we call them done.',
}

const offers: readonly Offer[] = [
  {
    name: 'Game design and prototypes',
    text: 'A playable answer within four weeks, so that decisions are made with a controller in hand.',
  },
  {
    name: 'Art and animation',
    text: 'Characters, worlds, interfaces and effects in one style guide, from painterly 2D to stylised 3D.',
  },
  {
    name: 'Engineering',
    text: 'Gameplay, multiplayer and tools in Unity and Unreal, with tests and builds every night.',
  },
  {
    name: 'Co-development and live service',
    text: 'We join your team for a feature, a port or a season, and leave the code better than we found it.',
  },
]

const english = {
  opening,
  offersTitle: 'What we do for a game',
  offers,
  portfolio: {
    title: 'Played and loved',
    lead: 'Five of the games that we made or helped to make, and how each of them came to be.',
  },
  games: gameTexts,
}

export type GameDevelopmentWords = typeof english

export const gameDevelopmentWords = defineWords(english)
