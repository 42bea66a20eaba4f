import { defineWords } from '@anyam/federation'
import type { PictureSource } from '@arunika/ui'
import {
  workStudioAnimation,
  workStudioAppAndWeb,
  workStudioGameDevelopment,
  workStudioIllustration,
  workStudioInformationTechnology,
  workStudioLogoDesign,
} from './pictures.ts'

/** A part of a service. */
export interface Offer {
  name: string
  text: string
}

/** Opening text of a service page; the title is the service name. */
export interface ServiceLead {
  lead: string
  /** Alt text of its picture; in English the picture has its own. */
  alt?: string
}

const english = {
  texts: {
    games:
      'Design, art and engineering for games on phone, PC, console and headset, from prototype to live service.',
    web: 'Websites, mobile apps and learning platforms that are quick, accessible and a pleasure to use.',
    animation:
      'Series, films and promotional videos in 2D and 3D, written, boarded, animated and mixed under one roof.',
    illustration:
      'Illustration, concept art, storyboards and 3D design that give a project its look before it has a budget.',
    immersive:
      'Augmented reality, virtual reality and HoloLens for museums, classrooms, factories and showrooms.',
    logo: 'Marks, names and packages that people remember, drawn by hand and delivered as a system.',
  },
  /** Title of the parent page of all services. */
  technology: 'Technology',
  more: 'More from the studio',
}

export type ServiceWords = typeof english
export type ServiceKey = keyof ServiceWords['texts']

/** Texts of the studio's services; each service page also lists the others. */
export const serviceWords = defineWords(english)

/** Pages of the studio's services, in menu order. */
export const servicePages = {
  games: { to: '/technology/game-development', picture: workStudioGameDevelopment },
  web: { to: '/technology/web-and-app-development', picture: workStudioAppAndWeb },
  animation: { to: '/technology/animation', picture: workStudioAnimation },
  illustration: { to: '/technology/illustration', picture: workStudioIllustration },
  immersive: { to: '/technology/information-technology', picture: workStudioInformationTechnology },
  logo: { to: '/technology/logo-design', picture: workStudioLogoDesign },
} satisfies Record<ServiceKey, { to: string; picture: PictureSource }>
