import { defineWords } from '@anyam/federation'
import type { ServiceLead } from './services.ts'

const opening: ServiceLead = {
  lead: 'Websites, apps and learning platforms that are quick on an old phone, clear to a tired reader, and a pleasure to maintain.',
}

const english = {
  opening,
  offersTitle: 'What we build for the web',
  offers: {
    website: {
      name: 'Website Design & Development',
      text: 'Sites that load before the thumb has left the glass, can be edited by your team and read by everybody.',
    },
    app: {
      name: 'Mobile Apps',
      text: 'One idea, done well, for Android and iOS, from the first click dummy to the store and the years after.',
    },
    platform: {
      name: 'Educational Platform',
      text: 'Courses, homework, galleries and certificates in one place, proven daily in our own academy.',
    },
    gamification: {
      name: 'Gamification',
      text: 'Points are easy, motivation is not. We design loops that make people come back because it is worth it.',
    },
  },
  worksTitle: 'Open now',
  works: {
    pasar: {
      name: 'Pasar Pagi',
      text: 'A morning-market shop and its phone app: order before six, eat at seven.',
    },
    museum: {
      name: 'Museum Gelap',
      text: 'A museum’s site in the dark: each object lights up as the reader nears it.',
    },
  },
}

export type WebAndAppDevelopmentWords = typeof english

export const webAndAppDevelopmentWords = defineWords(english)
