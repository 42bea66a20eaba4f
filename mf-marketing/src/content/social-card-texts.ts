import type { AcademyClass } from '@arunika/contracts'
import { classSentences } from './class-sentences.ts'
import { filmTexts } from './film-texts.ts'
import { gameTexts } from './game-texts.ts'

/** Texts of social cards, by page chunk. */
export const english = {
  class: {
    details: ({ ages, days }: AcademyClass) => `Ages ${classSentences.english.ages(ages)} · ${days}`,
  },
  home: {
    title: 'Let’s build together',
    kind: (site: string) => `${site} Studio & Academy`,
    details: (city: string) => `Games, animation and art classes in ${city}`,
  },
  about: { title: 'About us', details: (city: string) => `Studio and academy in ${city} and Singapore` },
  contact: { title: 'Contact us' },
  academy: {
    title: 'Art, animation and game classes',
    details: 'For children from six and young adults',
  },
  'kid-class': { title: 'Kid Class', details: 'Art and game classes for children from 6 to 12' },
  'regular-class': { title: 'Regular Class', details: 'Art, animation and games from 13' },
  technology: { title: 'Technology', details: 'Games, animation, apps and design' },
  'game-development': { title: 'Game Development', details: 'For phone, PC, console and headset' },
  animation: { title: 'Animations', details: 'Series, films and promotional videos' },
  illustration: { title: 'Illustrations', details: 'Concept art, storyboards and 3D design' },
  'logo-design': { title: 'Logo Design', details: 'Marks, names and packages' },
  'information-technology': { title: 'Information Technology', details: 'Augmented and virtual reality' },
  'web-and-app-development': { title: 'App & Web Development', details: 'Websites, apps and platforms' },
  games: gameTexts,
  films: filmTexts,
}

export type SocialCardTexts = typeof english
