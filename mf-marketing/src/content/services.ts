import type { PictureSource } from '@arunika/ui'
import {
  workStudioAnimation,
  workStudioAppAndWeb,
  workStudioGameDevelopment,
  workStudioIllustration,
  workStudioInformationTechnology,
  workStudioLogoDesign,
} from './pictures.ts'

export interface Service {
  name: string
  to: string
  text: string
  picture: PictureSource
}

/** The studio's services in the order of the menu. */
export const services: readonly Service[] = [
  {
    name: 'Game Development',
    to: '/technology/game-development',
    text: 'Design, art and engineering for games on phone, PC, console and headset, from prototype to live service.',
    picture: workStudioGameDevelopment,
  },
  {
    name: 'App & Web Development',
    to: '/technology/web-and-app-development',
    text: 'Websites, mobile apps and learning platforms that are quick, accessible and a pleasure to use.',
    picture: workStudioAppAndWeb,
  },
  {
    name: 'Animations',
    to: '/technology/animation',
    text: 'Series, films and promotional videos in 2D and 3D, written, boarded, animated and mixed under one roof.',
    picture: workStudioAnimation,
  },
  {
    name: 'Illustrations',
    to: '/technology/illustration',
    text: 'Illustration, concept art, storyboards and 3D design that give a project its look before it has a budget.',
    picture: workStudioIllustration,
  },
  {
    name: 'Information Technology',
    to: '/technology/information-technology',
    text: 'Augmented reality, virtual reality and HoloLens for museums, classrooms, factories and showrooms.',
    picture: workStudioInformationTechnology,
  },
  {
    name: 'Logo Design',
    to: '/technology/logo-design',
    text: 'Marks, names and packages that people remember, drawn by hand and delivered as a system.',
    picture: workStudioLogoDesign,
  },
]

/** A part of a service. */
export interface Offer {
  name: string
  text: string
}

/** A part with a picture. */
export interface PicturedOffer extends Offer {
  picture: PictureSource
}

/** How a project runs, whichever service it is. */
export const approach = [
  { name: 'Listen', text: 'A week of questions, with you and with those who will use it.' },
  { name: 'Sketch', text: 'Three directions that differ, on paper, where changes are free.' },
  { name: 'Build', text: 'Short rounds with something to try at the end of each.' },
  { name: 'Stay', text: 'Launch, measure, mend and hand over, with documents that people read.' },
] as const
