import {
  techEducationalPlatform,
  techGamification,
  techMobileApp,
  techWebsite,
  webMuseumGelap,
  webPasarPagi,
} from './pictures.ts'
import type { PicturedOffer } from './services.ts'

export const webServices: readonly PicturedOffer[] = [
  {
    name: 'Website Design & Development',
    text: 'Sites that load before the thumb has left the glass, can be edited by your team and read by everybody.',
    picture: techWebsite,
  },
  {
    name: 'Mobile Apps',
    text: 'One idea, done well, for Android and iOS, from the first click dummy to the store and the years after.',
    picture: techMobileApp,
  },
  {
    name: 'Educational Platform',
    text: 'Courses, homework, galleries and certificates in one place, proven daily in our own academy.',
    picture: techEducationalPlatform,
  },
  {
    name: 'Gamification',
    text: 'Points are easy, motivation is not. We design loops that make people come back because it is worth it.',
    picture: techGamification,
  },
]

export const webWorks: readonly PicturedOffer[] = [
  {
    name: 'Pasar Pagi',
    text: 'A morning-market shop and its phone app: order before six, eat at seven.',
    picture: webPasarPagi,
  },
  {
    name: 'Museum Gelap',
    text: 'A museum’s site in the dark: each object lights up as the reader nears it.',
    picture: webMuseumGelap,
  },
]
