import { defineWords } from '@anyam/federation'

const english = {
  games: 'Game Development',
  web: 'App & Web Development',
  animation: 'Animations',
  illustration: 'Illustrations',
  immersive: 'Information Technology',
  logo: 'Logo Design',
}

export type ServiceNames = typeof english

/** Names of the studio's services, which are also the page titles. */
export const serviceNames = defineWords(english)
