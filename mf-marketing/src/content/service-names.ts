import { defineWords } from '@arunika/federation'

const english = {
  games: 'Game Development',
  web: 'App & Web Development',
  animation: 'Animations',
  illustration: 'Illustrations',
  immersive: 'Information Technology',
  logo: 'Logo Design',
}

export type ServiceNames = typeof english

/** What the studio's services are called, each of which is the title of a page. */
export const serviceNames = defineWords(english)
