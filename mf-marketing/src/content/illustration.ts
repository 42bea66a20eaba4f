import {
  plateGarudaExpress,
  plateMonsoonMarket,
  regular3dModeling,
  techIllustration,
  techStoryboard,
  workAcademyConceptArt,
} from './pictures.ts'
import type { PicturedOffer } from './services.ts'

export const illustrationServices: readonly PicturedOffer[] = [
  {
    name: 'Illustration',
    text: 'Covers, campaigns, picture books and murals, with one voice from thumbnail to print.',
    picture: techIllustration,
  },
  {
    name: 'Concept Art',
    text: 'People, creatures, props and places, explored in dozens and settled in one.',
    picture: workAcademyConceptArt,
  },
  {
    name: 'Storyboard',
    text: 'Shots, cuts and timing on paper, so that the expensive part holds no surprises.',
    picture: techStoryboard,
  },
  {
    name: '3D Design',
    text: 'Models, sets and products with materials that answer to light, for screen or for print in plastic.',
    picture: regular3dModeling,
  },
]

export const illustrationWorks: readonly PicturedOffer[] = [
  {
    name: 'Monsoon Market',
    text: 'Endpapers of a picture book: a floating market in the first rain.',
    picture: plateMonsoonMarket,
  },
  {
    name: 'Garuda Express',
    text: 'A travel poster of a bird that carries the evening post over the rice terraces.',
    picture: plateGarudaExpress,
  },
]
